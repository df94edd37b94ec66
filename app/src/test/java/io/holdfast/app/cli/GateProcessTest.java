package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.EmbeddedWiring;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Exit codes as a build server sees them: each way a gate could lie, once red and once green. Every command that gates
 * ends in a process of its own with each of its codes; the further ways are run in this one.
 */
@Timeout(300)
class GateProcessTest {
    private static final String CONTEXT = "The museum opens at 10:00 and closes at 18:00.";
    private static final String RIGHT = "The museum opens at 10:00 and closes at 18:00.";
    private static final String WRONG = "The museum opens at 11:00 and closes at 18:00.";

    @TempDir
    private Path folder;

    private record Outcome(int code, String err) {}

    private Outcome holdfast(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(part -> Path.of(part).toAbsolutePath().toString())
                        .collect(Collectors.joining(File.pathSeparator)),
                "io.holdfast.app.cli.Main"));
        command.addAll(List.of(arguments));
        Path err = folder.resolve("err.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(err.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return new Outcome(process.exitValue(), Files.readString(err));
    }

    /** The exit code without a process: the tests show for each command that a process ends with it, red and green. */
    private int code(String... arguments) {
        return new Cli(folder).with(new EmbeddedWiring()).run(arguments).code();
    }

    private void cases(String name, String... answers) throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < answers.length; i++) {
            lines.add("{\"id\":\"c" + i + "\",\"question\":\"When does the museum open?\",\"contexts\":[\"" + CONTEXT
                    + "\"],\"answer\":\"" + answers[i] + "\"}");
        }
        Files.write(folder.resolve(name), lines);
    }

    private void recorded(String name, String condition) throws IOException {
        Files.writeString(
                folder.resolve(name),
                "{\"case\":\"c0\",\"condition\":\"" + condition + "\",\"answer\":\"" + RIGHT + "\"}\n");
    }

    @Test
    void nothingMeasuredIsNeverAPass() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("empty.jsonl"), "");
        Files.writeString(folder.resolve("header.csv"), "question,answer,context\n");
        cases("right.jsonl", RIGHT);
        cases("silent.jsonl", "", "");

        assertThat(holdfast("score", "--no-model", "--input", "right.jsonl").code())
                .isZero();
        assertThat(holdfast("score", "--no-model", "--input", "empty.jsonl").code())
                .isEqualTo(2);
        assertThat(code("score", "--no-model", "--input", "silent.jsonl")).isEqualTo(2);
        assertThat(holdfast("check", "--no-model", "right.jsonl").code()).isZero();
        assertThat(holdfast("check", "--no-model", "header.csv").code()).isEqualTo(2);
        assertThat(code("check", "--no-model", "silent.jsonl", "--max-unmeasured", "9"))
                .isEqualTo(2);
    }

    @Test
    void reportAndCompareDoNotPassOnNothingEither() throws IOException, InterruptedException {
        cases("right.jsonl", RIGHT);
        cases("silent.jsonl", "");
        assertThat(code("check", "--no-model", "right.jsonl", "--out", "right.out"))
                .isZero();
        assertThat(code("check", "--no-model", "silent.jsonl", "--out", "silent.out"))
                .isEqualTo(2);
        Files.writeString(folder.resolve("empty.out"), "");

        assertThat(holdfast("report", "right.out").code()).isZero();
        Outcome report = holdfast("report", "silent.out");
        assertThat(report.code()).isEqualTo(2);
        assertThat(report.err()).contains("nothing was measured, of 1 answer: the answer is empty");
        assertThat(code("report", "empty.out")).isEqualTo(2);
        assertThat(code("compare", "right.out", "right.out", "--gate")).isZero();
        Outcome compare = holdfast("compare", "silent.out", "right.out", "--gate");
        assertThat(compare.code()).as(compare.err()).isEqualTo(2);
        assertThat(compare.err()).contains("silent.out");
        assertThat(code("compare", "right.out", "silent.out", "--gate")).isEqualTo(2);
    }

    @Test
    void aRunWhoseTrialsAllFailIsNoPass() throws IOException, InterruptedException {
        cases("right.jsonl", RIGHT);
        Files.writeString(folder.resolve("other.jsonl"), "{\"case\":\"another\",\"answer\":\"" + RIGHT + "\"}\n");
        recorded("full.jsonl", "full");

        assertThat(code("run", "--model", "scripted:full.jsonl", "--dataset", "right.jsonl"))
                .isZero();
        Outcome failed = holdfast("run", "--model", "scripted:other.jsonl", "--dataset", "right.jsonl");
        assertThat(failed.code()).as(failed.err()).isIn(2, 3);
        assertThat(failed.err()).contains("nothing was measured");
    }

    @Test
    void aModelOrAJudgeThatCannotBeReachedIsThree() throws IOException, InterruptedException {
        cases("right.jsonl", RIGHT);
        String[] nowhere = {
            "--set",
            "models.ollama_url=http://127.0.0.1:1",
            "--set",
            "inference.max_retries=1",
            "--set",
            "inference.timeout_seconds=5"
        };
        Outcome judge = holdfast(join(nowhere, "score", "--no-model", "--input", "right.jsonl", "--judge", "mistral"));
        assertThat(judge.code()).as(judge.err()).isEqualTo(3);
        assertThat(judge.err()).contains("nothing was measured");
        Outcome model = holdfast(join(nowhere, "run", "--model", "mistral", "--dataset", "right.jsonl"));
        assertThat(model.code()).as(model.err()).isEqualTo(3);
        assertThat(model.err()).contains("mistral");
        Outcome check = holdfast(join(
                nowhere,
                "check",
                "--no-model",
                "right.jsonl",
                "--judge",
                "eval",
                "--set",
                "models.default_eval=openai:mine",
                "--set",
                "models.openai_url=http://127.0.0.1:2/v1"));
        assertThat(check.code()).as(check.err()).isEqualTo(3);
        assertThat(check.err()).contains("nothing was measured").contains("127.0.0.1:2");
    }

    private static String[] join(String[] last, String... first) {
        List<String> all = new ArrayList<>(List.of(first));
        all.addAll(List.of(last));
        return all.toArray(String[]::new);
    }

    @Test
    void anUnknownConditionMeasuresNothingAndSaysSo() throws IOException, InterruptedException {
        cases("right.jsonl", RIGHT);
        recorded("full.jsonl", "full");
        recorded("original.jsonl", "original");

        assertThat(holdfast("run", "--model", "scripted:full.jsonl", "--dataset", "right.jsonl", "--fail-under", "1")
                        .code())
                .isZero();
        Outcome unknown = holdfast("run", "--model", "scripted:original.jsonl", "--dataset", "right.jsonl");
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("nothing was measured").contains("original");
    }

    @Test
    void absoluteBarsHoldOnCheckScoreAndReport() throws IOException, InterruptedException {
        cases("mixed.jsonl", RIGHT, WRONG);

        assertThat(code("check", "--no-model", "mixed.jsonl", "--max-contradicted", "1", "--out", "m.jsonl"))
                .isZero();
        assertThat(holdfast("check", "--no-model", "mixed.jsonl", "--max-contradicted", "0")
                        .code())
                .isEqualTo(1);
        assertThat(code("score", "--no-model", "--input", "mixed.jsonl", "--fail-under", "0.5"))
                .isZero();
        assertThat(code("score", "--no-model", "--input", "mixed.jsonl", "--fail-under", "0.6"))
                .isEqualTo(1);
        assertThat(code("report", "m.jsonl", "--fail-under", "0.5")).isZero();
        assertThat(holdfast("report", "m.jsonl", "--fail-under", "0.6").code()).isEqualTo(1);
        cases("holes.jsonl", RIGHT, "", "Its garden has a pond with forty golden carps.");
        String[] holes = {"score", "--no-model", "--input", "holes.jsonl", "--max-unsupported"};
        assertThat(code(join(new String[] {"1", "--max-unmeasured", "1"}, holes)))
                .isZero();
        Outcome unsupported = holdfast(join(new String[] {"0", "--max-unmeasured", "1"}, holes));
        assertThat(unsupported.code()).isEqualTo(1);
        assertThat(unsupported.err()).contains("--max-unsupported");
        Outcome unmeasured = holdfast(join(new String[] {"1"}, holes));
        assertThat(unmeasured.code()).isEqualTo(1);
        assertThat(unmeasured.err()).contains("allowed: 0 (--max-unmeasured)");
    }

    @Test
    void absoluteBarsHoldOnRun() throws IOException, InterruptedException {
        cases("mixed.jsonl", RIGHT, WRONG);
        Files.writeString(
                folder.resolve("wrong.jsonl"),
                "{\"case\":\"c0\",\"answer\":\"" + WRONG + "\"}\n{\"case\":\"c1\",\"answer\":\"" + RIGHT + "\"}\n");
        String[] run = {"run", "--model", "scripted:wrong.jsonl", "--dataset", "mixed.jsonl", "--max-contradicted"};
        assertThat(code(join(new String[] {"1"}, run))).isZero();
        assertThat(holdfast(join(new String[] {"0"}, run)).code()).isEqualTo(1);
    }

    @Test
    void aPairedGateOnRecordingsFailsForAnyCaseThatGotWorseOrIsGone() throws IOException, InterruptedException {
        cases("three.jsonl", RIGHT, RIGHT, RIGHT);
        cases("broken.jsonl", RIGHT, WRONG, RIGHT);
        cases("two.jsonl", RIGHT, RIGHT);
        for (String name : List.of("three", "broken", "two")) {
            assertThat(code("check", "--no-model", name + ".jsonl", "--out", name + ".out"))
                    .isZero();
        }
        assertThat(holdfast("compare", "three.out", "three.out", "--gate").code())
                .isZero();
        assertThat(code("compare", "three.out", "broken.out", "--gate")).isEqualTo(1);
        assertThat(code("compare", "three.out", "two.out", "--gate")).isEqualTo(1);
        assertThat(code("compare", "three.out", "two.out", "--gate=significant"))
                .isEqualTo(1);
        assertThat(code("compare", "broken.out", "three.out", "--gate")).isZero();
        assertThat(code("compare", "three.out", "broken.out")).isZero();
    }

    @Test
    void fiveOfThirtyBrokenAnswersFail() throws IOException, InterruptedException {
        String[] answers = new String[30];
        Arrays.fill(answers, RIGHT);
        cases("before.jsonl", answers);
        Arrays.fill(answers, 0, 5, WRONG);
        cases("after.jsonl", answers);
        for (String name : List.of("before", "after")) {
            assertThat(code("check", "--no-model", name + ".jsonl", "--out", name + ".out"))
                    .isZero();
        }
        Outcome broken = holdfast("compare", "before.out", "after.out", "--gate");
        assertThat(broken.code()).isEqualTo(1);
        assertThat(broken.err().lines().filter(line -> line.contains("was grounded, is contradicted")))
                .hasSize(5);
        assertThat(code("compare", "after.out", "before.out", "--gate")).isZero();
    }

    @Test
    void threeCasesOfOneDocumentSayLessThanThreeOfThree() throws IOException {
        cases("one.jsonl", RIGHT, RIGHT, RIGHT);
        List<String> several = new ArrayList<>();
        for (int hour = 7; hour < 10; hour++) {
            String fact = "The museum opens at 0" + hour + ":00.";
            several.add("{\"id\":\"h" + hour + "\",\"question\":\"When does it open?\",\"contexts\":[\"" + fact
                    + "\"],\"answer\":\"" + fact + "\"}");
        }
        Files.write(folder.resolve("three.jsonl"), several);

        assertThat(lowEnd("one")).isLessThan(0.1);
        assertThat(lowEnd("three")).isBetween(0.2, 0.5);
    }

    /** Where the interval of faithfulness begins, in the report of a file of right answers. */
    private double lowEnd(String name) throws IOException {
        assertThat(code("check", "--no-model", name + ".jsonl", "--html", name + ".html"))
                .isZero();
        Matcher interval = Pattern.compile("95 % interval ([0-9.]+)–1.000")
                .matcher(Files.readString(folder.resolve(name + ".html")));
        assertThat(interval.find()).isTrue();
        return Double.parseDouble(interval.group(1));
    }

    @Test
    void settingsTakeEffectOrAreRefused() throws IOException, InterruptedException {
        cases("right.jsonl", RIGHT);
        cases("loose.jsonl", "The museum opens at 10:00 and it is run by the city.");
        String[] strict = {"check", "--no-model", "loose.jsonl", "--fail-under", "1"};

        assertThat(code(strict)).isEqualTo(1);
        assertThat(code(join(new String[] {"--set", "risk.threshold=1"}, strict)))
                .isZero();
        assertThat(code(join(new String[] {"--threshold", "0.01"}, strict))).isZero();
        Outcome cost =
                holdfast("run", "--model", "mistral", "--dataset", "right.jsonl", "--max-cost", "1", "--dry-run");
        assertThat(cost.code()).isEqualTo(2);
        assertThat(cost.err()).contains("no price is known for ollama:mistral").contains("experiment.prices");
    }

    @Test
    void aFileIsReadOrRefusedWithTheMappingToType() throws IOException, InterruptedException {
        Files.writeString(
                folder.resolve("semicolons.csv"),
                "user_query;bot_reply;passages\nWhen does it open?;" + RIGHT + ";" + CONTEXT + "\n");
        Files.writeString(folder.resolve("own.csv"), "a,b,c\nWhen does it open?," + RIGHT + "," + CONTEXT + "\n");
        String[] own = {"check", "--no-model", "own.csv", "--fail-under", "1"};

        assertThat(code("check", "--no-model", "semicolons.csv", "--fail-under", "1"))
                .isZero();
        Outcome refused = holdfast(own);
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("--map");
        assertThat(code(join(new String[] {"--map", "question=a,answer=b,contexts=c"}, own)))
                .isZero();
    }

    @Test
    void aCalibrationIsReadByTheCommandsAndFewLabelsAreWarnedAbout() throws IOException, InterruptedException {
        cases("loose.jsonl", "The museum opens at 10:00 and it is run by the city.");
        Files.writeString(folder.resolve("labels.jsonl"), """
                {"id":"a","outcome":"scored","risk":0.5,"label":1}
                {"id":"b","outcome":"scored","risk":0.999,"label":0}
                """);
        Outcome calibrated = holdfast("calibrate", "--labels", "labels.jsonl", "--out", "calibration.json");
        assertThat(calibrated.code()).isZero();
        assertThat(calibrated.err()).contains("2 labels are few");

        for (String[] command : List.of(
                new String[] {"check", "--no-model", "loose.jsonl", "--fail-under", "1"},
                new String[] {"score", "--no-model", "--input", "loose.jsonl", "--fail-under", "1"})) {
            assertThat(code(command)).isEqualTo(1);
            assertThat(code(join(new String[] {"--calibration", "calibration.json"}, command)))
                    .isZero();
        }
        Files.writeString(folder.resolve("config.yaml"), "risk: {calibration: calibration.json}\n");
        assertThat(code("check", "--no-model", "loose.jsonl", "--fail-under", "1"))
                .isZero();
        Files.writeString(folder.resolve("config.yaml"), "risk: {calibration: labels.jsonl}\n");
        assertThat(code("check", "--no-model", "loose.jsonl", "--fail-under", "1"))
                .isEqualTo(2);
    }
}
