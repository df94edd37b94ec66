package io.holdfast.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetsTest {
    private static final String CLEAN =
            "{\"metadata\":{},\"cases\":[{\"id\":\"k1\",\"context\":\"Kilns fire at 900 degrees.\",\"question\":\"How hot?\","
                    + "\"ground_truth\":\"900 degrees.\",\"evidence_span\":\"900 degrees\",\"annotation\":{\"kesulitan\":\"mudah\"}}]}";

    @TempDir
    Path folder;

    @Test
    void aParaphraseFileLoads() throws IOException {
        Path file = write(
                "p.json",
                "{\"cases\":[{\"id\":\"p1\",\"context\":\"c\",\"ground_truth\":\"g\",\"variants\":["
                        + "{\"label\":\"original\",\"question\":\"a?\"},{\"label\":\"b\",\"question\":\"b?\"}]}]}");
        DatasetCase loaded = new Datasets(folder).load(file.toString()).cases().get(0);
        assertThat(loaded.kind()).isEqualTo(Kind.PARAPHRASE);
        assertThat(loaded.testCase().question()).isEqualTo("a?");
    }

    @Test
    void aUsersFolderComesBeforeTheBundledSet() throws IOException {
        write("clean_cases.json", CLEAN);
        Dataset clean = new Datasets(folder).load("clean");
        assertThat(clean.cases()).singleElement().satisfies(c -> {
            assertThat(c.id()).isEqualTo("k1");
            assertThat(c.difficulty()).isEqualTo("mudah");
            assertThat(c.evidenceSpan()).isEqualTo("900 degrees");
        });
    }

    @Test
    void tablesOfQuestionsAreReadByTheNamesOfTheirColumns() throws IOException {
        Path csv = write("q.csv", "user_query,passages,expected\nHow hot?,Kilns fire at 900 degrees.,900 degrees\n");
        Path tsv = write("q.tsv", "query\tground_truth\nHow hot?\t900 degrees\n");
        Path json = write("q.json", "[{\"question\":\"How hot?\",\"reference\":\"900 degrees\"}]");
        for (Path file : new Path[] {csv, tsv, json}) {
            assertThat(new Datasets(folder).load(file.toString()).cases())
                    .singleElement()
                    .satisfies(c -> {
                        assertThat(c.id()).isEqualTo("1");
                        assertThat(c.testCase().question()).isEqualTo("How hot?");
                        assertThat(c.testCase().reference()).isEqualTo("900 degrees");
                        assertThat(c.testCase().documents()).hasSize(file.equals(csv) ? 1 : 0);
                    });
        }
        Path unknown = write("u.csv", "colour,size\nred,7\n");
        assertThatThrownBy(() -> new Datasets(folder).load(unknown.toString()))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("holds the question; its columns are colour, size. Call it question");
    }

    @Test
    void aMarkThatStandsNowhereIsNotTrusted() throws IOException {
        Path file = write(
                "c.json", CLEAN.replace("\"evidence_span\":\"900 degrees\"", "\"evidence_span\":\"950 degrees\""));
        assertThat(new Datasets(folder).load(file.toString()).cases().get(0).evidenceSpan())
                .isNull();
    }

    @Test
    void nativeLinesTakeTextsAndDocumentsAndVariants() throws IOException {
        Path file = write("mine.jsonl", """
                {"id":"a","question":"q","contexts":["one",{"id":"d7","title":"T","text":"two"}],"answerable":false}

                {"id":"b","question":"q","context":"solo","variants":[{"label":"x","question":"q"},{"label":"y","question":"z"}]}
                """);
        Dataset dataset = new Datasets(folder).load(file.toString());
        assertThat(dataset.cases().get(0).testCase().documents())
                .extracting(d -> d.id() + ":" + d.text())
                .containsExactly("0:one", "d7:two");
        assertThat(dataset.cases().get(0).testCase().answerable()).isFalse();
        assertThat(dataset.cases().get(1).variants()).hasSize(2);
    }

    @Test
    void aBadLineNamesFileLineFieldAndReason() throws IOException {
        Path file = write("bad.jsonl", """
                {"id":"a","question":"q"}
                {"id":"b"}
                """);
        assertThatThrownBy(() -> new Datasets(folder).load(file.toString()))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContainingAll("bad.jsonl", "line 2", "question", "is missing");
    }

    @Test
    void eachKindHasItsOwnRequiredFields() throws IOException {
        Path file = write(
                "d.json",
                "{\"cases\":[{\"id\":\"d1\",\"context\":\"c\",\"question\":\"q\",\"distractor_type\":\"value_swap\","
                        + "\"parent_clean_case\":\"k1\",\"ground_truth_from_context\":\"g\"}]}");
        assertThatThrownBy(() -> new Datasets(folder).load(file.toString()))
                .hasMessageContainingAll("case 1 (d1)", "ground_truth_original", "is missing");
    }

    @Test
    void twoCasesWithOneIdAreRefused() throws IOException {
        Path file = write("twice.jsonl", """
                {"id":"a","question":"q"}
                {"id":"a","question":"r"}
                """);
        assertThatThrownBy(() -> new Datasets(folder).load(file.toString())).hasMessageContaining("occurs twice");
    }

    @Test
    void aMissingFileSaysWhatCouldBeGiven() {
        assertThatThrownBy(() -> new Datasets(folder).load("nowhere.json"))
                .hasMessageContainingAll("nowhere.json", "clean, distractor, paraphrase, all");
    }

    @Test
    void theHashSeesEveryCharacterOfACase() throws IOException {
        Path one = write("one.json", CLEAN);
        Path two = write("two.json", CLEAN.replace("900 degrees.\",\"question", "901 degrees.\",\"question"));
        Datasets datasets = new Datasets(folder);
        assertThat(datasets.load(one.toString()).hash())
                .isEqualTo(datasets.load(one.toString()).hash())
                .isNotEqualTo(datasets.load(two.toString()).hash());
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
