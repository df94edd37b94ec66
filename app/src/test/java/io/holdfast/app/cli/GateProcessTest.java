package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Exit codes as a build server sees them: each way a gate could lie, once red and once green, and each code of each
 * command in a process of its own.
 */
@Timeout(300)
class GateProcessTest {
    private static final String CONTEXT = "The museum opens at 10:00 and closes at 18:00.";
    private static final String RIGHT = "The museum opens at 10:00 and closes at 18:00.";
    private static final String WRONG = "The museum opens at 11:00 and closes at 18:00.";

    /** Commands with the codes that a process was seen to end with. */
    private static final Set<String> SEEN = new HashSet<>();

    @TempDir
    private Path folder;

    /**
     * Runs a command that ends with this code: in a process of its own the first time that it does, and then through the
     * same entry point in this one, where only {@code System.exit} is missing.
     */
    private HoldfastProcess.Outcome exits(int code, String... arguments) throws IOException, InterruptedException {
        HoldfastProcess.Outcome outcome = SEEN.add(arguments[0] + " " + code)
                ? HoldfastProcess.run(folder, arguments)
                : HoldfastProcess.inside(folder, arguments);
        assertThat(outcome.code()).as(outcome.err()).isEqualTo(code);
        return outcome;
    }

    /** The exit code without a process, to prepare, and for further ways to a code that a process is shown to end with. */
    private int code(String... arguments) {
        return HoldfastProcess.inside(folder, arguments).code();
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

        exits(0, "score", "--no-model", "--input", "right.jsonl");
        exits(2, "score", "--no-model", "--input", "empty.jsonl");
        assertThat(code("score", "--no-model", "--input", "silent.jsonl")).isEqualTo(2);
        exits(0, "check", "--no-model", "right.jsonl");
        exits(2, "check", "--no-model", "header.csv");
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

        exits(0, "report", "right.out");
        HoldfastProcess.Outcome report = exits(2, "report", "silent.out");
        assertThat(report.err()).contains("nothing was measured, of 1 answer: the answer is empty");
        assertThat(code("report", "empty.out")).isEqualTo(2);
        exits(0, "compare", "right.out", "right.out", "--gate");
        HoldfastProcess.Outcome compare = exits(2, "compare", "silent.out", "right.out", "--gate");
        assertThat(compare.err()).contains("silent.out");
        assertThat(code("compare", "right.out", "silent.out", "--gate")).isEqualTo(2);
    }

