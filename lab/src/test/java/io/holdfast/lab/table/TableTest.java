package io.holdfast.lab.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TableTest {
    private static final String QUESTION = "When does it open?";
    private static final String ANSWER = "It opens at ten.";
    private static final String CONTEXT = "The museum opens at ten.";

    @TempDir
    private Path folder;

    private static Table read(byte[] bytes, Table.Options options) throws IOException {
        return Table.read(bytes, "answers", options, ConfigLoader.defaults().input());
    }

    private static Table read(String text) throws IOException {
        return read(text.getBytes(StandardCharsets.UTF_8), Table.Options.NONE);
    }

    private static Table.Options map(String... pairs) {
        return new Table.Options(new Mapping.Said(List.of(pairs), List.of()), null, null, DocumentFolder.NONE);
    }

    private static InputRecord.Good only(Table table) {
        assertThat(table.records()).singleElement().isInstanceOf(InputRecord.Good.class);
        return (InputRecord.Good) table.records().get(0);
    }

    private static void assertTheCase(InputRecord.Good record) {
        assertThat(record.testCase().question()).isEqualTo(QUESTION);
        assertThat(record.answer().text()).isEqualTo(ANSWER);
        assertThat(record.testCase().documents()).extracting(Document::text).containsExactly(CONTEXT);
    }

    static Stream<Arguments> plausibleFiles() {
        String cells = "%s,%s,%s\n\"" + QUESTION + "\",\"" + ANSWER + "\",\"" + CONTEXT + "\"\n";
        String json = "{\"%s\":\"" + QUESTION + "\",\"%s\":\"" + ANSWER + "\",\"%s\":[\"" + CONTEXT + "\"]}\n";
        return Stream.of(
                Arguments.of("plain CSV", cells.formatted("question", "answer", "context")),
                Arguments.of("own names", cells.formatted("user_query", "bot_reply", "passages")),
                Arguments.of("spaces and capitals", cells.formatted("User Query", "Bot Reply", "Retrieved Documents")),
                Arguments.of(
                        "TSV", cells.formatted("query", "response", "documents").replace(',', '\t')),
                Arguments.of(
                        "semicolons",
                        cells.formatted("question", "answer", "contexts").replace(',', ';')),
                Arguments.of(
                        "Excel's sep line",
                        "sep=;\n"
                                + cells.formatted("q_id_question", "answer", "source")
                                        .replace(',', ';')),
                Arguments.of("byte-order mark", "\uFEFF" + cells.formatted("question", "answer", "context")),
                Arguments.of("RAGAS names", json.formatted("user_input", "response", "retrieved_contexts")),
                Arguments.of("DeepEval names", json.formatted("input", "actual_output", "retrieval_context")),
                Arguments.of("JSON array", "[" + json.formatted("question", "answer", "contexts") + "]"),
                Arguments.of(
                        "JSON document with data",
                        "{\"version\":1,\"data\":[" + json.formatted("question", "answer", "contexts") + "]}"),
                Arguments.of(
                        "LangSmith",
                        "{\"id\":\"r1\",\"inputs\":{\"question\":\"" + QUESTION + "\"},\"outputs\":{\"answer\":\""
                                + ANSWER
                                + "\",\"documents\":[{\"page_content\":\"" + CONTEXT
                                + "\",\"metadata\":{\"source\":\"visit.md\"}}]},\"reference_outputs\":{\"answer\":\"ten\"}}\n"),
                Arguments.of(
                        "Langfuse",
                        "id;input;output\nt1;\"{\"\"question\"\":\"\"" + QUESTION + "\"\",\"\"context\"\":[\"\""
                                + CONTEXT + "\"\"]}\";\"" + ANSWER + "\"\n"),
                Arguments.of(
                        "LlamaIndex",
                        "{\"query\":\"" + QUESTION + "\",\"response\":\"" + ANSWER
                                + "\",\"source_nodes\":[{\"node\":{\"id_\":\"n1\",\"text\":\"" + CONTEXT
                                + "\"},\"score\":0.8}]}\n"),
                Arguments.of(
                        "Hugging Face rows",
                        "{\"rows\":[{\"row_idx\":0,\"row\":{\"question\":\"" + QUESTION + "\",\"context\":\"" + CONTEXT
                                + "\",\"prediction\":\"" + ANSWER + "\"}}]}"),
                Arguments.of(
                        "messages",
                        "{\"input\":[{\"role\":\"system\",\"content\":\"Be brief.\"},{\"role\":\"user\",\"content\":\""
                                + QUESTION + "\"}],\"output\":{\"role\":\"assistant\",\"content\":\"" + ANSWER
                                + "\"},\"context\":\"" + CONTEXT + "\"}\n"),
                Arguments.of(
                        "a Python list",
                        cells.formatted("question", "answer", "contexts")
                                .replace("\"The museum opens at ten.\"", "\"['The museum opens at ten.']\"")),
                Arguments.of(
                        "numbered contexts",
                        "question,answer,ctx_1,ctx_2\n" + QUESTION + "," + ANSWER + "," + CONTEXT + ",\n"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("plausibleFiles")
    void columnsAreToldByTheNamesTeamsAndToolsGiveThem(String name, String text) throws IOException {
        assertTheCase(only(read(text)));
    }

    @Test
    void referenceOutputsAreNoAnswer() throws IOException {
        Table table =
                read("{\"outputs\":{\"answer\":\"a\"},\"reference_outputs\":{\"answer\":\"r\"},\"context\":\"c\"}");

        assertThat(only(table).answer().text()).isEqualTo("a");
        assertThat(only(table).testCase().reference()).isEqualTo("r");
    }

    @Test
    void whatWasTakenForWhatIsSaid() throws IOException {
        Table table = read("user_query,bot_reply,passages\nq,a,c\n");

        assertThat(table.mapping().words()).isEqualTo("question = user_query, answer = bot_reply, contexts = passages");
        assertThat(table.mapping().isNative()).isFalse();
        assertThat(read("question,answer,context\nq,a,c\n").mapping().isNative())
                .isTrue();
    }

    @Test
    void columnsThatCannotBeToldAreRefusedWithWhatToType() {
        assertThatThrownBy(() -> read("Frage,Antwort,Kontext\nq,a,c\n"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("its columns are Frage, Antwort, Kontext")
                .hasMessageContaining("--map question=COLUMN,answer=COLUMN,contexts=COLUMN");
    }

    @Test
    void aMapNamesTheColumns() throws IOException {
        Table table = read(
                "Frage;Antwort;Kontext\nq;a;c\n".getBytes(StandardCharsets.UTF_8),
                map("question=Frage", "answer=Antwort", "contexts=Kontext"));

        assertThat(only(table).answer().text()).isEqualTo("a");
        assertThat(table.notes()).containsExactly("its cells are separated by semicolons");
    }

    @Test
    void aMapWithAnUnknownColumnOrWordIsRefusedWithTheNearest() {
        byte[] bytes = "question,bot_reply,context\nq,a,c\n".getBytes(StandardCharsets.UTF_8);

        assertThatThrownBy(() -> read(bytes, map("answer=bot_repli"))).hasMessageContaining("did you mean bot_reply?");
        assertThatThrownBy(() -> read(bytes, map("anser=bot_reply"))).hasMessageContaining("did you mean answer?");
        assertThatThrownBy(() -> read(bytes, map("answer"))).hasMessageContaining("expected WHAT=COLUMN");
    }

    @Test
    void contextsInOneCellAreSplitWhereTheUserSays() throws IOException {
        Table.Options options = new Table.Options(Mapping.Said.NOTHING, "---", null, DocumentFolder.NONE);
        Table table =
                read("question,answer,context\nq,a,\"one\n---\ntwo\"\n".getBytes(StandardCharsets.UTF_8), options);

        assertThat(only(table).testCase().documents())
                .extracting(Document::text)
                .containsExactly("one", "two");
    }

    @Test
    void contextColumnsAreNamedByAPattern() throws IOException {
        Table.Options options =
                new Table.Options(new Mapping.Said(List.of(), List.of("kb_*")), null, null, DocumentFolder.NONE);
        Table table = read("question,answer,kb_a,kb_b\nq,a,one,two\n".getBytes(StandardCharsets.UTF_8), options);

        assertThat(only(table).testCase().documents()).extracting(Document::id).containsExactly("kb_a", "kb_b");
    }

    @Test
    void otherEncodingsAreReadAndSaid() throws IOException {
        String text = "question;answer;context\nWie?;Er heißt Jürgen.;Jürgen\n";
        Table excel = read(text.getBytes(Charset.forName("windows-1252")), Table.Options.NONE);
        Table wide = read(("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE), Table.Options.NONE);

        assertThat(only(excel).answer().text()).isEqualTo("Er heißt Jürgen.");
        assertThat(excel.notes()).anyMatch(note -> note.contains("windows-1252"));
        assertThat(only(wide).answer().text()).isEqualTo("Er heißt Jürgen.");
        assertThat(wide.notes()).anyMatch(note -> note.contains("UTF-16"));
    }

    @Test
    void aBadRowCostsItselfAndIsNamedByItsLine() throws IOException {
        Table table = read("question,answer,context\nq,a,c\nq,a,c,too,many\nq,a,c\n");

        assertThat(table.records()).hasSize(3);
        assertThat(table.records().get(1)).isInstanceOfSatisfying(InputRecord.Bad.class, bad -> {
            assertThat(bad.line()).isEqualTo(3);
            assertThat(bad.problem()).contains("5 cells").contains("header 3");
        });
    }

    @Test
    void anEmptyAnswerStaysAnAnswer() throws IOException {
        assertThat(only(read("question,answer,context\nq,,c\n")).answer().text())
                .isEmpty();
    }

    @Test
    void filesWithoutTextAreRefusedWithHowToMakeOne() {
        assertThatThrownBy(() -> read("PK\u0003\u0004\0\0")).hasMessageContaining("CSV");
        assertThatThrownBy(() -> read("a\0b")).hasMessageContaining("not a text file");
        assertThatThrownBy(() -> read("")).hasMessageContaining("nothing to check");
        assertThatThrownBy(() -> read("question,answer,context\n")).hasMessageContaining("a header and no rows");
    }

    @Test
    void documentsOfAFolderServeEveryAnswerOrTheOnesThatNameThem() throws IOException {
        Files.writeString(folder.resolve("a.md"), "first");
        Files.createDirectories(folder.resolve("sub"));
        Files.writeString(folder.resolve("sub/b.txt"), "second");
        Files.write(folder.resolve("c.bin"), new byte[] {0, 1, (byte) 0xFF});
        DocumentFolder documents = DocumentFolder.read(folder);
        Table.Options options = new Table.Options(Mapping.Said.NOTHING, null, null, documents);

        assertThat(documents.leftOut()).containsExactly("c.bin");
        Table all = read("question,answer\nq,a\n".getBytes(StandardCharsets.UTF_8), options);
        assertThat(only(all).testCase().documents()).extracting(Document::id).containsExactly("a.md", "sub/b.txt");
        Table named = read("question,answer,source\nq,a,sub/b.txt\n".getBytes(StandardCharsets.UTF_8), options);
        assertThat(only(named).testCase().documents())
                .extracting(Document::text)
                .containsExactly("second");
        Table wrong = read("question,answer,source\nq,a,sub/x.txt\n".getBytes(StandardCharsets.UTF_8), options);
        assertThat(wrong.records())
                .singleElement()
                .isInstanceOfSatisfying(
                        InputRecord.Bad.class, bad -> assertThat(bad.problem()).contains("sub/x.txt"));
    }

    @Test
    void aLineThatLooksLikeABorderBetweenPassagesIsNamedUntilItIsSplitAt() throws IOException {
        byte[] text = "question,answer,context\nq,a,\"one\n---\ntwo\"\nq,a,\"one\n---\ntwo\"\nq,a,one\n"
                .getBytes(StandardCharsets.UTF_8);
        Table.Options split = new Table.Options(Mapping.Said.NOTHING, "---", null, DocumentFolder.NONE);

        assertThat(read(text, Table.Options.NONE).notes())
                .containsExactly("2 contexts hold a line \"---\"; if it separates passages, add --split '---'");
        assertThat(read(text, split).notes()).isEmpty();
        assertThat(read("question,answer,context\nq,a,\"---\ntitle: one\n|---|---|\ntwo\"\n")
                        .notes())
                .isEmpty();
    }
}
