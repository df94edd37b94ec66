package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.Wiring;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.PipeOutputStream;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
    private static final String CASE = "{\"question\":\"q\",\"contexts\":[\"c\"],\"answer\":\"a\"}\n";

    @TempDir
    Path folder;

    @Test
    void mistypedCommandIsBadUsageWithASuggestion() {
        Cli cli = new Cli(folder).run("scroe");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).contains("'scroe'").contains("score").contains("--help");
    }

    @Test
    void mistypedOptionIsBadUsageWithASuggestion() {
        Cli cli = new Cli(folder).run("score", "--imput", "-");

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("--input");
    }

    @Test
    void withoutACommandTheHelpIsShownAndNothingWasDone() {
        Cli cli = new Cli(folder).run();

        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("Usage: holdfast").contains("score");
    }

    @Test
    void sparkIsListedAndAJarWithoutItSaysWhereItIs() {
        assertThat(new Cli(folder).run("--help").out()).contains("  spark ");
        assertThat(new Cli(folder).run("spark", "--help").out()).contains("./holdfast spark --input PATH");

        Cli cli = new Cli(folder).run("spark", "--input", "in.jsonl", "--output", "out", "--master", "local[*]");

        assertThat(cli.code()).isEqualTo(3);
        assertThat(cli.out()).isEmpty();
        assertThat(cli.err()).contains("./holdfast spark").contains("spark-submit");
    }

    @Test
    void helpIsOutputNotAnError() {
        for (String command : new String[] {"score", "config", "version"}) {
            Cli cli = new Cli(folder).run(command, "--help");
            assertThat(cli.code()).isZero();
            assertThat(cli.out()).contains("Usage: holdfast " + command);
        }
        assertThat(new Cli(folder).run("--version").out()).startsWith("holdfast ");
    }

    @Test
    void brokenInfrastructureIsThreeAndStackTracesAreForDebugging() {
        Wiring broken = new EchoWiring() {
            @Override
            public Evaluator<Grounding> faithfulness(Config config, boolean models) {
                throw new HoldfastException(ErrorCode.MODEL_DAMAGED, "the model file is damaged; build again");
            }
        };
        Cli quiet = new Cli(folder).with(broken).stdin(CASE).run("score", "--input", "-");
        Cli debug = new Cli(folder)
                .with(broken)
                .with("HOLDFAST_DEBUG", "1")
                .stdin(CASE)
                .run("score", "--input", "-");

        assertThat(quiet.code()).isEqualTo(3);
        assertThat(quiet.err()).isEqualToIgnoringNewLines("holdfast: the model file is damaged; build again");
        assertThat(debug.err()).contains("at io.holdfast.app");
    }

    @Test
    void unexpectedFailureIsThreeAndSaysHowToReport() {
        Wiring broken = new EchoWiring() {
            @Override
            public Evaluator<Grounding> faithfulness(Config config, boolean models) {
                throw new IllegalStateException("surprise");
            }
        };
        Cli cli = new Cli(folder).with(broken).stdin(CASE).run("score", "--input", "-");

        assertThat(cli.code()).isEqualTo(3);
        assertThat(cli.err().lines())
                .singleElement()
                .asString()
                .contains("surprise")
                .contains("HOLDFAST_DEBUG=1");
    }

    @Test
    void readerThatGoesAwayEndsTheCommandQuietly() {
        Cli shown = new Cli(folder);
        PrintStream pipe = new PrintStream(new PipeOutputStream(failing("Broken pipe")), false, StandardCharsets.UTF_8);

        assertThat(runInto(pipe)).isZero();
        assertThat(shown.err()).isEmpty();
    }

    @Test
    void fullDiskIsNotTakenForAReaderThatWentAway() {
        PrintStream disk = new PrintStream(
                new PipeOutputStream(failing("No space left on device")), false, StandardCharsets.UTF_8);

        assertThat(runInto(disk)).isEqualTo(3);
    }

    @Test
    void configurationComesFromTheWorkingDirectory() throws IOException {
        Files.writeString(folder.resolve("config.yaml"), "inference: {seed: 99}\n");

        assertThat(new Cli(folder).run("config").out()).contains("seed: 99");
        assertThat(new Cli(folder).run("config", "--config", "other.yaml").code())
                .isEqualTo(2);
        assertThat(new Cli(folder).run("config", "--json").out()).contains("\"seed\" : 99");
        assertThat(new Cli(folder).run("config", "--effective", "--schema").code())
                .isEqualTo(2);
    }

    private int runInto(PrintStream out) {
        Console console = new Console(
                InputStream.nullInputStream(),
                out,
                new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
                Map.of(),
                folder,
                false);
        return Main.run(console, new EchoWiring(), "config", "--schema");
    }

    private static OutputStream failing(String message) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
    }
}
