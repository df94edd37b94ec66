package io.holdfast.app.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.testkit.FakeClock;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final FakeClock clock = FakeClock.at("2030-01-01T00:00:00Z");

    @Test
    void onATerminalTheCountIsShownAFewTimesASecond() {
        ProgressLine progress = new ProgressLine(console(true), clock, "case");
        for (int i = 0; i < 10; i++) {
            clock.advance(Duration.ofMillis(100));
            progress.step();
        }

        assertThat(shown())
                .isEqualTo("\r2 cases, 10/s \r4 cases, 10/s \r6 cases, 10/s \r8 cases, 10/s \r10 cases, 10/s ");
    }

    @Test
    void clearedLineLeavesRoomForAMessage() {
        ProgressLine progress = new ProgressLine(console(true), clock, "case");
        clock.advance(Duration.ofSeconds(1));
        progress.step();
        progress.clear();

        assertThat(shown()).startsWith("\r1 case, 1/s ").endsWith(" \r");
    }

    @Test
    void elsewhereNothingIsShown() {
        ProgressLine progress = new ProgressLine(console(false), clock, "case");
        clock.advance(Duration.ofSeconds(5));
        progress.step();
        progress.clear();

        assertThat(shown()).isEmpty();
    }

    @Test
    void aStepThatTakesLongIsSaid() throws InterruptedException {
        ProgressLine progress = new ProgressLine(console(false), clock, "case");
        Waiting waiting = new Waiting(console(false), progress, Duration.ofMillis(20));
        while (shown().isEmpty()) {
            Thread.sleep(5);
        }
        waiting.close();
        assertThat(shown()).startsWith("holdfast: still at work on number 1 for ");
    }

    private String shown() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private Console console(boolean terminal) {
        return new Console(
                InputStream.nullInputStream(),
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                Map.of(),
                Path.of(""),
                terminal);
    }
}
