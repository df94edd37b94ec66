package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.EmbeddedWiring;
import io.holdfast.app.Wiring;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreCommandTest {
    @TempDir
    Path folder;

    @Test
    void everyCaseGetsALineInInputOrder() {
        Cli cli = new Cli(folder).stdin(cases(500)).run("score", "--input", "-", "--threads", "4");

        assertThat(cli.code()).isZero();
        assertThat(cli.err()).isEqualTo("holdfast: all 500 answers are grounded\n");
        assertThat(cli.out().lines()).hasSize(500);
        assertThat(cli.out().lines().skip(257).findFirst().orElseThrow()).startsWith("{\"id\":\"c257\"");
    }

    @Test
    void languageNobodyMeasuredIsSaidAndWordsAloneScoreItWhenAskedTo() {
        String italian =
                "{\"id\":\"d\",\"question\":\"\",\"contexts\":[\"La valvola si apre a tre bar e resta chiusa quando la pressione è più bassa.\"],"
                        + "\"answer\":\"La valvola si apre a tre bar e resta chiusa quando la pressione è più bassa.\"}\n";
        Cli shipped = new Cli(folder)
                .with(new EmbeddedWiring())
                .stdin(italian)
                .run("score", "--input", "-", "--set", "grounding.model=off");
        assertThat(shipped.out())
                .contains("\"outcome\":\"unmeasured\",\"failure\":true,\"language\":\"it\",\"reason\":\"language\"")
                .contains("the answer is in Italian (it)", "languages.unmeasured: words");
        Cli words = new Cli(folder)
                .with(new EmbeddedWiring())
                .stdin(italian)
                .run("score", "--input", "-", "--set", "languages.unmeasured=words");
        assertThat(words.out())
                .contains("\"outcome\":\"scored\",\"failure\":false,\"language\":\"it\",\"faithfulness\":1.0");
    }

    @Test
    void oneThreadAndManyGiveTheSameBytes() {
        String one = new Cli(folder)
                .stdin(cases(300))
                .run("score", "--input", "-", "--threads", "1")
                .out();
        String many = new Cli(folder)
                .stdin(cases(300))
                .run("score", "--input", "-", "--threads", "7")
                .out();

        assertThat(one).isEqualTo(many).isNotEmpty();
    }

    @Test
    void malformedLineIsReportedAndTheOthersAreScored() {
        Cli cli = new Cli(folder)
                .stdin(line("a", "x") + "{oops\n" + line("b", "y"))
                .run("score", "--input", "-");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.out().lines()).hasSize(2);
        assertThat(cli.err())
                .contains("stdin line 2: not valid JSON at column")
                .contains("1 of 3 lines could not be read");
    }

    @Test
    void whereNoLineCanBeReadNoOthersAreSpokenOf() {
        Cli cli = new Cli(folder).stdin("{oops\n").run("score", "--input", "-");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err())
                .contains("nothing was measured, of 1 answer: none could be read")
                .doesNotContain("the others");
    }

    @Test
    void strictStopsAtTheFirstBadLine() throws IOException {
        Files.writeString(folder.resolve("in.jsonl"), line("a", "x") + "{oops\n" + line("b", "y"));

        Cli cli = new Cli(folder).run("score", "--input", "in.jsonl", "--strict");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.out().lines()).hasSize(1);
        assertThat(cli.err().lines())
                .singleElement()
                .asString()
                .contains("in.jsonl line 2")
                .contains("--strict");
    }

    @Test
    void evaluatorThatBreaksCostsItsCaseOnly() {
        Cli cli = new Cli(folder).stdin(line("a", "boom") + line("b", "fine")).run("score", "--input", "-");

        assertThat(cli.code()).isZero();
        assertThat(cli.out().lines().toList().get(0))
                .contains("\"outcome\":\"unmeasured\"", "\"reason\":\"internal\"", "broken evaluator");
        assertThat(cli.out().lines().toList().get(1)).contains("\"outcome\":\"scored\"");
    }

    @Test
    void modelThatIsNotThereEndsTheRunInsteadOfCostingEveryCase() {
        Wiring broken = new EchoWiring() {
            @Override
            public Evaluator<Grounding> faithfulness(Config config, boolean models) {
                return (testCase, answer) -> {
                    throw new HoldfastException(ErrorCode.MODEL_MISSING, "no model here; build again");
                };
            }
        };
        Cli cli = new Cli(folder).with(broken).stdin(cases(3)).run("score", "--input", "-");

        assertThat(cli.code()).isEqualTo(3);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).isEqualToIgnoringNewLines("holdfast: no model here; build again");
    }

    @Test
    void resultFileAppearsWholeOrNotAtAll() throws IOException {
        Files.writeString(folder.resolve("in.jsonl"), line("a", "x") + "{oops\n");

        Cli strict = new Cli(folder).run("score", "--input", "in.jsonl", "--out", "deep/out.jsonl", "--strict");
        assertThat(strict.code()).isEqualTo(2);
        assertThat(folder.resolve("deep/out.jsonl")).doesNotExist();

        Cli lenient = new Cli(folder).run("score", "--input", "in.jsonl", "--out", "deep/out.jsonl");
        assertThat(lenient.out()).isEmpty();
        assertThat(Files.readString(folder.resolve("deep/out.jsonl")))
                .startsWith("{\"id\":\"a\"")
                .endsWith("}\n");
        assertThat(folder.resolve("deep/out.jsonl.partial")).doesNotExist();
    }

    @Test
    void settingsReachTheEvaluator() {
        Cli cli = new Cli(folder).stdin(line("a", "x")).run("score", "--input", "-", "--threshold", "0.8125");

        assertThat(cli.out()).contains("\"faithfulness\":0.8125");
    }

    @Test
    void missingInputFileIsBadInputSaidInOneLine() {
        Cli cli = new Cli(folder).run("score", "--input", "nowhere.jsonl");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err().lines()).singleElement().asString().contains("nowhere.jsonl does not exist");
    }

    @Test
    void folderAsInputAndZeroThreadsAreBadInput() {
        assertThat(new Cli(folder).run("score", "--input", ".").err()).contains("is a folder");
        assertThat(new Cli(folder)
                        .stdin("")
                        .run("score", "--input", "-", "--threads", "0")
                        .code())
                .isEqualTo(2);
    }

    @Test
    void emptyInputMeasuresNothingAndIsBadInput() {
        Cli cli = new Cli(folder).stdin("\n\n").run("score", "--input", "-");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).isEqualTo("holdfast: stdin is empty: there is nothing to score\n");
    }

    @Test
    void barsSetTheExitCodeAndTheInputMayBePositional() throws IOException {
        Files.writeString(folder.resolve("in.jsonl"), line("a", "x") + line("b", ""));

        assertThat(new Cli(folder).run("score", "in.jsonl").code()).isZero();
        assertThat(new Cli(folder)
                        .run("score", "in.jsonl", "--fail-under", "0.5")
                        .code())
                .isEqualTo(1);
        assertThat(new Cli(folder)
                        .run("score", "in.jsonl", "--fail-under", "0.5", "--max-unmeasured", "1")
                        .code())
                .isZero();
        assertThat(new Cli(folder).run("score").code()).isEqualTo(2);
        assertThat(new Cli(folder)
                        .run("score", "--input", "in.jsonl", "in.jsonl")
                        .err())
                .contains("named twice");
    }

    @Test
    void aTableWhoseColumnsCanBeToldIsScoredToo() throws IOException {
        Files.writeString(folder.resolve("in.csv"), "question;answer;context\nq;x;c\n");
        Cli cli = new Cli(folder).run("score", "--input", "in.csv");

        assertThat(cli.code()).isZero();
        assertThat(cli.err()).contains("in.csv: question = question, answer = answer, contexts = context");
        assertThat(cli.out()).startsWith("{\"id\":\"1\"");
    }

    private static String cases(int n) {
        return IntStream.range(0, n).mapToObj(i -> line("c" + i, "answer " + i)).collect(Collectors.joining());
    }

    private static String line(String id, String answer) {
        return "{\"id\":\"" + id + "\",\"question\":\"q\",\"contexts\":[\"c\"],\"answer\":\"" + answer + "\"}\n";
    }

    @Test
    void brokenJsonIsSaidWithoutTheWordsOfTheParser() throws IOException {
        Files.writeString(folder.resolve("a.jsonl"), """
                {"question":"q","answer":"supported","contexts":["c"]}
                {"question":"q","answer":"supported","contexts":["c"
                """);
        Cli cli = new Cli(folder).with(new VerdictWiring()).run("score", "a.jsonl");
        assertThat(cli.err())
                .contains("a.jsonl line 2: not valid JSON at column")
                .doesNotContain("Source", "REDACTED", "StreamReadFeature");
    }
}
