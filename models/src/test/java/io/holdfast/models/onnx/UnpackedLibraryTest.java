package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class UnpackedLibraryTest {
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
