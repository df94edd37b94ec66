package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The action of action.yml as a runner executes it: its inputs with their defaults, its shell steps, its files. */
@Timeout(300)
class ActionTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{ *([a-z._-]+) *}}");

    @TempDir
    private Path folder;

    private Path workspace;
    private Path answers;

    @BeforeEach
    void aRepositoryWithAnswersAndARunnerWithHoldfast() throws IOException, InterruptedException {
        assumeTrue(installed("bash") && installed("jq"), "a runner has bash and jq");
        workspace = Files.createDirectories(folder.resolve("workspace"));
        answers = workspace.resolve("answers.jsonl");
        Files.copy(ROOT.resolve("examples/github-actions/eval/answers.jsonl"), answers);
        Path launcher = folder.resolve("holdfast");
        Files.writeString(
                launcher,
                "#!/bin/sh\nexec '" + Path.of(System.getProperty("java.home"), "bin", "java")
                        + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '"
                        + String.join(File.pathSeparator, OtherJvm.classPath(entry -> true))
                        + "' io.holdfast.app.cli.Main \"$@\"\n");
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
        Files.createFile(folder.resolve("output"));
        Files.createFile(folder.resolve("summary"));
    }

    private static boolean installed(String command) throws IOException, InterruptedException {
        try {
            return new ProcessBuilder(command, "--version")
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** Runs the shell steps with these inputs; the steps that use other actions are theirs to test. */
    private int run(Map<String, String> given) throws IOException, InterruptedException {
        JsonNode action = new YAMLMapper().readTree(ROOT.resolve("action.yml").toFile());
        Map<String, String> values = new HashMap<>(Map.of("github.action_path", ROOT.toString()));
        action.path("inputs")
                .properties()
                .forEach(input -> values.put(
                        "inputs." + input.getKey(),
                        given.getOrDefault(
                                input.getKey(), input.getValue().path("default").asText())));
        values.put("inputs.holdfast", folder.resolve("holdfast").toString());
        for (JsonNode step : action.path("runs").path("steps")) {
            if (step.has("run")) {
                assertThat(step.path("shell").asText()).isEqualTo("bash");
                ProcessBuilder builder = new ProcessBuilder(
                                "bash",
                                "--noprofile",
                                "--norc",
                                "-eo",
                                "pipefail",
                                "-c",
                                step.path("run").asText())
                        .directory(workspace.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("log").toFile());
                Map<String, String> environment = builder.environment();
                step.path("env")
                        .properties()
                        .forEach(variable -> environment.put(
                                variable.getKey(), expanded(variable.getValue().asText(), values)));
                environment.put("GITHUB_OUTPUT", folder.resolve("output").toString());
                environment.put("GITHUB_STEP_SUMMARY", folder.resolve("summary").toString());
                Process process = builder.start();
                assertThat(process.waitFor(4, TimeUnit.MINUTES)).isTrue();
                if (process.exitValue() != 0) {
                    return process.exitValue();
                }
            }
        }
        return 0;
    }

    private static String expanded(String text, Map<String, String> values) {
        return EXPRESSION.matcher(text).replaceAll(match -> {
            String value = values.get(match.group(1));
            assertThat(value)
                    .as("an input or variable that exists: " + match.group(1))
                    .isNotNull();
            return Matcher.quoteReplacement(value);
        });
    }

    /** A tag can be moved to other code; a commit cannot. */
    @Test
    void actionsOfOthersAreNamedByCommit() throws IOException {
        String uses = Files.readString(ROOT.resolve("action.yml"))
                + Files.readString(ROOT.resolve(".github/workflows/verify.yml"))
                + Files.readString(ROOT.resolve(".github/workflows/audit.yml"))
                + Files.readString(ROOT.resolve("examples/github-actions/grounding.yml"));
        List<String> actions = uses.lines()
                .map(String::strip)
                .filter(line -> line.matches("(- )?uses:.*"))
                .toList();
        assertThat(actions)
                .hasSizeGreaterThan(8)
                .allSatisfy(action -> assertThat(action).matches("(- )?uses: [\\w/.-]+@[0-9a-f]{40}( # v[0-9.]+)?"));
    }

    @Test
    void groundedAnswersPassAndTheReportsAreThere() throws IOException, InterruptedException {
        int code = run(Map.of("answers", "answers.jsonl", "fail-under", "0.9", "max-contradicted", "0"));

        assertThat(code).as(log()).isZero();
        assertThat(folder.resolve("output")).content().isEqualTo("""
                        exit-code=0
                        html=holdfast-report/report.html
                        junit=holdfast-report/junit.xml
                        sarif=holdfast-report/report.sarif
                        """);
        assertThat(folder.resolve("summary")).content().startsWith("# Holdfast");
        assertThat(workspace.resolve("holdfast-report/junit.xml")).content().contains("tests=\"3\"");
        assertThat(log()).doesNotContain("::error", "::warning");
    }

    @Test
    void wrongAnswerFailsTheJobAndIsAnnotated() throws IOException, InterruptedException {
        Files.writeString(
                answers,
                Files.readString(answers).replace("\"answer\":\"A ticket costs 14", "\"answer\":\"A ticket costs 41"));

        int code = run(Map.of("answers", "answers.jsonl", "arguments", "--max-contradicted\n0\n"));

        assertThat(code).as(log()).isEqualTo(1);
        assertThat(folder.resolve("output")).content().startsWith("exit-code=1\nhtml=");
        assertThat(folder.resolve("summary")).content().contains("ticket");
        assertThat(log())
                .containsPattern("(?m)^::error file=answers\\.jsonl,line=2,title=ticket%3A [a-z_]+::A ticket costs 41");
    }

    @Test
    void fileThatIsNotThereIsBadInputAndLeavesNoReport() throws IOException, InterruptedException {
        assertThat(run(Map.of("answers", "nowhere.jsonl"))).as(log()).isEqualTo(2);
        assertThat(folder.resolve("output")).content().isEqualTo("exit-code=2\n");
        assertThat(log()).contains("nowhere.jsonl");
    }

    private String log() throws IOException {
        Path log = folder.resolve("log");
        return Files.exists(log) ? Files.readString(log) : "";
    }
}
