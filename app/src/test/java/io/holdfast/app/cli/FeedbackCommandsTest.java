package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Labels of people and the history of builds, on the command line. */
class FeedbackCommandsTest {
    @TempDir
    private Path folder;

    private Cli run(String... arguments) {
        return new Cli(folder).with(new VerdictWiring()).run(arguments);
    }

    private void answers(String... verdicts) throws IOException {
        StringBuilder text = new StringBuilder("question,answer,context\n");
        for (String verdict : verdicts) {
            text.append("q,").append(verdict).append(",the source\n");
        }
        Files.writeString(folder.resolve("a.csv"), text);
    }

    private void labels(String... lines) throws IOException {
        Files.writeString(folder.resolve("labels.jsonl"), String.join("\n", lines) + "\n");
    }

    private static String label(int id, String claim, String label, String verdict) {
        return "{\"id\":\"" + id + "\",\"claim\":" + claim + ",\"label\":\"" + label + "\",\"verdict\":\"" + verdict
                + "\"}";
    }

    @Test
    void checkSaysHowOftenPeopleDisagreeInTextJsonAndReportAndChangesNothingElse() throws IOException {
        answers("supported", "contradicted");
        labels(
                label(1, "\"supported\"", "right", "supported"),
                label(2, "\"contradicted\"", "wrong", "contradicted"),
                label(9, "null", "wrong", "grounded"));
        Cli plain = run("check", "a.csv", "--out", "plain.jsonl", "--max-contradicted", "0");
        Cli text = run(
                "check",
                "a.csv",
                "--labels",
                "labels.jsonl",
                "--html",
                "r.html",
                "--out",
                "labelled.jsonl",
                "--max-contradicted",
                "0");
        Cli json = run("check", "a.csv", "--labels", "labels.jsonl", "--json");

        assertThat(text.out())
                .endsWith("\nPeople disagree with 1 of 2 labelled verdicts (50 %, 95 % interval 9 to 91 %); 1 label is"
                        + " about other answers.\n");
        assertThat(text.code()).isEqualTo(plain.code()).isEqualTo(1);
        assertThat(folder.resolve("labelled.jsonl")).hasSameTextualContentAs(folder.resolve("plain.jsonl"));
        assertThat(folder.resolve("r.html"))
                .content()
                .contains("What people said")
                .contains("people say: not contradicted");
        assertThat(json.out()).contains("\"disputed\" : 1").contains("\"people_say\" : \"not contradicted\"");
    }

    @Test
    void aFileThatHoldsNoLabelsIsRefusedBeforeAnythingIsScored() throws IOException {
        answers("supported");
        labels("{\"id\":\"1\",\"label\":1}");
        Cli cli = run("check", "a.csv", "--labels", "labels.jsonl");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("labels.jsonl line 1: claim is missing");
        assertThat(cli.out()).isEmpty();
        assertThat(run("check", "a.csv", "--labels", "none.jsonl").err()).contains("none.jsonl does not exist");
    }

    @Test
    void calibrateReadsLabelsOfAReportWithTheAnswersTheyAreAbout() throws IOException {
        answers("supported", "supported", "not_found", "contradicted");
        run("check", "a.csv", "--out", "checked.jsonl");
        labels(
                label(1, "null", "right", "grounded"),
                label(2, "\"supported\"", "right", "supported"),
                label(3, "null", "right", "not_found"),
                label(4, "\"contradicted\"", "wrong", "contradicted"));
        Cli cli = run("calibrate", "--labels", "labels.jsonl", "--answers", "checked.jsonl", "--cost", "1:5");

        assertThat(cli.code()).as(cli.err()).isZero();
        assertThat(cli.out())
                .contains("a share of 0.500 is unsupported (precision)", "1.000 (recall); on 4 labelled answers");
        assertThat(cli.err()).contains("4 labels are few");
        Cli without = run("calibrate", "--labels", "labels.jsonl");
        assertThat(without.code()).isEqualTo(2);
        assertThat(without.err()).contains("--answers checked.jsonl");
        Cli other = run("calibrate", "--labels", "checked.jsonl", "--answers", "checked.jsonl");
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("--answers is for labels of a report");
    }

    @Test
    void everyBuildIsKeptAndTheNextSaysWhatChanged() throws IOException {
        answers("supported", "not_found");
        Cli first = run("check", "a.csv", "--history", "builds");
        answers("contradicted", "supported");
        Cli second =
                run("check", "a.csv", "--history", "builds", "--build", "abc", "--html", "r.html", "--out", "o.jsonl");
        Cli again = run("check", "a.csv", "--history", "builds", "--build", "abc", "--json");

        assertThat(first.out()).endsWith("First build of this history.\n");
        assertThat(second.out())
                .endsWith(
                        "50.0 % of 2 grounded, 50.0 % of 2 in the build before (1); newly failing: 1; no longer failing: 2.\n");
        assertThat(folder.resolve("r.html")).content().contains("Grounded answers by build");
        assertThat(again.out()).contains("\"build\" : \"abc\"").contains("\"builds\" : 2");
        assertThat(folder.resolve("builds")).isDirectoryNotContaining("glob:**/00003*");
        assertThat(Files.readString(folder.resolve("builds/00002.json")))
                .contains("\"build\":\"abc\"")
                .contains("\"failing\":{\"contradicted\":[\"1\"]}")
                .doesNotContain(folder.toString());
    }

    @Test
    void nothingMeasuredIsNoBuildAndBadOptionsAreSaid() throws IOException {
        answers("timeout");
        assertThat(run("check", "a.csv", "--history", "builds").code()).isEqualTo(3);
        assertThat(folder.resolve("builds")).doesNotExist();
        assertThat(run("check", "a.csv", "--build", "x").err()).contains("--build names a build of --history");
        assertThat(run("check", "a.csv", "--history", "a.csv").err()).contains("a.csv is a file; name a folder");
        Files.createDirectories(folder.resolve("builds"));
        Files.writeString(folder.resolve("builds/00001.json"), "{}");
        answers("supported");
        Cli cli = run("check", "a.csv", "--history", "builds");
        assertThat(cli.code()).isZero();
        assertThat(cli.err()).contains("builds/00001.json is no file of check --history");
        assertThat(folder.resolve("builds/00002.json")).exists();
    }
}
