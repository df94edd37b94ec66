package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.EmbeddedWiring;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckCommandTest {
    @TempDir
    private Path folder;

    private Cli check(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "check";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return new Cli(folder).with(new VerdictWiring()).run(all);
    }

    private void answers(String name, String... answers) throws IOException {
        StringBuilder text = new StringBuilder("user_query,bot_reply,passages\n");
        for (int i = 0; i < answers.length; i++) {
            text.append("question ")
                    .append(i + 1)
                    .append(',')
                    .append(answers[i])
                    .append(",the source\n");
        }
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aFileWithOwnColumnNamesBecomesASummaryThatSaysWhatIsWrong() throws IOException {
        answers("a.csv", "supported", "contradicted", "not_found", "unsure", "");
        Cli cli = check("a.csv");

        assertThat(cli.code()).isZero();
        assertThat(cli.err()).contains("a.csv: question = user_query, answer = bot_reply, contexts = passages");
        assertThat(cli.out())
                .contains("✗ 2  question 2")
                .contains("✗ \"contradicted\" – the source says \"30\" (contexts[0])")
                .contains("~ 4  question 4")
                .contains("○ 5  question 5")
                .doesNotContain("question 1")
                .doesNotContain("\u001B[")
                .endsWith(
                        "3 of 5 answers are not grounded: 1 contradicts its documents, 1 is not in its documents, 1 is"
                                + " empty; 1 is unsure.\n");
    }

    @Test
    void everyBarIsRedAndGreen() throws IOException {
        answers("a.csv", "supported", "contradicted", "not_found", "unsure");

        assertThat(check("a.csv", "--fail-under", "0.25").code()).isZero();
        assertThat(check("a.csv", "--fail-under", "0.26").code()).isEqualTo(1);
        assertThat(check("a.csv", "--max-contradicted", "1").code()).isZero();
        assertThat(check("a.csv", "--max-contradicted", "0").code()).isEqualTo(1);
        assertThat(check("a.csv", "--max-unsupported", "1").code()).isZero();
        assertThat(check("a.csv", "--max-unsupported", "0").code()).isEqualTo(1);
        assertThat(check("a.csv", "--max-unsure", "1").code()).isZero();
        assertThat(check("a.csv", "--max-unsure", "0").code()).isEqualTo(1);
        answers("b.csv", "supported", "timeout");
        assertThat(check("b.csv", "--max-contradicted", "0").code()).isEqualTo(1);
        assertThat(check("b.csv", "--max-contradicted", "0", "--max-unmeasured", "1")
                        .code())
                .isZero();
    }

    @Test
    void nothingMeasuredNeverPasses() throws IOException {
        answers("empty.csv", "", "");
        answers("down.csv", "timeout", "timeout");
        Files.writeString(folder.resolve("bad.csv"), "question,answer,context\na,b,c,d\na,b,c,d\na,b,c,d\na,b,c,d\n");

        Cli empty = check("empty.csv");
        assertThat(empty.code()).isEqualTo(2);
        assertThat(empty.err()).contains("nothing was measured, of 2 answers: the answer is empty");
        Cli down = check("down.csv", "--max-unmeasured", "5");
        assertThat(down.code()).isEqualTo(3);
        assertThat(down.err()).contains("nothing was measured, of 2 answers: the judge did not answer");
        Cli bad = check("bad.csv");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err().lines().filter(l -> l.contains("4 cells"))).hasSize(3);
    }

    @Test
    void idsThatRepeatAreNumberedAndSaid() throws IOException {
        Files.writeString(
                folder.resolve("a.csv"),
                "id,question,answer,context\nx,q,supported,c\nx,q,supported,c\ny,q,supported,c\n");

        assertThat(check("a.csv").err())
                .contains("1 answer has the id of an earlier one; a number tells them apart: x#2");
    }

    @Test
    void whatCannotBeWrittenIsSaidBeforeAnythingIsScored() throws IOException {
        Files.writeString(folder.resolve("a.csv"), "question,answer,context\nq,supported,c\n");
        Files.writeString(folder.resolve("file"), "");

        Cli inAFile = check("a.csv", "--html", "file/report.html");
        assertThat(inAFile.code()).isEqualTo(2);
        assertThat(inAFile.err())
                .contains("report.html cannot be written: no file can be made in")
                .doesNotContain("partial", "question = ");
        Cli aFolder = check("a.csv", "--out", ".");
        assertThat(aFolder.code()).isEqualTo(2);
        assertThat(aFolder.err()).contains("is a folder; name a file in it");
        assertThat(check("a.csv", "--out", "new/folder/a.jsonl").code()).isZero();
        assertThat(folder.resolve("new/folder/a.jsonl")).exists();
    }

    @Test
    void aMisspeltCommandIsNamedWithTheNearest() {
        Cli cli = new Cli(folder).run("chekc", "a.csv");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("'chekc' is no command", "Did you mean holdfast check?");
    }

    @Test
    void aRowThatCannotBeReadCostsItselfAndAnyGate() throws IOException {
        Files.writeString(folder.resolve("a.csv"), "question,answer,context\nq,supported,c\nq,supported,c,d\n");

        Cli cli = check("a.csv");
        assertThat(cli.code()).isZero();
        assertThat(cli.err()).contains("a.csv line 3: the row has 4 cells");
        assertThat(cli.out()).contains("1 of 2 answers is grounded; 1 row could not be read.");
        assertThat(check("a.csv", "--max-contradicted", "0").code()).isEqualTo(1);
    }

    @Test
    void sarifPointsAtTheLineOfTheInput() throws IOException {
        Files.createDirectory(folder.resolve("eval"));
        answers("eval/a.csv", "supported", "contradicted");
        Files.writeString(folder.resolve("eval/b.json"), """
                [{"question":"q","answer":"supported","contexts":["c"]},
                 {"question":"q",
                  "answer":"contradicted","contexts":["c"]}]
                """);
        check("eval/a.csv", "eval/b.json", "--sarif", "out.sarif");

        JsonNode results =
                Json.read(Files.readString(folder.resolve("out.sarif"))).at("/runs/0/results");
        assertThat(results)
                .extracting(result -> result.at("/locations/0/physicalLocation/artifactLocation/uri")
                                .asText() + ":"
                        + result.at("/locations/0/physicalLocation/region/startLine")
                                .asText())
                .containsExactly("eval/a.csv:3", "eval/b.json:2");
        assertThat(Json.read(Files.readString(folder.resolve("out.sarif"))).at("/runs/0/tool/driver/rules"))
                .isNotEmpty()
                .allSatisfy(rule -> {
                    assertThat(rule.path("name").asText()).matches("[A-Z][A-Za-z]+");
                    assertThat(rule.at("/help/text").asText()).hasSizeGreaterThan(40);
                });
    }

    @Test
    void resultsAreReadByReportAndCompare() throws IOException {
        answers("a.csv", "supported", "supported", "supported");
        answers("b.csv", "supported", "contradicted");
        check("a.csv", "--out", "a.jsonl");
        check(
                "b.csv",
                "--out",
                "b.jsonl",
                "--html",
                "b.html",
                "--junit",
                "b.xml",
                "--sarif",
                "b.sarif",
                "--csv",
                "b-out.csv",
                "--markdown",
                "b.md");

        assertThat(folder.resolve("b.html")).content().contains("b.csv");
        assertThat(folder.resolve("b.xml")).content().contains("failures=\"1\"");
        assertThat(folder.resolve("b.sarif")).content().contains("\"level\" : \"error\"");
        assertThat(folder.resolve("b.md")).content().contains(": 1 failure\n");
        assertThat(folder.resolve("b-out.csv")).content().contains("contradicted");
        assertThat(new Cli(folder).run("report", "a.jsonl", "--fail-under", "1").code())
                .isZero();
        assertThat(new Cli(folder)
                        .run("report", "b.jsonl", "--max-contradicted", "0")
                        .code())
                .isEqualTo(1);
        Cli compared = new Cli(folder).run("compare", "--gate", "a.jsonl", "b.jsonl");
        assertThat(compared.code()).isEqualTo(1);
        assertThat(compared.err())
                .contains("gate failed: 2 was grounded, is contradicted")
                .contains("gate failed: 3 is no longer there");
        assertThat(new Cli(folder)
                        .run("compare", "a.jsonl", "a.jsonl", "--gate=any")
                        .code())
                .isZero();
        assertThat(new Cli(folder)
                        .run("compare", "a.jsonl", "a.jsonl", "--gate=all")
                        .code())
                .isEqualTo(2);
    }

    @Test
    void resultsAreCasesThatCanBeCheckedAgain() throws IOException {
        answers("a.csv", "supported", "unsure");
        check("a.csv", "--out", "a.jsonl");
        Cli again = check("a.jsonl", "--out", "again.jsonl");

        assertThat(again.code()).isZero();
        assertThat(Files.readString(folder.resolve("again.jsonl")))
                .isEqualTo(Files.readString(folder.resolve("a.jsonl")));
    }

    @Test
    void machinesGetOneDocument() throws IOException {
        answers("a.csv", "supported", "not_found");
        Cli cli = check("a.csv", "--json", "--max-unsupported", "0");

        assertThat(cli.code()).isEqualTo(1);
        assertThat(cli.out())
                .contains("\"format\" : \"holdfast-check/1\"")
                .contains("\"not_found\" : 1")
                .contains("\"passed\" : false")
                .contains("\"grounded_share\" : 0.5");
    }

    @Test
    void oneAnswerIsToldInWordsWithTheLineOfItsDocument() throws IOException {
        Files.writeString(folder.resolve("manual.md"), "# Manual\n\nThe timeout is 30 seconds.\n");
        Cli file = check("--question", "What?", "--answer", "contradicted", "--context", "manual.md");
        Cli text = check("--answer", "supported", "--context", "The timeout is 30 seconds.");

        assertThat(file.out())
                .contains("(manual.md:1)")
                .endsWith("The answer is not grounded: it contradicts its documents.\n");
        assertThat(text.out()).contains("✓ \"supported\" (contexts[0])").endsWith("The answer is grounded.\n");
        assertThat(check("--answer", "x", "--context", "missing.md").code()).isEqualTo(2);
    }

    /** An empty variable of a script: it would name the working directory and everything in it. */
    @ParameterizedTest
    @ValueSource(strings = {"", "  "})
    void anEmptyContextIsNoFolder(String nothing) throws IOException {
        Files.writeString(folder.resolve("manual.md"), "The timeout is 30 seconds.");
        Cli cli = check("--answer", "supported", "--context", nothing);

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("--context is empty");
        assertThat(cli.out()).isEmpty();
        assertThat(check("--answer", "supported", "--context", ".").code()).isZero();
    }

    @Test
    void documentsMayLieInAFolder() throws IOException {
        Files.createDirectories(folder.resolve("docs"));
        Files.writeString(folder.resolve("docs/a.md"), "text");
        Files.writeString(folder.resolve("a.csv"), "question,answer\nq,contradicted\n");

        assertThat(check("a.csv", "--documents", "docs").out()).contains("(a.md)");
        assertThat(check("a.csv").code()).isEqualTo(2);
        assertThat(check("a.csv", "--documents", "nowhere").code()).isEqualTo(2);
    }

    @Test
    void idsThatOccurTwiceAreToldApartAlsoAcrossFiles() throws IOException {
        answers("a.csv", "unsure");
        answers("b.csv", "unsure");

        assertThat(check("a.csv", "b.csv").out()).contains("~ 1  question 1").contains("~ 1#2  question 1");
    }

    @Test
    void badUsageSaysWhatToGive() throws IOException {
        answers("a.csv", "supported");
        assertThat(check().code()).isEqualTo(2);
        assertThat(check("a.csv", "--answer", "x").err()).contains("not both");
        assertThat(check("--answer", "x").err()).contains("at least one --context");
        assertThat(check("a.csv", "--fail-under", "90").err()).contains("a share above 0 and up to 1");
        assertThat(check("a.csv", "--max-contradicted", "-1").code()).isEqualTo(2);
        assertThat(check("a.csv", "--format", "ragas", "--split", "x").err()).contains("leave out --format");
    }

    @Test
    void colourAndWidthAreThoseOfTheTerminal() throws IOException {
        answers("a.csv", "contradicted");
        Cli colour = new Cli(folder).with(new VerdictWiring()).onAScreen(60).run("check", "a.csv");
        Cli plain = new Cli(folder)
                .with(new VerdictWiring())
                .with("NO_COLOR", "1")
                .onAScreen(60)
                .run("check", "a.csv");

        assertThat(colour.out()).contains("\u001B[31m✗\u001B[0m");
        assertThat(plain.out()).doesNotContain("\u001B[");
        assertThat(plain.out().lines().limit(3)).allMatch(line -> line.length() <= 60);
    }

    @Test
    void oneOutputMayGoToStdoutAndTheTextGoesToStderr() throws IOException {
        answers("a.csv", "contradicted");
        Cli lines = check("a.csv", "--out", "-");
        Cli markdown = check("a.csv", "--markdown", "-");

        assertThat(lines.out()).startsWith("{\"id\":\"1\"").hasLineCount(1);
        assertThat(lines.err()).contains("The answer is not grounded");
        assertThat(markdown.out()).contains(": 1 failure\n").doesNotContain("✗", "Timeouts", "Mean latency");
        assertThat(check("a.csv", "--markdown", "-", "--max-contradicted", "0").out())
                .contains("**✗ Gate failed: answers that contradict their documents: 1, allowed: 0");
        assertThat(check("a.csv", "--json", "--csv", "-").err())
                .contains("stdout can take one of these: --json, a report");
    }

    @Test
    void noOutputReplacesTheInput() throws IOException {
        answers("a.csv", "supported");
        String before = Files.readString(folder.resolve("a.csv"));

        for (String option : new String[] {"--out", "--csv"}) {
            Cli cli = check("a.csv", option, "a.csv");
            assertThat(cli.code()).isEqualTo(2);
            assertThat(cli.err()).contains("is the input itself");
        }
        assertThat(folder.resolve("a.csv")).hasContent(before);
    }

    /** How many of how many answers are newly contradicted: the first lines of the gate table. */
    @ParameterizedTest
    @CsvSource({"5, 30", "3, 3", "4, 4", "5, 5", "6, 6", "6, 100", "1, 100"})
    void anyAnswerThatGotWorseFailsTheGateHoweverMany(int broken, int all) throws IOException {
        answers("base.csv", Collections.nCopies(all, "supported").toArray(String[]::new));
        List<String> now = new ArrayList<>(Collections.nCopies(all, "supported"));
        Collections.fill(now.subList(0, broken), "contradicted");
        answers("now.csv", now.toArray(String[]::new));
        check("base.csv", "--out", "base.jsonl");
        check("now.csv", "--out", "now.jsonl");

        assertThat(new Cli(folder)
                        .run("compare", "base.jsonl", "base.jsonl", "--gate")
                        .code())
                .isZero();
        assertThat(new Cli(folder)
                        .run("compare", "base.jsonl", "now.jsonl", "--gate")
                        .code())
                .isEqualTo(1);
    }

    @Test
    void anAnswerThatDeclinesIsNotCalledGroundedAndCanBeBounded() throws IOException {
        String[] refusal = {
            "check",
            "--no-model",
            "--question",
            "What is the notice period?",
            "--answer",
            "I have no information about that.",
            "--context",
            "lease.md"
        };
        Files.writeString(folder.resolve("lease.md"), "The lease may be ended with three months' notice.");
        Cli cli = new Cli(folder).with(new EmbeddedWiring()).run(refusal);
        assertThat(cli.out())
                .contains("no passage was found that answers the question", "three months'")
                .endsWith("The answer declines; no passage was found that answers the question.\n")
                .doesNotContain("✓");
        String[] gated = Stream.concat(Stream.of(refusal), Stream.of("--max-declined", "0"))
                .toArray(String[]::new);
        Cli gate = new Cli(folder).with(new EmbeddedWiring()).run(gated);
        assertThat(gate.code()).isEqualTo(1);
        assertThat(gate.err()).contains("answers that decline: 1, allowed: 0 (--max-declined)");
    }

    @Test
    void aRecordWithoutAnAnswerIsSaidAsScoreSaysIt() throws IOException {
        Files.writeString(folder.resolve("a.jsonl"), """
                {"question":"q","answer":"supported","contexts":["c"]}

                {"question":"q","answr":"supported","contexts":["c"]}
                {"question":"q","answer":null,"contexts":["c"]}
                {"question":"q","answer":"","contexts":["c"]}
                """);
        Cli check = check("a.jsonl", "--out", "-");
        Cli score = new Cli(folder).with(new VerdictWiring()).run("score", "a.jsonl");
        assertThat(List.of(check.err(), score.err()))
                .allSatisfy(err -> assertThat(err)
                        .contains(
                                "line 3: field \"answer\" is missing; it must be a string; the record has \"answr\": is that it?",
                                "line 4: field \"answer\" is null; it must be a string"));
        for (Cli cli : List.of(check, score)) {
            assertThat(cli.out().lines().map(line -> id(line))).containsExactly("1", "5");
        }
    }

    private static String id(String line) {
        return Json.own(line).path("id").asText();
    }

    @Test
    void aNumberThatIsNoneIsSaidInPlainWords() throws IOException {
        Files.writeString(folder.resolve("a.csv"), "question,answer,context\nq,supported,c\n");
        assertThat(check("a.csv", "--fail-under", "abc").err())
                .contains("Invalid value for option '--fail-under': 'abc' is not a number such as 0.9");
        assertThat(check("a.csv", "--max-unsure", "x").err()).contains("'x' is not a whole number");
    }
}
