package io.holdfast.app.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.testkit.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class ScratchFolderTest {
    @TempDir
    Path temporary;

    /** Work that has not seen the end yet makes its folder again where it finds none, as an index does. */
    public static final class Stubborn {
        private Stubborn() {}

        public static void main(String[] arguments) {
            Path folder = ScratchFolder.create("holdfast-bench").path();
            Thread work = new Thread(() -> again(folder));
            work.setDaemon(true);
            work.start();
            System.exit(0);
        }

        private static void again(Path folder) {
            try {
                while (Files.exists(folder)) {
                    Thread.onSpinWait();
                }
                TimeUnit.MILLISECONDS.sleep(60);
                Files.writeString(Files.createDirectories(folder).resolve("segment"), "late");
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    @Timeout(60)
    void aFolderThatIsMadeAgainWhileTheProcessEndsIsRemovedAgain() throws Exception {
        List<String> command = JavaProcess.command(List.of("-Djava.io.tmpdir=" + temporary), Stubborn.class.getName());
        Process process = new ProcessBuilder(command).inheritIO().start();
        assertThat(process.waitFor()).isZero();
        try (Stream<Path> left = Files.list(temporary)) {
            assertThat(left).isEmpty();
        }
    }
}
