package io.holdfast.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.model.Metric.Interval;
import io.holdfast.core.stats.Bootstrap.Observation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BootstrapTest {
    @Test
    void theIntervalOfAShareIsCloseToTheNormalOne() {
        List<Observation> observations = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            observations.add(new Observation(i % 4 == 0 ? 0 : 1, "d" + i));
        }
        Interval interval = new Bootstrap(4000, 0.95, 11).interval(observations);
        assertThat(interval.low()).isCloseTo(0.75 - 1.96 * Math.sqrt(0.75 * 0.25 / 400), within(0.006));
        assertThat(interval.high()).isCloseTo(0.75 + 1.96 * Math.sqrt(0.75 * 0.25 / 400), within(0.006));
    }

    @Test
    void casesOfOneDocumentAreNotIndependent() {
        List<Observation> independent = new ArrayList<>();
        List<Observation> shared = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            double value = i / 10 % 2;
            independent.add(new Observation(value, "d" + i));
            shared.add(new Observation(value, "d" + i / 10));
        }
        Bootstrap bootstrap = new Bootstrap(2000, 0.95, 5);
        assertThat(width(bootstrap.interval(shared))).isGreaterThan(2 * width(bootstrap.interval(independent)));
    }

    @Test
    void theSameSeedGivesTheSameInterval() {
        List<Observation> observations =
                List.of(new Observation(0.2, "a"), new Observation(0.9, "b"), new Observation(0.4, "c"));
        assertThat(new Bootstrap(500, 0.9, 3).interval(observations))
                .isEqualTo(new Bootstrap(500, 0.9, 3).interval(observations));
    }

    @Test
    void oneDocumentSaysAlmostNothingAboutOthersAndNothingSaysNothing() {
        Bootstrap bootstrap = new Bootstrap(100, 0.95, 1);
        List<Observation> one = List.of(new Observation(1, "a"), new Observation(0, "a"), new Observation(0.5, "a"));

        Interval share = bootstrap.intervalOfShares(one);
        assertThat(share.low()).isLessThan(0.05);
        assertThat(share.high()).isGreaterThan(0.95);
        Interval difference = bootstrap.interval(List.of(new Observation(-0.3, "a")));
        assertThat(difference.low()).isLessThan(-0.9);
        assertThat(difference.high()).isGreaterThan(0.9);
        List<Observation> alike = List.of(
                new Observation(1, "a"), new Observation(0, "a"), new Observation(1, "b"), new Observation(0, "b"));
        assertThat(width(bootstrap.intervalOfShares(alike))).isGreaterThan(0.5);
        assertThatThrownBy(() -> new Bootstrap(100, 0.95, 1).interval(List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static double width(Interval interval) {
        return interval.high() - interval.low();
    }
}