    @Test
    void aRunWhoseTrialsAllFailIsNoPass() throws IOException, InterruptedException {
        cases("right.jsonl", RIGHT);
        Files.writeString(folder.resolve("other.jsonl"), "{\"case\":\"another\",\"answer\":\"" + RIGHT + "\"}\n");
        recorded("full.jsonl", "full");

        exits(0, "run", "--model", "scripted:full.jsonl", "--dataset", "right.jsonl");
        HoldfastProcess.Outcome failed =
                HoldfastProcess.run(folder, "run", "--model", "scripted:other.jsonl", "--dataset", "right.jsonl");
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
        HoldfastProcess.Outcome judge =
                exits(3, join(nowhere, "score", "--no-model", "--input", "right.jsonl", "--judge", "mistral"));
        assertThat(judge.err()).contains("nothing was measured");
        HoldfastProcess.Outcome model =
                exits(3, join(nowhere, "run", "--model", "mistral", "--dataset", "right.jsonl"));
        assertThat(model.err()).contains("mistral");
        HoldfastProcess.Outcome check = exits(
                3,
                join(
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
        assertThat(check.err()).contains("nothing was measured").contains("127.0.0.1:2");
    }

    @Test
    void aModelAndAJudgeThatAnswerPass() throws IOException, InterruptedException {
        cases("right.jsonl", RIGHT);
        try (ChatServer server = new ChatServer(prompt -> ChatServer.SIGNED
                + (prompt.contains("Split the answer") ? "{\"statements\":[\"" + RIGHT + "\"]}" : "1. Yes"))) {
            exits(
                    0,
                    join(server.options(), "score", "--no-model", "--input", "right.jsonl", "--judge", "openai:judge"));
            server.says(prompt -> RIGHT);
            exits(0, join(server.options(), "run", "--model", "openai:judge", "--dataset", "right.jsonl"));
        }
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

        exits(0, "run", "--model", "scripted:full.jsonl", "--dataset", "right.jsonl", "--fail-under", "1");
        HoldfastProcess.Outcome unknown =
                exits(2, "run", "--model", "scripted:original.jsonl", "--dataset", "right.jsonl");
        assertThat(unknown.err()).contains("nothing was measured").contains("original");
    }

    @Test
    void absoluteBarsHoldOnCheckScoreAndReport() throws IOException, InterruptedException {
        cases("mixed.jsonl", RIGHT, WRONG);

        exits(0, "check", "--no-model", "mixed.jsonl", "--max-contradicted", "1", "--out", "m.jsonl");
        exits(1, "check", "--no-model", "mixed.jsonl", "--max-contradicted", "0");
        exits(0, "score", "--no-model", "--input", "mixed.jsonl", "--fail-under", "0.5");
        exits(1, "score", "--no-model", "--input", "mixed.jsonl", "--fail-under", "0.6");
        exits(0, "report", "m.jsonl", "--fail-under", "0.5");
        exits(1, "report", "m.jsonl", "--fail-under", "0.6");
        cases("holes.jsonl", RIGHT, "", "Its garden has a pond with forty golden carps.");
        String[] holes = {"score", "--no-model", "--input", "holes.jsonl", "--max-unsupported"};
        exits(0, join(new String[] {"1", "--max-unmeasured", "1"}, holes));
        HoldfastProcess.Outcome unsupported = exits(1, join(new String[] {"0", "--max-unmeasured", "1"}, holes));
        assertThat(unsupported.err()).contains("--max-unsupported");
        HoldfastProcess.Outcome unmeasured = exits(1, join(new String[] {"1"}, holes));
        assertThat(unmeasured.err()).contains("allowed: 0 (--max-unmeasured)");
    }

    @Test
    void absoluteBarsHoldOnRun() throws IOException, InterruptedException {
        cases("mixed.jsonl", RIGHT, WRONG);
        Files.writeString(
                folder.resolve("wrong.jsonl"),
                "{\"case\":\"c0\",\"answer\":\"" + WRONG + "\"}\n{\"case\":\"c1\",\"answer\":\"" + RIGHT + "\"}\n");
        String[] run = {"run", "--model", "scripted:wrong.jsonl", "--dataset", "mixed.jsonl", "--max-contradicted"};
        exits(0, join(new String[] {"1"}, run));
        exits(1, join(new String[] {"0"}, run));
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
        exits(0, "compare", "three.out", "three.out", "--gate");
        exits(1, "compare", "three.out", "broken.out", "--gate");
        exits(1, "compare", "three.out", "two.out", "--gate");
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
        HoldfastProcess.Outcome broken = exits(1, "compare", "before.out", "after.out", "--gate");
        assertThat(broken.err().lines().filter(line -> line.contains("was grounded, is contradicted")))
                .hasSize(5);
        exits(0, "compare", "after.out", "before.out", "--gate");
    }

    @Test
    void sixOfAHundredNewlyContradictedAreSignificantAndFiveAreNot() throws IOException, InterruptedException {
        String[] answers = new String[100];
        Arrays.fill(answers, RIGHT);
        cases("all.jsonl", answers);
        Arrays.fill(answers, 0, 5, WRONG);
        cases("five.jsonl", answers);
        answers[5] = WRONG;
        cases("six.jsonl", answers);
        for (String name : List.of("all", "five", "six")) {
            assertThat(code("check", "--no-model", name + ".jsonl", "--out", name + ".out"))
                    .isZero();
        }
        HoldfastProcess.Outcome six = exits(1, "compare", "all.out", "six.out", "--gate=significant");
        assertThat(six.err()).contains("worse by more than chance explains");
        exits(0, "compare", "all.out", "five.out", "--gate=significant");
    }

    /** Three broken answers of three are no proof of a regression, and so no proof of its absence. */
    @Test
    void threeCasesAreTooFewForASignificantGateAndSixAreEnough() throws IOException, InterruptedException {
        cases("three.jsonl", RIGHT, RIGHT, RIGHT);
        cases("six.jsonl", RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT);
        for (String name : List.of("three", "six")) {
            assertThat(code("check", "--no-model", name + ".jsonl", "--out", name + ".out"))
                    .isZero();
        }
        HoldfastProcess.Outcome few = exits(2, "compare", "three.out", "three.out", "--gate=significant");
        assertThat(few.err()).contains("too few cases for --gate=significant").contains("--gate=any");
        exits(0, "compare", "six.out", "six.out", "--gate=significant");
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

        exits(1, strict);
        exits(0, join(new String[] {"--set", "risk.threshold=1"}, strict));
        exits(0, join(new String[] {"--threshold", "0.01"}, strict));
        Files.writeString(folder.resolve("own.yaml"), "risk: {threshold: 1.0}\n");
        exits(0, join(new String[] {"--config", "own.yaml"}, strict));
        HoldfastProcess.Outcome neither = exits(2, join(new String[] {"--grounding-model", "mine"}, strict));
        assertThat(neither.err()).contains("no effect with --no-model");
        HoldfastProcess.Outcome cost =
                exits(2, "run", "--model", "mistral", "--dataset", "right.jsonl", "--max-cost", "1", "--dry-run");
        assertThat(cost.err()).contains("no price is known for ollama:mistral").contains("experiment.prices");
        exits(
                0,
                "run",
                "--model",
                "mistral",
                "--dataset",
                "right.jsonl",
                "--max-cost",
                "1",
                "--dry-run",
                "--set",
                "experiment.prices={\"ollama:mistral\": {input_per_million: 1, output_per_million: 1}}");
    }

    @Test
    void aFileIsReadOrRefusedWithTheMappingToType() throws IOException, InterruptedException {
        Files.writeString(
                folder.resolve("semicolons.csv"),
                "user_query;bot_reply;passages\nWhen does it open?;" + RIGHT + ";" + CONTEXT + "\n");
        Files.writeString(folder.resolve("own.csv"), "a,b,c\nWhen does it open?," + RIGHT + "," + CONTEXT + "\n");
        String[] own = {"check", "--no-model", "own.csv", "--fail-under", "1"};

        exits(0, "check", "--no-model", "semicolons.csv", "--fail-under", "1");
        HoldfastProcess.Outcome refused = exits(2, own);
        assertThat(refused.err()).contains("--map");
        exits(0, join(new String[] {"--map", "question=a,answer=b,contexts=c"}, own));
    }

    @Test
    void aCalibrationIsReadByTheCommandsAndFewLabelsAreWarnedAbout() throws IOException, InterruptedException {
        cases("loose.jsonl", "The museum opens at 10:00 and it is run by the city.");
        Files.writeString(folder.resolve("labels.jsonl"), """
                {"id":"a","outcome":"scored","risk":0.5,"label":1}
                {"id":"b","outcome":"scored","risk":0.999,"label":0}
                """);
        HoldfastProcess.Outcome calibrated =
                exits(0, "calibrate", "--labels", "labels.jsonl", "--out", "calibration.json");
        assertThat(calibrated.err()).contains("2 labels are few");

        for (String[] command : List.of(
                new String[] {"check", "--no-model", "loose.jsonl", "--fail-under", "1"},
                new String[] {"score", "--no-model", "--input", "loose.jsonl", "--fail-under", "1"})) {
            exits(1, command);
            exits(0, join(new String[] {"--calibration", "calibration.json"}, command));
        }
        Files.writeString(folder.resolve("config.yaml"), "risk: {calibration: calibration.json}\n");
        exits(0, "check", "--no-model", "loose.jsonl", "--fail-under", "1");
        Files.writeString(folder.resolve("config.yaml"), "risk: {calibration: labels.jsonl}\n");
        exits(2, "check", "--no-model", "loose.jsonl", "--fail-under", "1");
        Files.delete(folder.resolve("config.yaml"));
        exits(2, "calibrate", "--labels", "nowhere.jsonl");
    }
}
