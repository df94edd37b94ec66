package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.holdfast.app.EmbeddedWiring;
import io.holdfast.app.cli.terminal.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/**
 * What README and guides tell users to type: every command and option exists, and every command is run as written, by
 * the embedded models, or is named below with the reason and the test that runs it.
 */
class DocumentedCommandsTest {
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
    /** Other exit codes than 0 that a command shows on purpose. */
    private static final Map<String, Integer> CODES = Map.of(
            "holdfast check examples/check/answers.csv --html report.html --fail-under 0.9", 1,
            "holdfast check answers.csv --html report.html --fail-under 0.9", 1,
            "holdfast check answers.csv --html report.html --out checked.jsonl --fail-under 0.9", 1,
            "holdfast check answers.csv --fail-under 0.9", 1,
            "holdfast check answers.csv --calibration calibration.json --fail-under 0.9", 1);

    /** What is not run here, by how it is written, and why. */
    private static final Map<String, String> ELSEWHERE = elsewhere();

    private static Map<String, String> elsewhere() {
        Map<String, String> reasons = new LinkedHashMap<>();
        reasons.put("holdfast [a-z]+(?: (?:index|judge|verdicts|serve|experiment))?", "a name in a sentence, no call");
        reasons.put(".* \\[?--[a-z-]+ [^\\[]*\\[.*|.*\\[--.*", "a synopsis");
        reasons.put("holdfast .*\\b(?:RUN|BASE|PATH|COLLECTION|CONVERSATION\\.json|grounding\\|).*", "a synopsis");
        reasons.put("holdfast (?:score|run|spark) --(?:threads|master) \\S+", "a part of a call");
        reasons.put("mvnw .*", "Maven: CI runs verify; the others are the proofs and packages that it leaves out");
        reasons.put(
                "(?!.*--dry-run).*(?:ollama|openai):.*",
                "asks a model server: JudgedModeTest, RunCommandTest and RagReplayTest run one of their own");
        reasons.put("holdfast .*--judge auto.*", "asks a model server of this machine: JudgePolicyTest runs one");
        reasons.put("holdfast bench citations", "a quarter of a minute: CitationsTest runs it and reads what it says");
        reasons.put("holdfast bench verdicts --replay .*", "replays what a judge said: JudgedModeTest");
        reasons.put("holdfast demo", "one to two minutes: DemoAndSelftestTest runs its parts, CI the whole");
        reasons.put(
                "(?:HOLDFAST_\\S+ )?holdfast serve(?: --port 0| --no-model| --host .*)?",
                "runs until it is stopped: ProcessTest");
        reasons.put("curl .*", "asks a running service: GuideRequestsTest");
        reasons.put("holdfast spark .*|spark-submit .*", "Spark: the tests of the module spark");
        reasons.put("python3 -m venv .*|cat > serve\\.py .*|llm/bin/python .*", "downloads a model");
        reasons.put(
                "pip install .*|optimum-cli .*|echo '\\{\"input\".*",
                "exports a model of a hub: OwnModelTest reads exported ones");
        reasons.put("head -c 24 .*|tar xzf .*", "no command of ours; DeploymentTest runs the archive");
        reasons.put(
                "holdfast (?:rag experiment|selftest --laws|run .*--dataset (?:all|clean)|bench grounding).*",
                "minutes: RagCommandsTest, SelftestLawsTest, RunCommandTest, BenchGroundingTest run smaller ones");
        return reasons;
    }

    @TempDir
    private Path folder;

    @Test
    void everyCommandAndOptionInReadmeAndGuidesExists() throws IOException {
        CommandLine root = CommandTree.whole(new Commands(Console.system(), new EchoWiring()));
        int seen = 0;
        for (Documented documented : Documented.all()) {
            if (!documented.ours()) {
                continue;
            }
            CommandLine command = root;
            for (String word : documented.typed().replaceFirst("^holdfast ", "").split("[\\s,|]+")) {
                CommandLine sub = command.getSubcommands().get(word);
                if (sub == null) {
                    break;
                }
                command = sub;
            }
            seen++;
            assertThat(command).as(documented.toString()).isNotSameAs(root);
            Matcher option = OPTION.matcher(documented.typed());
            while (option.find() && !command.getCommandName().equals("spark")) {
                assertThat(command.getCommandSpec().findOption(option.group()))
                        .as(option.group() + " in " + documented)
                        .isNotNull();
            }
        }
        assertThat(seen).isGreaterThan(50);
    }

    @Test
    void everyReasonIsNeeded() throws IOException {
        List<Documented> all = Documented.all();
        assertThat(ELSEWHERE.keySet())
                .allSatisfy(pattern -> assertThat(all).anyMatch(d -> d.typed().matches(pattern)));
    }

    /**
     * An example is a module whose tests run with all others, the workflow, which WorkflowExampleTest runs, the answers
     * of the README, which ReadmeExampleTest checks, or what examples/verify.sh builds outside, red and green.
     */
    @Test
    void everyExampleIsRunByATest() throws IOException {
        Path root = Path.of("..");
        String modules = Files.readString(root.resolve("pom.xml"));
        List<String> examples;
        try (Stream<Path> folders = Files.list(root.resolve("examples"))) {
            examples = folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .toList();
        }
        assertThat(examples).contains("github-actions", "junit-test").allSatisfy(example -> {
            if (example.equals("github-actions")) {
                assertThat(root.resolve("acceptance/src/test/java/io/holdfast/acceptance/WorkflowExampleTest.java"))
                        .content()
                        .contains("examples/github-actions");
            } else if (example.equals("check")) {
                assertThat(root.resolve("README.md")).content().contains("examples/check/answers.csv");
            } else if (example.equals("maven-plugin")) {
                assertThat(root.resolve("examples/verify.sh")).content().contains("/maven-plugin/");
            } else if (example.equals("kotlin")) {
                assertThat(root.resolve("examples/verify.sh")).content().contains("examples/*/pom.xml");
                assertThat(root.resolve("examples/kotlin/src/test/kotlin"))
                        .isDirectoryRecursivelyContaining("glob:**Test.kt");
            } else {
                assertThat(modules).contains("<module>examples/" + example + "</module>");
                assertThat(root.resolve("examples/" + example + "/src/test/java"))
                        .isDirectoryRecursivelyContaining("glob:**Test.java");
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> everyOtherCommandRuns() throws IOException {
        List<Documented> commands = Documented.all().stream()
                .filter(documented -> ELSEWHERE.keySet().stream().noneMatch(documented.typed()::matches))
                .distinct()
                .toList();
        assertThat(commands).hasSizeGreaterThan(30);
        List<DynamicTest> tests = new ArrayList<>();
        for (Documented documented : commands) {
            tests.add(dynamicTest(documented.toString(), () -> run(documented)));
        }
        return tests.stream();
    }

    private void run(Documented documented) throws IOException {
        assertThat(documented.ours())
                .as("runs here, or is named among ELSEWHERE with the reason: " + documented)
                .isTrue();
        Path here = folder.resolve(documented.folder());
        if (Files.notExists(here)) {
            DocumentedFiles.write(here);
        }
        DocumentedFiles.before(here, documented.typed());
        Cli cli = new Cli(here)
                .with(new EmbeddedWiring())
                .stdin("a-key-of-some-length-for-the-service")
                .run(documented.arguments());
        assertThat(cli.code()).as(documented + "\n" + cli.err()).isEqualTo(CODES.getOrDefault(documented.typed(), 0));
    }
}
