package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TokenCounterTest {
    @Test
    void countsModelTokens() {
        assertThat(TokenCounter.count("")).isZero();
        assertThat(TokenCounter.count("Hello world")).isEqualTo(2);
        assertThat(TokenCounter.count("The valve closes at 5 p.m.")).isBetween(7, 10);
    }

    @Test
    void controlMarkersAreCountedAsText() {
        assertThat(TokenCounter.count("<|endoftext|>")).isGreaterThan(1);
    }

    @Test
    void threadsShareOneTable() {
        int alone = TokenCounter.count("a long bridge over the river");
        assertThat(IntStream.range(0, 200).parallel().map(i -> TokenCounter.count("a long bridge over the river")))
                .allMatch(n -> n == alone);
    }
}
