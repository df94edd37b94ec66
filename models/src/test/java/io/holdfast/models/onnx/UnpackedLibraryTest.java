package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import ai.onnxruntime.OrtEnvironment;
import io.holdfast.testkit.JavaProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnpackedLibraryTest {
    @TempDir
    private Path folder;

    @Test
    void theLoadedLibraryLeavesNoFileBehind() throws Exception {
        Path maps = Path.of("/proc/self/maps");
        assumeTrue(Files.isReadable(maps), "only Linux tells which files a process has mapped");

        NativeCalls.run(OnnxRuntime::environment);

        try (Stream<String> lines = Files.lines(maps, StandardCharsets.ISO_8859_1)) {
            List<String> loaded =
                    lines.filter(line -> line.contains("libonnxruntime")).toList();
            assertThat(loaded).isNotEmpty().allMatch(line -> line.endsWith("(deleted)"));
        }
        assertThat(UnpackedLibrary.folder())
                .hasValueSatisfying(folder -> assertThat(folder).doesNotExist());
        assertThat(System.getProperty("onnxruntime.native.path")).isNull();
    }

    /** Unpacks the library and says so; goes on to load it when it is told to. */
    static final class Unpacking {
        public static void main(String[] args) throws IOException {
            UnpackedLibrary files = UnpackedLibrary.unpack();
            System.out.println("unpacked");
            if (System.in.read() == 'l') {
                var unused = OrtEnvironment.getEnvironment();
            }
            files.discard();
        }
    }

    private Process unpacking() throws IOException {
        Process process = new ProcessBuilder(
                        JavaProcess.command(List.of("-Djava.io.tmpdir=" + folder), Unpacking.class.getName()))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(process.inputReader().readLine()).isEqualTo("unpacked");
        return process;
    }

    private List<Path> left() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> !f.getFileName().toString().startsWith("hsperfdata"))
                    .toList();
        }
    }

    @Test
    void whatAKilledProcessLeftIsRemovedByTheNext() throws Exception {
        assumeFalse(System.getProperty("os.name").startsWith("Windows"), "there the library unpacks itself");
        unpacking().destroyForcibly().waitFor();
        List<Path> abandoned = left();
        assertThat(abandoned).hasSize(1);
        assertThat(abandoned.get(0)).isNotEmptyDirectory();
        Files.setLastModifiedTime(abandoned.get(0), FileTime.from(Instant.now().minus(Duration.ofMinutes(3))));

        Process next = unpacking();

        assertThat(left()).hasSize(1).doesNotContainAnyElementsOf(abandoned);
        next.outputWriter().append('l').close();
        assertThat(next.waitFor()).isZero();
        assertThat(left()).isEmpty();
    }

    @Test
    void whatAnotherProcessIsUnpackingAndWhatALinkLeadsToStay() throws Exception {
        Path own = Files.createTempDirectory(folder, UnpackedLibrary.PREFIX);
        Path fresh = Files.createTempDirectory(folder, UnpackedLibrary.PREFIX);
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path library = Files.createFile(elsewhere.resolve(System.mapLibraryName("onnxruntime")));
        Files.setLastModifiedTime(elsewhere, FileTime.fromMillis(0));
        Files.createSymbolicLink(folder.resolve(UnpackedLibrary.PREFIX + "link"), elsewhere);

        UnpackedLibrary.removeAbandoned(own);

        assertThat(own).exists();
        assertThat(fresh).exists();
        assertThat(library).exists();
    }

    @Test
    void theEnvironmentOutlivesTheHookOfTheLibrary() {
        NativeCalls.run(OnnxRuntime::environment);

        assertThat(OnnxRuntime.held()).isTrue();
    }

    @Test
    void theLibraryWorksWithoutItsFile() {
        double support = new OnnxGroundingModel(EncoderModel.bundled())
                .support("The gate is closed at dusk.", "At dusk the gate is closed.");

        assertThat(support).isBetween(0.0, 1.0);
    }
}
