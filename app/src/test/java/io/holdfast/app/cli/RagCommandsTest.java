package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The answer engine from the command line, with a real HTTP server where a chat model is named. */
class RagCommandsTest {
    private static final String[] WITHOUT_MODELS = {"--set", "models.embedding=hashing", "--set", "grounding.model=off"
    };
    private static final String DOCUMENTS = """
            {"id":"kiln","title":"The kiln of Osby","url":"https://osby.example/kiln","text":"The kiln of Osby was fired in 1884. It was built by Marta Quist."}
            {"id":"weir","title":"The weir of Osby","url":"https://osby.example/weir","text":"The weir of Osby is 42 metres long. It was built by Nils Ahl."}
            """;
    private static final String QUESTIONS = """
            {"id":"a","question":"Who built the kiln of Osby?","answer":"Marta Quist"}
            {"id":"b","question":"How long is the weir of Osby?","answer":"42 metres"}
            {"id":"c","question":"Who built the kiln of Farsta?","answerable":false}
            """;

    @TempDir
    Path folder;

    private ChatServer model;

    @BeforeEach
    void start() throws IOException {
        Files.writeString(folder.resolve("docs.jsonl"), DOCUMENTS);
        Files.writeString(folder.resolve("questions.jsonl"), QUESTIONS);
        model = new ChatServer(prompt -> "I don't know.");
    }

    @AfterEach
    void stop() {
        model.close();
    }

