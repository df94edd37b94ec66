package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {
    private static final String LINES = "{\"id\":\"a\",\"question\":\"How tall?\",\"answer\":\"The mast is 12 m tall.\","
            + "\"contexts\":[{\"id\":\"0\",\"text\":\"The mast is 12 m tall.\"}]}\n"
            + "{\"id\":\"b\",\"question\":\"How tall?\",\"answer\":\"The mast is 13 m tall.\","
            + "\"contexts\":[{\"id\":\"0\",\"text\":\"The mast is 12 m tall.\"}]}\n";

    @TempDir
    private Path folder;

    @Test
    void theWayToAVerdictIsTold() {
        Cli cli = new Cli(folder)
                .run(
                        "explain",
                        "--no-model",
                        "--question",
                        "How tall is the mast?",
                        "--answer",
                        "The mast is 13 m tall. Nobody owns the ferry.",
                        "--context",
                        "The mast is 12 m tall. The ferry sails at noon.");
        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out())
                .contains("Claim 1: contradicted", "13 m | stated nowhere", "proves a contradiction")
                .contains("Claim 2:", "no proof either way", "novelty", "No model was used")
                .contains("The probability that the documents support the claim is");
    }

    @Test
    void aCaseOfAFileIsChosenByItsIdAndAClaimByItsNumber() throws Exception {
        Files.writeString(folder.resolve("checked.jsonl"), LINES);
        Cli cli = new Cli(folder).run("explain", "--no-model", "checked.jsonl", "--case", "b", "--claim", "1");
        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out()).contains("“The mast is 13 m tall.”", "Claim 1: contradicted");
        Cli none = new Cli(folder).run("explain", "checked.jsonl", "--case", "z");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("checked.jsonl has no case z; it has a, b");
        assertThat(new Cli(folder)
                        .run("explain", "--no-model", "checked.jsonl", "--claim", "9")
                        .err())
                .contains("--claim is 9; the answer has 1 claims");
    }

    @Test
    void whatIsMissingIsSaid() {
        Cli cli = new Cli(folder).run("explain", "--answer", "x");
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("at least one --context");
        assertThat(new Cli(folder).run("explain").err()).contains("give a FILE of check --out");
    }
}
