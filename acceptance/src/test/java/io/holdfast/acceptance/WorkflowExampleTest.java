package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The steps of examples/github-actions/grounding.yml, run by a shell as they are written, in a repository of its own. */
@Timeout(300)
class WorkflowExampleTest {
    private static final Path EXAMPLE = Path.of("..", "examples", "github-actions");

    @TempDir
    private Path folder;

    private Path repository;

    @BeforeEach
    void aRepositoryWithATargetBranchAndHoldfastOnThePath() throws IOException, InterruptedException {
        repository = Files.createDirectories(folder.resolve("repository/eval")).getParent();
        Files.copy(EXAMPLE.resolve("eval/answers.jsonl"), repository.resolve("eval/answers.jsonl"));
        Path launcher = Files.createDirectories(folder.resolve("bin")).resolve("holdfast");
        Files.writeString(
                launcher,
                "#!/bin/sh\nexec '" + Path.of(System.getProperty("java.home"), "bin", "java")
                        + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '"
                        + String.join(File.pathSeparator, OtherJvm.classPath(entry -> true))
                        + "' io.holdfast.app.cli.Main \"$@\"\n");
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
        assertThat(shell("git init -q && git add -A && git -c user.name=t -c user.email=t@t commit -qm base"
                        + " && git update-ref refs/remotes/origin/main HEAD"))
                .isZero();
    }

    private int shell(String script) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("sh", "-e", "-c", script)
                .directory(repository.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("log.txt").toFile()));
        builder.environment().merge("PATH", folder.resolve("bin").toString(), (path, ours) -> ours + ":" + path);
        builder.environment()
                .put("GITHUB_STEP_SUMMARY", folder.resolve("summary.txt").toString());
        Process process = builder.start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return process.exitValue();
    }

    /** The scripts of the steps that use holdfast, in order, with what the workflow engine would put into them. */
    private static List<String> scripts() throws IOException {
        List<String> scripts = new ArrayList<>();
        String workflow = Files.readString(EXAMPLE.resolve("grounding.yml"));
        for (String step : workflow.split("\n      - ")) {
            int run = step.indexOf("run: ");
            if (run >= 0 && !step.contains("GITHUB_PATH")) {
                String script = step.substring(run + "run: ".length()).replaceFirst("^\\|\n", "");
                scripts.add(script.replace("${{ github.base_ref }}", "main"));
            }
        }
        assertThat(scripts).hasSize(3);
        return scripts;
    }

    private List<Integer> codes() throws IOException, InterruptedException {
        List<Integer> codes = new ArrayList<>();
        for (String script : scripts()) {
            codes.add(shell(script));
        }
        return codes;
    }

    @Test
    void equalAnswersPassEveryStepAndTheFilesAreThere() throws IOException, InterruptedException {
        assertThat(codes()).as(() -> log()).containsExactly(0, 0, 0);
        assertThat(repository.resolve("grounding.sarif")).isNotEmptyFile();
        assertThat(repository.resolve("grounding.html")).isNotEmptyFile();
        assertThat(repository.resolve("grounding.xml")).content().contains("tests=\"3\"");
        assertThat(folder.resolve("summary.txt")).isNotEmptyFile();
    }

    @Test
    void aWrongAnswerFailsBothGates() throws IOException, InterruptedException {
        Path answers = repository.resolve("eval/answers.jsonl");
        Files.writeString(
                answers,
                Files.readString(answers).replace("\"answer\":\"A ticket costs 14", "\"answer\":\"A ticket costs 41"));

        assertThat(codes()).as(() -> log()).containsExactly(1, 1, 0);
    }

    @Test
    void fewerAnswersThanBeforeFailTheComparison() throws IOException, InterruptedException {
        Path answers = repository.resolve("eval/answers.jsonl");
        Files.write(answers, Files.readAllLines(answers).subList(0, 2));

        assertThat(codes()).as(() -> log()).containsExactly(0, 1, 0);
    }

    private String log() {
        try {
            return Files.readString(folder.resolve("log.txt"));
        } catch (IOException e) {
            return e.toString();
        }
    }
}
