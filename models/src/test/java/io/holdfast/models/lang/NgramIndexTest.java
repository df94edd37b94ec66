package io.holdfast.models.lang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NgramIndexTest {
    @Test
    void eachNgramHasTheNumberOfItsPlace() {
        List<String> ngrams = IntStream.range(0, 40_000)
                .mapToObj(i -> Integer.toString(i, Character.MAX_RADIX))
                .filter(n -> n.length() <= 3)
                .toList();
        NgramIndex index = new NgramIndex(ngrams);
        assertThat(ngrams).hasSizeGreaterThan(30_000);
        assertThat(ngrams.stream().map(index::of))
                .isEqualTo(IntStream.range(0, ngrams.size()).boxed().toList());
    }

    @Test
    void lengthTellsNgramsApart() {
        NgramIndex index = new NgramIndex(List.of("a", "\0a", ""));
        assertThat(List.of(index.of("a"), index.of("\0a"), index.of(""))).containsExactly(0, 1, 2);
    }

    @Test
    void unknownOnesHaveNone() {
        NgramIndex index = new NgramIndex(List.of("abc", "b"));
        assertThat(List.of(index.of("abd"), index.of("bc"), index.of("xabc"))).containsOnly(-1);
    }
}
