package io.holdfast.lab.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LossesTest {
    @Test
    void recordsReadByManyThreadsAreAllCounted() {
        Losses losses = new Losses();
        IntStream.range(0, 60_000).parallel().forEach(i -> losses.field("tag" + i % 300));
        assertThat(losses.lines()).hasSize(300).allMatch(line -> line.endsWith("(200 records)"));
    }
}
