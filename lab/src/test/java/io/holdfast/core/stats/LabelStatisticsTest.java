package io.holdfast.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LabelStatisticsTest {
    @Test
    void aScoreThatSeparatesHasAreaOneAndAConstantOneHalf() {
        assertThat(RankingCurve.of(List.of(yes(0.9), yes(0.7), no(0.2))).auroc())
                .hasValue(1);
        assertThat(RankingCurve.of(List.of(yes(0.5), no(0.5), no(0.5))).auroc()).hasValue(0.5);
        assertThat(RankingCurve.of(List.of(yes(0.5))).auroc()).isEmpty();
        assertThat(RankingCurve.of(List.of()).averagePrecision()).isEmpty();
    }

    @Test
    void theAreaIsTheChanceThatAPositiveOutranksANegative() {
        Random random = new Random(12);
        for (int t = 0; t < 60; t++) {
            List<Labelled> scores = new ArrayList<>();
            for (int i = 0; i < 25; i++) {
                scores.add(new Labelled(random.nextInt(6) / 5.0, i % 3 == 0));
            }
            double wins = 0;
            int pairs = 0;
            for (Labelled p : scores) {
                for (Labelled n : scores) {
                    if (p.positive() && !n.positive()) {
                        pairs++;
                        wins += p.score() > n.score() ? 1 : p.score() == n.score() ? 0.5 : 0;
                    }
                }
            }
            assertThat(RankingCurve.of(scores).auroc().orElseThrow()).isCloseTo(wins / pairs, within(1e-12));
        }
    }

    @Test
    void precisionAndRecallAreReadAtEachThreshold() {
        RankingCurve curve = RankingCurve.of(List.of(yes(0.9), no(0.8), yes(0.6), no(0.1)));
        assertThat(curve.points()).extracting(RankingCurve.Point::threshold).containsExactly(0.9, 0.8, 0.6, 0.1);
        assertThat(curve.points().get(2).precision()).isCloseTo(2.0 / 3, within(1e-12));
        assertThat(curve.points().get(2).recall()).isEqualTo(1);
        assertThat(curve.averagePrecision().orElseThrow()).isCloseTo(0.5 + 0.5 * 2 / 3, within(1e-12));
    }

    @Test
    void honestProbabilitiesHaveNoCalibrationErrorAndBoastingOnesDo() {
        Random random = new Random(6);
        List<Labelled> honest = new ArrayList<>();
        List<Labelled> boasting = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            double p = random.nextDouble();
            boolean event = random.nextDouble() < p;
            honest.add(new Labelled(p, event));
            boasting.add(new Labelled(p < 0.5 ? 0 : 1, event));
        }
        assertThat(Calibration.of(honest, 10).error().orElseThrow()).isLessThan(0.015);
        assertThat(Calibration.of(boasting, 10).error().orElseThrow()).isCloseTo(0.25, within(0.02));
        assertThat(Calibration.of(List.of(), 10).error()).isEmpty();
        assertThat(Calibration.of(List.of(yes(1)), 10).bins()).hasSize(1);
        assertThatThrownBy(() -> Calibration.of(List.of(yes(1.2)), 10)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void kappaForgivesChanceAndSaysNothingWhereChanceIsAll() {
        assertThat(Kappa.of(List.of("a", "b", "a", "b"), List.of("a", "b", "a", "b")))
                .hasValue(1);
        assertThat(Kappa.of(List.of("a", "b", "a", "b"), List.of("a", "a", "b", "b")))
                .hasValue(0);
        assertThat(Kappa.of(List.of("a", "a"), List.of("a", "a"))).isEmpty();
        assertThat(Kappa.of(List.of(), List.of())).isEmpty();
        assertThat(Kappa.of(
                                List.of("y", "y", "y", "n", "n", "y", "n", "n", "y", "n"),
                                List.of("y", "y", "n", "n", "n", "y", "y", "n", "y", "n"))
                        .orElseThrow())
                .isCloseTo(0.6, within(1e-12));
    }

    private static Labelled yes(double score) {
        return new Labelled(score, true);
    }

    private static Labelled no(double score) {
        return new Labelled(score, false);
    }
}
