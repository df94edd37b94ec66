package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.cli.terminal.Exit;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RehearsalTest {
    @TempDir
    private Path folder;

    @Test
    void everyCommandOfItSucceeds() {
        assertThat(Rehearsal.run(folder)).isEqualTo(Exit.OK);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../holdfast", "src/dist/bin/holdfast"})
    void theLaunchersRunIt(String launcher) throws Exception {
        assertThat(Files.readString(Path.of(launcher))).contains(Rehearsal.class.getName() + " >");
    }
}
