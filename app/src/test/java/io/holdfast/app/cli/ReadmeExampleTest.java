package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.EmbeddedWiring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows of its first command is what the command prints. */
class ReadmeExampleTest {
    @TempDir
    private Path folder;

    @Test
    void theFirstCommandPrintsWhatIsShown() throws IOException {
        DocumentedFiles.write(folder);
        String readme = Files.readString(Path.of("../README.md"));
        int from = readme.indexOf("$ ./holdfast check");
        List<String> shown =
                readme.substring(from, readme.indexOf("```", from)).lines().toList();
        String[] typed = shown.get(0).replace("$ ./holdfast ", "").split(" ");

        Cli cli = new Cli(folder).with(new EmbeddedWiring()).run(typed);

        assertThat(cli.code()).as(cli.err()).isEqualTo(1);
        List<String> printed = (cli.out() + cli.err()).lines().toList();
        assertThat(printed)
                .containsAll(shown.stream()
                        .skip(1)
                        .filter(line -> !line.isEmpty() && !line.equals("…"))
                        .toList());
    }
}
