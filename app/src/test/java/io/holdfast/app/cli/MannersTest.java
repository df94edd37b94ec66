package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.ProgressLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class MannersTest {
    @TempDir
    private Path folder;

    @Test
    void helpOfACommandIsTheHelpOfThatCommand() {
        Cli help = new Cli(folder).run("help", "check");

        assertThat(help.code()).isZero();
        assertThat(help.out())
                .isEqualTo(new Cli(folder).run("check", "--help").out())
                .contains("--fail-under");
    }

    /** A variable of a script that is not set is no name of the working directory. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "check ''",
                "check a.csv --documents ''",
                "check a.csv --out ''",
                "score ''",
                "score --input ''",
                "mcp --documents ''",
                "rag index --index idx --corpus ''",
                "rag index --corpus a.csv --index ''",
                "convert --to ragas '' x.jsonl",
                "man --out ''",
                "demo --quick --out ''"
            })
    void anEmptyPathIsRefused(String line) throws IOException {
        Files.writeString(folder.resolve("a.csv"), "question,answer,context\nq,a,c\n");
        String[] words =
                Stream.of(line.split(" ")).map(word -> word.replace("''", "")).toArray(String[]::new);
        Cli cli = new Cli(folder).run(words);

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("empty text");
    }

    @Test
    void helpOfAnUnknownCommandNamesTheNearestOne() {
        Cli help = new Cli(folder).run("help", "chek");

        assertThat(help.code()).isEqualTo(2);
        assertThat(help.err()).contains("'chek' is no command").contains("Did you mean holdfast check?");
    }

    @Test
    void helpFitsEightyColumnsAndListsWholeDescriptions() {
        CommandLine root = CommandTree.whole(new Commands(Console.system(), new EchoWiring()));
        String list = new Cli(folder).run("help").out().replaceAll("\\s+", " ");

        assertThat(list).contains("on purpose").contains("an error rate is above its limit");
        for (String command : root.getSubcommands().keySet()) {
            String help = new Cli(folder).run("help", command).out();
            assertThat(help.lines().filter(line -> line.length() > 80))
                    .as(command)
                    .isEmpty();
            assertThat(root.getSubcommands()
                            .get(command)
                            .getCommandSpec()
                            .usageMessage()
                            .footer())
                    .as("lines of %s that would be broken anywhere", command)
                    .allMatch(line -> line.length() <= 80);
            assertThat(new Cli(folder).run(command, "--help").out())
                    .as("the command described alone")
                    .isEqualTo(help);
        }
    }

    @Test
    void helpIsColouredOnAScreenOnly() {
        assertThat(new Cli(folder).onAScreen(80).run("help").out()).contains("\u001B[");
        assertThat(new Cli(folder)
                        .onAScreen(80)
                        .with("NO_COLOR", "1")
                        .run("help")
                        .out())
                .doesNotContain("\u001B[");
        assertThat(new Cli(folder).run("help").out()).doesNotContain("\u001B[");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh", "fish"})
    void completionsKnowEveryCommandAndItsOptions(String shell) {
        Cli cli = new Cli(folder).run("completion", shell);

        assertThat(cli.code()).isZero();
        assertThat(cli.out()).contains("check").contains("fail-under").contains("experiment");
    }

    /** zsh itself reads the script and offers what it was given; where there is no zsh, the script is looked at. */
    @Test
    void zshHasACompletionOfItsOwn() throws Exception {
        String script = new Cli(folder).run("completion", "zsh").out();

        assertThat(script)
                .startsWith("#compdef holdfast\n")
                .contains("_holdfast_rag_index()")
                .contains("--gate=-[")
                .contains("(any significant)")
                .contains("compdef _holdfast holdfast")
                .doesNotContain("bashcompinit", "%n", "${DEFAULT");
        Path file = Files.writeString(folder.resolve("_holdfast"), script);
        Process zsh;
        try {
            zsh = new ProcessBuilder("zsh", "-n", file.toString())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            return; // no zsh on this machine
        }
        assertThat(zsh.inputReader().lines().toList()).isEmpty();
        assertThat(zsh.waitFor()).isZero();
    }

    @Test
    void manualPagesAreWrittenForEveryCommand() {
        assertThat(new Cli(folder).run("man", "check").out())
                .startsWith(".TH HOLDFAST-CHECK 1")
                .contains(".SH OPTIONS")
                .contains("\\-\\-fail\\-under SHARE")
                .contains("a quality gate failed")
                .doesNotContain("${DEFAULT");
        assertThat(new Cli(folder).run("man", "--out", "man1").code()).isZero();
        assertThat(folder.resolve("man1/holdfast.1")).isNotEmptyFile();
        assertThat(folder.resolve("man1/holdfast-rag-ask.1")).isNotEmptyFile();
        assertThat(new Cli(folder).run("man", "chek").err()).contains("did you mean check?");
    }

    @Test
    void aLogGetsALineOfProgressEveryHalfMinute() {
        Cli cli = new Cli(folder);
        Instant[] now = {Instant.EPOCH};
        ProgressLine progress = new ProgressLine(cli.console(), () -> now[0], "answer", 100);
        for (int i = 0; i < 70; i++) {
            now[0] = now[0].plus(Duration.ofSeconds(1));
            progress.step();
        }
        progress.clear();

        assertThat(cli.err()).isEqualTo("holdfast: 30 of 100 answers, 1/s\nholdfast: 60 of 100 answers, 1/s\n");
    }
}
