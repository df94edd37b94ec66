package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script of a release installs its own archive and no other. */
@Timeout(60)
class InstallScriptTest {
    @TempDir
    private Path folder;

    private Path archive;

    @BeforeEach
    void aRelease() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Path command = folder.resolve("holdfast-9.8.7/bin/holdfast");
        Files.createDirectories(command.getParent());
        Files.writeString(command, "#!/bin/sh\necho installed \"$@\"\n");
        assertThat(command.toFile().setExecutable(true)).isTrue();
        archive = Files.createDirectories(folder.resolve("release")).resolve("holdfast-9.8.7.tar.gz");
        assertThat(run("tar", "-czf", archive.toString(), "-C", folder.toString(), "holdfast-9.8.7"))
                .startsWith("0:");
    }

    /** As {@code release/build.sh} fills it in. */
    private Path script() throws IOException, NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(archive));
        String text = Files.readString(Path.of("..", "release", "install.sh"))
                .replace("@version@", "9.8.7")
                .replace("@organisation@", "example")
                .replace("@sha256@", HexFormat.of().formatHex(hash));
        assertThat(text).doesNotContainPattern("@[a-z0-9]+@");
        return Files.writeString(folder.resolve("install.sh"), text);
    }

    private String run(String... command) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(out.toFile());
        builder.environment().put("HOLDFAST_FROM", folder.resolve("release").toString());
        builder.environment().put("HOLDFAST_HOME", folder.resolve("home").toString());
        builder.environment().put("HOLDFAST_BIN", folder.resolve("commands").toString());
        Process process = builder.start();
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return process.exitValue() + ": " + Files.readString(out);
    }

    @Test
    void releasedArchiveIsInstalledAndCanBeInstalledAgain() throws Exception {
        Path script = script();
        for (int time = 0; time < 2; time++) {
            assertThat(run("sh", script.toString())).startsWith("0: Holdfast 9.8.7 is in ");
            assertThat(run(folder.resolve("commands/holdfast").toString(), "version"))
                    .isEqualTo("0: installed version\n");
        }
        try (Stream<Path> left = Files.list(folder.resolve("home"))) {
            assertThat(left).containsExactly(folder.resolve("home/9.8.7"));
        }
    }

    @Test
    void changedArchiveIsRefusedAndNothingIsLeft() throws Exception {
        Path script = script();
        Files.write(archive, new byte[] {0}, java.nio.file.StandardOpenOption.APPEND);
        assertThat(run("sh", script.toString()))
                .startsWith("3: ")
                .contains("is not the one that was released", "nothing was installed");
        assertThat(folder.resolve("commands/holdfast")).doesNotExist();
        try (Stream<Path> left = Files.list(folder.resolve("home"))) {
            assertThat(left).isEmpty();
        }
    }
}
