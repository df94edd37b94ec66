package io.holdfast.core.dimension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class RougeLTest {
    @Test
    void equalTextsScoreOneAndForeignTextsZero() {
        assertThat(RougeL.f("The valve closes.", "the VALVE closed")).isEqualTo(1);
        assertThat(RougeL.f("The valve closes.", "Rain fell yesterday")).isZero();
    }

    @Test
    void emptyTextAgreesWithNothingNotEvenItself() {
        assertThat(RougeL.f("", "valve")).isZero();
        assertThat(RougeL.f("valve", "?!")).isZero();
        assertThat(RougeL.f("", "")).isZero();
    }

    @Test
    void orderCounts() {
        // LCS "red valve" or "valve red" has one word of two: 2·1/(2+2)
        assertThat(RougeL.f("red valve", "valve red")).isEqualTo(0.5);
        // LCS "the pump near the door" = 5 words; 2·5/(6+7)
        assertThat(RougeL.f("the old pump near the door", "the pump stands near the green door"))
                .isEqualTo(10.0 / 13, within(1e-12));
    }

    @Test
    void valueIsSymmetricAndMatchesTheDefinition() {
        SplittableRandom random = new SplittableRandom(5);
        for (int round = 0; round < 500; round++) {
            List<String> a = words(random);
            List<String> b = words(random);
            double expected = a.isEmpty() || b.isEmpty() ? 0 : 2.0 * longest(a, b, 0, 0) / (a.size() + b.size());
            assertThat(RougeL.f(a, b)).isEqualTo(expected).isEqualTo(RougeL.f(b, a));
        }
    }

    /** The definition, word for word; exponential, so for short lists only. */
    private static int longest(List<String> a, List<String> b, int i, int j) {
        if (i == a.size() || j == b.size()) {
            return 0;
        }
        if (a.get(i).equals(b.get(j))) {
            return 1 + longest(a, b, i + 1, j + 1);
        }
        return Math.max(longest(a, b, i + 1, j), longest(a, b, i, j + 1));
    }

    private static List<String> words(SplittableRandom random) {
        List<String> words = new ArrayList<>();
        for (int i = random.nextInt(8); i > 0; i--) {
            words.add("w" + random.nextInt(4));
        }
        return words;
    }
}
