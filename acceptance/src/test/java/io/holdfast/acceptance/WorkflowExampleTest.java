package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of examples/github-actions/grounding.yml, as they stand there, on its own data. */
@Tag("heavy") // five JVMs; ./mvnw -pl acceptance -am test -DexcludedGroups= -Dtest=WorkflowExampleTest
class WorkflowExampleTest {
    private static final Path EXAMPLE = Path.of("..", "examples", "github-actions");

    @Test
    void everyCommandRunsAndTheGateLetsEqualAnswersPass(@TempDir Path folder) throws IOException, InterruptedException {
        Path base = folder.resolve("base-answers.jsonl");
        Files.copy(EXAMPLE.resolve("eval/answers.jsonl"), base);
        List<String> commands = Files.readAllLines(EXAMPLE.resolve("grounding.yml")).stream()
                .map(line -> line.replaceFirst("^\\s*(run: )?", ""))
                .filter(line -> line.startsWith("holdfast "))
                .toList();
        assertThat(commands).hasSize(5);
        for (String command : commands) {
            OtherJvm.Outcome outcome = run(folder, command);
            assertThat(outcome.code()).as(command + "\n" + outcome.err()).isZero();
        }
        assertThat(folder.resolve("grounding.sarif")).isNotEmptyFile();
        assertThat(folder.resolve("grounding.html")).isNotEmptyFile();
    }

    private static OtherJvm.Outcome run(Path folder, String command) throws IOException, InterruptedException {
        String[] words = command.replace("eval/", EXAMPLE.toAbsolutePath() + "/eval/")
                .replace("scripted:base", "scripted:" + folder.resolve("base"))
                .replaceAll("(?<= )(runs/|grounding\\.|summary\\.)", folder + "/$1")
                .split(" ");
        return OtherJvm.run(
                folder,
                OtherJvm.classPath(entry -> true),
                "io.holdfast.app.cli.Main",
                Arrays.copyOfRange(words, 1, words.length));
    }
}
