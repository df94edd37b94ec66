package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OfflineTest {
    @Test
    void embeddedModelsOpenNoSocket() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.nio.channels.spi.SelectorProvider=" + OfflineProbe.NoChannels.class.getName(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        OfflineProbe.class.getName(),
                        Tiny.embedder().toString(),
                        Tiny.encoder().toString(),
                        Stream.of("bert", "roberta", "deberta", "modernbert", "t5")
                                .map(name -> OwnFolders.of(name).toString())
                                .collect(Collectors.joining(",")))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(output).isZero();
    }
}
