package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the two launchers hand to Java, by its version; the Java here is a script that prints its arguments. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final List<String> SILENCED =
            List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow");

    @TempDir
    private Path folder;

    private Path java(String version) throws IOException {
        Path home = folder.resolve("jdk-" + version);
        Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"A\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home;
    }

    private List<String> run(Path launcher, Path java) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(launcher.toString(), "version")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile());
        builder.environment().put("JAVA_HOME", java.toString());
        builder.environment().put("HOLDFAST_NO_BUILD", "1");
        builder.environment().remove("HOLDFAST_JAVA_OPTS");
        Process process = builder.start();
        assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(process.exitValue()).isZero();
        return Files.readAllLines(folder.resolve("out"));
    }

    /** The launcher of a clone beside a build that is up to date. */
    private Path ofTheClone() throws IOException {
        Path built = Files.createDirectories(folder.resolve("clone/app/target/launcher"));
        Files.createFile(built.resolve("holdfast.jar"));
        Files.createFile(built.resolve("holdfast.stamp"));
        return executable(Path.of("..", "holdfast"), folder.resolve("clone/holdfast"));
    }

    private Path ofTheDistribution() throws IOException {
        Path bin = Files.createDirectories(folder.resolve("distribution/bin"));
        return executable(Path.of("src/dist/bin/holdfast"), bin.resolve("holdfast"));
    }

    private static Path executable(Path from, Path to) throws IOException {
        Files.copy(from, to);
        assertThat(to.toFile().setExecutable(true)).isTrue();
        return to;
    }

    @Test
    void newerJavasHaveNothingToWarnAboutAndOlderOnesGetNoUnknownOption() throws Exception {
        for (Path launcher : List.of(ofTheClone(), ofTheDistribution())) {
            for (String version : List.of("24", "25.0.3", "25.0.1-ea")) {
                assertThat(run(launcher, java(version)))
                        .as(launcher + " " + version)
                        .containsAll(SILENCED);
            }
            for (String version : List.of("17.0.15", "21.0.2", "23")) {
                assertThat(run(launcher, java(version)))
                        .as(launcher + " " + version)
                        .contains("io.holdfast.app.cli.Main", "version")
                        .doesNotContainAnyElementsOf(SILENCED);
            }
        }
    }

    @Test
    void javaThatDoesNotSayItsVersionIsStarted() throws Exception {
        Path java = java("25");
        Files.delete(java.resolve("release"));

        assertThat(run(ofTheDistribution(), java))
                .contains("io.holdfast.app.cli.Main")
                .doesNotContainAnyElementsOf(SILENCED);
    }
}
