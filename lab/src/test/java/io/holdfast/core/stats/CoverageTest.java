package io.holdfast.core.stats;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Metric.Interval;
import io.holdfast.core.stats.Bootstrap.Observation;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How often intervals hold the truth and tests cry wolf, on data whose truth is known. */
class CoverageTest {
    /** Scores as answers have them: most perfect, the others a share of few claims. Mean 0.865. */
    private static double claimShares(Random random) {
        return random.nextDouble() < 0.7 ? 1 : new double[] {0, 0.5, 0.5, 0.75, 1}[random.nextInt(5)];
    }

    private static final double CLAIM_SHARES_MEAN = 0.7 + 0.3 * 0.55;

    @Test
    void anIntervalOfAHundredCasesHoldsTheTruthNineteenTimesInTwenty() {
        assertThat(coverage(100, 800, 400, CoverageTest::claimShares, CLAIM_SHARES_MEAN))
                .isBetween(0.925, 0.975);
    }

    @Test
    void comparingARunWithItselfSeldomRaisesAnAlarm() {
        assertThat(falseAlarms(60, 800, 300)).isLessThan(0.07);
    }

    @Test
    @Tag("heavy")
    void intervalsCoverAsMuchAsTheySay() {
        for (int n : new int[] {10, 20, 50, 100, 200, 400}) {
            int simulations = n > 100 ? 5_000 : 10_000;
            double shares = coverage(n, simulations, 1000, CoverageTest::claimShares, CLAIM_SHARES_MEAN);
            double coins = coverage(n, simulations, 1000, r -> r.nextDouble() < 0.75 ? 1 : 0, 0.75);
            double smooth = coverage(n, simulations, 1000, r -> Math.sqrt(r.nextDouble()), 2.0 / 3);
            double clustered = clusteredCoverage(n, simulations, 1000);
            System.out.printf(
                    "coverage n=%d: claim shares %.4f, pass/fail %.4f, smooth %.4f, clusters of 4 %.4f%n",
                    n, shares, coins, smooth, clustered);
            if (n >= 100) {
                assertThat(List.of(shares, coins, smooth, clustered))
                        .allSatisfy(c -> assertThat(c).isBetween(0.94, 0.96));
            }
        }
    }

    @Test
    @Tag("heavy")
    void tenThousandComparisonsOfEqualsRaiseFewAlarms() {
        for (int n : new int[] {10, 30, 100}) {
            double alarms = falseAlarms(n, 10_000, 1000);
            System.out.printf("false alarms n=%d: %.4f%n", n, alarms);
            assertThat(alarms).isLessThanOrEqualTo(0.055);
        }
    }

    private static double coverage(int n, int simulations, int samples, ToDoubleFunction<Random> draw, double truth) {
        Random random = new Random(n * 31L + samples);
        int held = 0;
        for (int s = 0; s < simulations; s++) {
            List<Observation> observations = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                observations.add(new Observation(draw.applyAsDouble(random), "d" + i));
            }
            Interval interval = new Bootstrap(samples, 0.95, s).intervalOfShares(observations);
            held += interval.low() <= truth && truth <= interval.high() ? 1 : 0;
        }
        return (double) held / simulations;
    }

    /** Cases in clusters of four that share half of their luck; n is the number of clusters. */
    private static double clusteredCoverage(int n, int simulations, int samples) {
        Random random = new Random(n * 17L);
        int held = 0;
        for (int s = 0; s < simulations; s++) {
            List<Observation> observations = new ArrayList<>();
            for (int c = 0; c < n; c++) {
                double shared = random.nextDouble();
                for (int i = 0; i < 4; i++) {
                    observations.add(new Observation((shared + random.nextDouble()) / 2, "d" + c));
                }
            }
            Interval interval = new Bootstrap(samples, 0.95, s).intervalOfShares(observations);
            held += interval.low() <= 0.5 && 0.5 <= interval.high() ? 1 : 0;
        }
        return (double) held / simulations;
    }

    /** Both runs draw from the same scores; an alarm is a change for the worse with p below 0.05 by either test. */
    private static double falseAlarms(int n, int simulations, int permutations) {
        Random random = new Random(n + 5);
        int alarms = 0;
        for (int s = 0; s < simulations; s++) {
            List<Observation> differences = new ArrayList<>();
            int broken = 0;
            int fixed = 0;
            for (int i = 0; i < n; i++) {
                double base = claimShares(random);
                double candidate = claimShares(random);
                differences.add(new Observation(candidate - base, "d" + i));
                broken += base == 1 && candidate < 1 ? 1 : 0;
                fixed += base < 1 && candidate == 1 ? 1 : 0;
            }
            boolean lower = differences.stream().mapToDouble(Observation::value).sum() < 0;
            boolean scores = lower && new PermutationTest(permutations, s).pValue(differences) <= 0.05;
            boolean passes = broken > fixed && McNemar.pValue(broken, fixed) <= 0.05;
            alarms += scores || passes ? 1 : 0;
        }
        return (double) alarms / simulations;
    }
}
