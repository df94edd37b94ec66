package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.testkit.JavaProcess;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OfflineTest {
    @Test
    void embeddedModelsOpenNoSocket() throws Exception {
        List<String> command = JavaProcess.command(
                List.of("-Djava.nio.channels.spi.SelectorProvider=" + OfflineProbe.NoChannels.class.getName()),
                OfflineProbe.class.getName());
        command.add(Tiny.embedder().toString());
        command.add(Tiny.encoder().toString());
        command.add(Stream.of("bert", "roberta", "deberta", "modernbert", "t5")
                .map(name -> OwnFolders.of(name).toString())
                .collect(Collectors.joining(",")));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(output).isZero();
    }
}
