package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.holdfast.testkit.JavaProcess;
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

/**
 * On a machine whose file system is read-only: home, working directory, and the folder for temporary files unless one is
 * named. Runs in a mount namespace, where nothing outside it changes.
 */
@Timeout(180)
class ReadOnlyTest {
    private static final String[] CHECK = {
        "check",
        "--question",
        "How long is the timeout?",
        "--answer",
        "The timeout is 60 seconds.",
        "--context",
        "The timeout is 30 seconds."
    };

    @TempDir
    private Path folder;

    private Path writable;

    /** How a command ended and what it said. */
    private record Outcome(int code, String said) {}

    @BeforeEach
    void aMountNamespaceCanBeMade() throws Exception {
        writable = Files.createDirectory(folder.resolve("writable"));
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/unshare")), "needs Linux with util-linux");
        assumeTrue(readOnly("true").code() == 0, "this machine lets nobody mount");
        assertThat(readOnly("touch", folder.resolve("file").toString()).code()).isNotZero();
        assertThat(readOnly("touch", writable.resolve("file").toString()).code())
                .isZero();
    }

    /** Runs a command where only {@link #writable} can be written to. */
    private Outcome readOnly(String... command) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(
                "unshare",
                "--mount",
                "--map-root-user",
                "sh",
                "-c",
                "mount -o remount,bind,ro / && mount -t tmpfs none \"$0\" && exec \"$@\"",
                writable.toString()));
        line.addAll(List.of(command));
        Path said = folder.resolve("said");
        Process process = new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return new Outcome(process.exitValue(), Files.readString(said));
    }

    private Outcome holdfast(Path temporary, String... arguments) throws IOException, InterruptedException {
        List<String> line = JavaProcess.command(
                List.of("-Djava.io.tmpdir=" + temporary, "-Duser.home=" + folder), "io.holdfast.app.cli.Main");
        line.addAll(List.of(arguments));
        return readOnly(line.toArray(String[]::new));
    }

    private static String[] check(String... more) {
        List<String> all = new ArrayList<>(List.of(CHECK));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void oneFolderForTemporaryFilesIsAllThatTheModelsNeed() throws Exception {
        Outcome outcome = holdfast(writable, check());

        assertThat(outcome.code()).as(outcome.said()).isZero();
        assertThat(outcome.said()).contains("60 seconds", "30 seconds", "contradicts its documents");
    }

    @Test
    void withoutSuchAFolderItIsSaidAndWordsAloneWork() throws Exception {
        Outcome models = holdfast(folder, check());
        assertThat(models.code()).isEqualTo(3);
        assertThat(models.said())
                .contains("the temporary folder " + folder + " cannot be written to", "-Djava.io.tmpdir=FOLDER");

        Outcome words = holdfast(folder, check("--no-model"));
        assertThat(words.code()).as(words.said()).isZero();
        assertThat(words.said()).contains("contradicts its documents");
    }

    @Test
    void resultThatCannotBeWrittenIsNamed() throws Exception {
        Outcome outcome = holdfast(folder, check("--no-model", "--html", "report.html"));

        assertThat(outcome.code()).isEqualTo(3);
        assertThat(outcome.said()).contains("report.html", "its file system is read-only; name another place");
    }

    /** The launcher of a clone would wait for a lock that it can never take. */
    @Test
    void launcherThatCannotBuildSaysSo() throws Exception {
        Path built = Files.createDirectories(folder.resolve("clone/app/target/launcher"));
        Path launcher = Files.copy(Path.of("..", "holdfast"), folder.resolve("clone/holdfast"));
        assertThat(launcher.toFile().setExecutable(true)).isTrue();

        Outcome outcome = readOnly(launcher.toString(), "version");
        assertThat(outcome.code()).isEqualTo(3);
        assertThat(outcome.said()).contains("cannot write to " + built.toRealPath(), "HOLDFAST_NO_BUILD=1");

        Files.createFile(built.resolve("holdfast.jar"));
        assertThat(readOnly("env", "HOLDFAST_NO_BUILD=1", launcher.toString(), "version")
                        .said())
                .as("runs the jar as it is, which here is empty")
                .contains("io.holdfast.app.cli.Main")
                .doesNotContain("cannot write", "building");
    }
}
