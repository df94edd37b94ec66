package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.EmbeddedWiring;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {
    private static final String LINES =
            "{\"id\":\"a\",\"question\":\"How tall?\",\"answer\":\"The mast is 12 m tall.\","
                    + "\"contexts\":[{\"id\":\"0\",\"text\":\"The mast is 12 m tall.\"}]}\n"
                    + "{\"id\":\"b\",\"question\":\"How tall?\",\"answer\":\"The mast is 13 m tall.\","
                    + "\"contexts\":[{\"id\":\"0\",\"text\":\"The mast is 12 m tall.\"}]}\n";

    @TempDir
    private Path folder;

    private Cli cli() {
        return new Cli(folder).with(new EmbeddedWiring());
    }

    @Test
    void theWayToAVerdictIsTold() {
        Cli told = cli().run(
                        "explain",
                        "--no-model",
                        "--question",
                        "How tall is the mast?",
                        "--answer",
                        "The mast is 13 m tall. Nobody owns the ferry.",
                        "--context",
                        "The mast is 12 m tall. The ferry sails at noon.");
        assertThat(told.code()).as(told.err()).isZero();
        assertThat(told.out())
                .contains("Claim 1: contradicted", "13 m | stated nowhere", "proves a contradiction")
                .contains("Claim 2:", "no proof either way", "novelty", "No model was used")
                .contains("The probability that the documents support the claim is");
    }

    @Test
    void aCaseOfAFileIsChosenByItsIdAndAClaimByItsNumber() throws Exception {
        Files.writeString(folder.resolve("checked.jsonl"), LINES);
        Cli told = cli().run("explain", "--no-model", "checked.jsonl", "--case", "b", "--claim", "1");
        assertThat(told.code()).as(told.err()).isZero();
        assertThat(told.out()).contains("“The mast is 13 m tall.”", "Claim 1: contradicted");
        Cli none = cli().run("explain", "checked.jsonl", "--case", "z");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("checked.jsonl has no case z; it has a, b");
        assertThat(cli().run("explain", "--no-model", "checked.jsonl", "--claim", "9")
                        .err())
                .contains("--claim is 9; the answer has 1 claims");
    }

    @Test
    void whatIsMissingIsSaid() {
        Cli told = cli().run("explain", "--answer", "x");
        assertThat(told.code()).isEqualTo(2);
        assertThat(told.err()).contains("at least one --context");
        assertThat(cli().run("explain").err()).contains("give a FILE of check --out");
    }
}