    private Cli run(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of(WITHOUT_MODELS));
        all.addAll(List.of(model.options()));
        return new Cli(folder).run(all.toArray(String[]::new));
    }

    private Cli index() {
        return run("rag", "index", "--corpus", "docs.jsonl", "--index", "idx");
    }

    @Test
    void aQuestionIsAnsweredWithACitationAndAnotherDeclinedWithWhatIsMissing() {
        assertThat(index().code()).isZero();
        Cli answered = run("rag", "ask", "--index", "idx", "When was the kiln of Osby fired?");
        assertThat(answered.out())
                .startsWith("The kiln of Osby was fired in 1884. [1]\nShort answer: 1884\n  [1] docs.jsonl line ")
                .contains(": \"The kiln of Osby was fired in 1884.\"");
        assertThat(answered.err()).isEqualTo("The documents support this answer.\n");
        assertThat(run("rag", "ask", "--index", "idx", "Who built the kiln of Farsta?")
                        .out())
                .startsWith(
                        "I don't know. I looked for: Farsta, built, kiln (passages read: 2). None of them speaks about: Farsta. What"
                                + " comes nearest: \"");
        assertThat(run(
                                "rag",
                                "ask",
                                "--index",
                                "idx",
                                "Quando è stata costruita la fornace della città vecchia dagli operai?")
                        .out())
                .startsWith(
                        "I don't know. The question is in Italian; I read questions in English, Indonesian, German, French and Spanish");
    }

    @Test
    void filesAreAccountedForAndDeletionsFollowed() throws IOException {
        Path corpus = Files.createDirectory(folder.resolve("corpus"));
        Files.writeString(corpus.resolve("kiln.md"), "# Kiln\n\nThe kiln of Osby was fired in 1884.\n");
        Files.writeString(corpus.resolve("weir.txt"), "The weir of Farsta is 42 metres long.\n");
        Files.writeString(corpus.resolve("plan.pdf"), "%PDF-1.4");
        Cli first = run("rag", "index", "--corpus", "corpus", "--index", "two");
        assertThat(first.err())
                .contains("not read: plan.pdf needs a converter")
                .contains("3 files, 2 documents, 1 not read, 0 removed; 2 passages in the index");
        Files.delete(corpus.resolve("kiln.md"));
        Cli second = run("rag", "index", "--corpus", "corpus", "--index", "two", "--report", "report.jsonl");
        assertThat(Files.readAllLines(folder.resolve("report.jsonl")))
                .hasSize(2)
                .anyMatch(l ->
                        l.startsWith("{\"became\":\"not_read\",\"file\":\"plan.pdf\"") && l.contains("holdfast-tika"))
                .anyMatch(l -> l.startsWith("{\"became\":\"removed\",\"file\":\"kiln\""));
        assertThat(second.err())
                .contains("removed, no longer in the corpus: kiln")
                .contains("2 files, 1 document, 1 not read, 1 removed; 1 passage in the index");
        assertThat(run("rag", "ask", "--index", "two", "When was the kiln of Osby fired?")
                        .out())
                .startsWith("I don't know.")
                .doesNotContain("1884");
    }

    @Test
    void nothingIndexedIsRefusedAndSoIsAnEmptyIndex() throws IOException {
        Files.writeString(folder.resolve("empty.csv"), "");
        Cli indexed = run("rag", "index", "--corpus", "empty.csv", "--index", "none");
        assertThat(indexed.code()).isEqualTo(2);
        assertThat(indexed.err())
                .contains("not read: empty.csv is empty", "1 file, 0 documents", "0 passages in the index")
                .contains("nothing was indexed: empty.csv");
        Cli asked = run("rag", "ask", "--index", "none", "Who built the kiln?");
        assertThat(asked.code()).isEqualTo(2);
        assertThat(asked.err()).contains("is empty", "holdfast rag index --corpus PATH");
        Files.createDirectory(folder.resolve("void"));
        assertThat(run("rag", "index", "--corpus", "void", "--index", "none").err())
                .contains(".txt, .md, .html, .csv, .json, .jsonl, .tar.gz files or other text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "?", "?!…", "—"})
    void whatAsksNothingIsRefused(String question) {
        index();
        Cli cli = run("rag", "ask", "--index", "idx", question);
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).contains("there is no question");
    }

    @Test
    void anIndexOfAnotherEmbeddingModelIsRefusedWithTheCommandThatRebuildsIt() {
        index();
        Cli cli = new Cli(folder).run("rag", "ask", "--index", "idx", "Who built the kiln?");
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("hashing-256@1", "holdfast rag index --corpus PATH --index");
    }

    @Test
    void aDraftInDoubtIsShownOnlyIfTheChatModelThatJudgesSaysYes() {
        index();
        String[] doubtful = {
            "rag",
            "ask",
            "--index",
            "idx",
            "--judge",
            "openai:j",
            "--override",
            "gate.support=1",
            "--override",
            "gate.gray_support=0",
            "--json",
            "When was the kiln of Osby fired?"
        };
        model.says(prompt -> "Yes.");
        assertThat(run(doubtful).out()).contains("\"judge\" : \"positive\"", "\"abstained\" : false");
        assertThat(model.prompts()).singleElement().asString().contains("1884", "Reply yes or no.");
        model.says(prompt -> "No, it does not.");
        assertThat(run(doubtful).out()).contains("\"judge\" : \"negative\"", "\"reason\" : \"abstain_low_support\"");
        assertThat(run("rag", "ask", "--index", "idx", "--judge", "llm", "Who?").err())
                .contains("--judge llm asks the model that answers");
        int asked = model.prompts().size();
        doubtful[5] = "off";
        run(doubtful);
        assertThat(model.prompts()).hasSize(asked);
    }

    @Test
    void aRecordedExperimentIsReplayedToTheSameTableWithoutTheServer() throws IOException {
        model.says(prompt -> prompt.contains("kiln of Osby?")
                ? "The kiln of Osby was built by Marta Quist [CIT:kiln-0]."
                : prompt.contains("weir") ? "It is 42 metres long. [CIT:weir-0]" : "I don't know.");
        String[] experiment = {
            "rag",
            "experiment",
            "--corpus",
            "docs.jsonl",
            "--dataset",
            "questions.jsonl",
            "--configs",
            "baseline,A",
            "--model",
            "openai:small",
            "--record",
            "tape.jsonl",
            "--out",
            "first"
        };
        Cli recorded = run(experiment);
        assertThat(recorded.code()).isZero();
        assertThat(model.prompts()).isNotEmpty();
        model.close();
        experiment[9] = "scripted:tape.jsonl";
        experiment[11] = "tape2.jsonl";
        experiment[13] = "second";
        Cli replayed = run(experiment);
        assertThat(replayed.code()).as(replayed.err()).isZero();
        assertThat(table(replayed)).isEqualTo(table(recorded));
        assertThat(Files.readAllLines(folder.resolve("tape2.jsonl")).stream().skip(1))
                .isEqualTo(Files.readAllLines(folder.resolve("tape.jsonl")).stream()
                        .skip(1)
                        .toList());
        Files.writeString(folder.resolve("questions.jsonl"), "{\"id\":\"n\",\"question\":\"Who is new?\"}\n");
        assertThat(run(experiment).err()).contains("holds no reply", "record again");
    }

    /** What is printed, without who answered and without times. */
    private static List<String> table(Cli cli) {
        return cli.out()
                .lines()
                .skip(1)
                .filter(line -> !line.contains("latency"))
                .toList();
    }

    @Test
    void theRetrievalBenchMeasuresAndLeavesNothingBehind() throws IOException {
        Path collection = Files.createDirectories(folder.resolve("small"));
        Files.writeString(
                collection.resolve("corpus.jsonl"),
                "{\"_id\":\"1\",\"title\":\"\",\"text\":\"Otters sleep on kelp.\"}\n{\"_id\":\"2\",\"title\":\"\",\"text\":\"Cranes nest.\"}\n");
        Files.writeString(collection.resolve("queries.jsonl"), "{\"_id\":\"q\",\"text\":\"sleeping otters\"}\n");
        Files.writeString(collection.resolve("test.tsv"), "q\t1\t1\n");
        List<Path> before = scratch();
        Cli cli = run("bench", "retrieval", "small", "--modes", "bm25,hybrid", "--words", "300");
        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out()).contains("2 passages indexed", "1.0000", "300 passages indexed", "words only");
        assertThat(scratch()).isEqualTo(before);
    }

    private static List<Path> scratch() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(f -> f.getFileName().toString().startsWith("holdfast-bench"))
                    .sorted()
                    .toList();
        }
    }
}
