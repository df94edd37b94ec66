package io.holdfast.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WilsonTest {
    @Test
    void theIntervalIsThatOfTheTextbook() {
        Wilson wilson = Wilson.of(3, 12);

        assertThat(wilson.low()).isCloseTo(0.0889, within(1e-4));
        assertThat(wilson.high()).isCloseTo(0.5323, within(1e-4));
    }

    @Test
    void noneAndAllAdmitHowLittleIsKnown() {
        assertThat(Wilson.of(0, 3).low()).isZero();
        assertThat(Wilson.of(0, 3).high()).isGreaterThan(0.5);
        assertThat(Wilson.of(3, 3).high()).isEqualTo(1);
        assertThat(Wilson.of(3, 3).low()).isLessThan(0.5);
    }

    @Test
    void aShareOfNothingHasNone() {
        assertThatThrownBy(() -> Wilson.of(0, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
