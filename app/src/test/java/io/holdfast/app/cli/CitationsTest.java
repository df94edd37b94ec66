package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.EmbeddedWiring;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CitationsTest {
    private static final String CASES = """
            {"id":"a","question":"What is sold?","contexts":["On Monday the old bakery sells spelt bread.","The shop closes at six in the evening."],"answer":"On Monday the old bakery sells spelt bread [2]. The shop closes at six in the evening."}
            {"id":"b","question":"When?","contexts":["The shop closes at six in the evening."],"answer":"The shop closes at six in the evening [1]."}
            """;

    @TempDir
    private Path folder;

    private Cli run(String... arguments) {
        return new Cli(folder)
                .with(new EchoWiring() {
                    @Override
                    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
                        return new Faithfulness(config, null, null);
                    }
                })
                .run(arguments);
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void scoreAddsTheCitationsToEachLineAndSumsThemUp() throws IOException {
        write("a.jsonl", CASES);
        Cli plain = run("score", "a.jsonl");
        Cli cli = run("score", "a.jsonl", "--citations");

        assertThat(cli.code()).isZero();
        JsonNode first = Json.own(cli.out().lines().findFirst().orElseThrow()).path("citations");
        assertThat(first.path("markers").path(0).path("status").asText()).isEqualTo("wrong_document");
        assertThat(first.path("claims").path(1).path("cited").asBoolean()).isFalse();
        assertThat(first.path("precision").asDouble()).isZero();
        assertThat(cli.err())
                .contains("citations: 1 of 2 markers are right (1 names the wrong document); 1 of 3 claims have no"
                        + " citation; precision 0.50 [");
        assertThat(plain.out()).doesNotContain("citations");
        assertThat(cli.out().lines().findFirst().orElseThrow())
                .startsWith(plain.out().lines().findFirst().orElseThrow().replaceFirst("}$", ""));
    }

    @Test
    void checkShowsWhatIsWrongAndSarifHoldsIt() throws IOException {
        write("a.jsonl", CASES);
        Cli cli = run("check", "a.jsonl", "--citations", "--sarif", "a.sarif");

        assertThat(cli.out())
                .contains(
                        "✗ [2] on \"On Monday the old bakery sells spelt bread [2].\" – document \"1\" does not state this;"
                                + " document \"0\" does")
                .contains("- no citation: \"The shop closes at six in the evening.\"")
                .contains("Citations: 1 of 2 markers are right");
        JsonNode results = Json.read(Files.readString(folder.resolve("a.sarif")))
                .path("runs")
                .path(0)
                .path("results");
        assertThat(results.findValuesAsText("ruleId")).containsExactly("citation_wrong_document", "citation_missing");
        assertThat(results.path(0).path("level").asText()).isEqualTo("warning");
        assertThat(results.path(0)
                        .path("locations")
                        .path(0)
                        .path("physicalLocation")
                        .path("region")
                        .path("snippet")
                        .path("text")
                        .asText())
                .isEqualTo("[2]");
        assertThat(run("check", "a.jsonl", "--citations", "--json").out()).contains("\"wrong_document\" : 1");
    }

    @Test
    void filesOfAlceAreReadWithTheirInlineCitations() throws IOException {
        write("alce.json", """
                {"args":{"ndoc":2},"data":[{"sample_id":"q1","question":"What is sold?","answer":"Spelt bread.",
                 "docs":[{"id":"811","title":"Shop","text":"The shop closes at six in the evening."},
                         {"id":"97","title":"Bakery","text":"On Monday the old bakery sells spelt bread."}],
                 "output":"On Monday the old bakery sells spelt bread [2][1]."}]}
                """);
        Cli cli = run("score", "alce.json", "--citations");

        assertThat(cli.code()).isZero();
        JsonNode line = Json.own(cli.out());
        assertThat(line.path("id").asText()).isEqualTo("q1");
        assertThat(line.path("citations").findValuesAsText("status")).containsExactly("right", "wrong_document");
        assertThat(line.path("citations")
                        .path("markers")
                        .path(0)
                        .path("document")
                        .asText())
                .isEqualTo("97");
    }

    @Test
    void filesOfTrecRagAreReadWithTheCitationsOfTheirSentences() throws IOException {
        write("corpus.jsonl", """
                {"id":"d1","text":"The shop closes at six in the evening."}
                {"id":"d2","text":"On Monday the old bakery sells spelt bread."}
                """);
        write(
                "trec.jsonl",
                "{\"topic_id\":\"7\",\"topic\":\"What is sold?\",\"references\":[\"d1\",\"d2\"],\"answer\":["
                        + "{\"text\":\"On Monday the old bakery sells spelt bread.\",\"citations\":[1]},"
                        + "{\"text\":\"The shop closes at six in the evening.\",\"citations\":[1,5]}]}\n");
        Cli cli = run("score", "trec.jsonl", "--corpus", "corpus.jsonl", "--citations");

        assertThat(cli.code()).isZero();
        assertThat(Json.own(cli.out()).path("citations").findValuesAsText("status"))
                .containsExactly("right", "wrong_document", "unresolvable");
    }

    @Test
    void labelsAndWhatWasFoundAreATable() throws IOException {
        write("labels.jsonl", CASES.lines().findFirst().orElseThrow().replaceFirst("}$", ",\"markers\":[\"right\"]}"));
        Cli cli = run("bench", "citations", "--data", "labels.jsonl");

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out())
                .startsWith("label \\ found ")
                .containsPattern("\nright +0 +1 +0 +0 +0\n")
                .endsWith("agreement: 0.0 % (0 of 1 markers)\n");
    }

    @Test
    void theCheckAgreesWithTheBundledLabels() throws IOException {
        Cli cli = new Cli(folder).with(new EmbeddedWiring()).run("bench", "citations", "--json");

        JsonNode figures = Json.read(cli.out());
        assertThat(figures.path("markers").asInt()).isGreaterThanOrEqualTo(200);
        assertThat(figures.path("agreement").asDouble()).isGreaterThanOrEqualTo(0.90);
    }

    @Test
    void labelsThatAreNoneAreRefused() throws IOException {
        write("labels.jsonl", CASES);
        Cli cli = run("bench", "citations", "--data", "labels.jsonl");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("line 1 is no answer with labels");
    }
}
