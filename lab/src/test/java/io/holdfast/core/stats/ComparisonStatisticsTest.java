package io.holdfast.core.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.model.Metric.Interval;
import io.holdfast.core.stats.Bootstrap.Observation;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComparisonStatisticsTest {
    @Test
    void normalQuantilesAndProbabilitiesAreTheTabulatedOnes() {
        assertThat(Normal.quantile(0.975)).isCloseTo(1.959963985, within(1e-8));
        assertThat(Normal.quantile(0.8)).isCloseTo(0.841621234, within(1e-8));
        assertThat(Normal.cdf(-1)).isCloseTo(0.158655254, within(1e-9));
        assertThat(Normal.cdf(-6)).isCloseTo(9.8658765e-10, within(1e-15));
        assertThat(Normal.cdf(50)).isEqualTo(1.0);
        assertThat(Normal.studentQuantile(0.975, 9)).isCloseTo(2.262157, within(1e-3));
    }

    @Test
    void fiveDifferencesOfOneSignAreNotYetSignificantAndSixAre() {
        PermutationTest test = new PermutationTest(1000, 3);
        assertThat(test.pValue(differences(0.3, 0.1, 0.2, 0.4, 0.05))).isCloseTo(2.0 / 32, within(1e-12));
        assertThat(test.pValue(differences(0.3, 0.1, 0.2, 0.4, 0.05, 0.2))).isCloseTo(2.0 / 64, within(1e-12));
    }

    @Test
    void noDifferenceIsNoEvidence() {
        assertThat(new PermutationTest(100, 1).pValue(differences(0, 0, 0))).isEqualTo(1);
        assertThat(new PermutationTest(100, 1).pValue(List.of())).isEqualTo(1);
    }

    @Test
    void casesOfOneDocumentCountAsOneWitness() {
        List<Observation> shared = IntStream.range(0, 40)
                .mapToObj(i -> new Observation(0.2, "d" + i % 2))
                .toList();
        assertThat(new PermutationTest(1000, 9).pValue(shared)).isCloseTo(0.5, within(1e-12));
    }

    @Test
    void randomSignsAgreeWithTheNormalApproximation() {
        Random random = new Random(77);
        List<Observation> noisy = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            noisy.add(new Observation(0.1 + random.nextGaussian(), "d" + i));
        }
        double mean = noisy.stream().mapToDouble(Observation::value).average().orElseThrow();
        double expected = 2 * Normal.cdf(-Math.abs(mean) / DetectableEffect.standardError(noisy));
        assertThat(new PermutationTest(20_000, 5).pValue(noisy)).isCloseTo(expected, within(0.02));
    }

    @Test
    void onlyPairsThatDifferSpeakInMcNemar() {
        assertThat(McNemar.pValue(0, 0)).isEqualTo(1);
        assertThat(McNemar.pValue(6, 0)).isCloseTo(2.0 / 64, within(1e-12));
        assertThat(McNemar.pValue(9, 2)).isCloseTo(2.0 * (1 + 11 + 55) / 2048, within(1e-12));
        assertThat(McNemar.pValue(9, 2)).isEqualTo(McNemar.pValue(2, 9));
        assertThat(McNemar.pValue(40_000, 40_400)).isBetween(0.1, 0.2);
    }

    @Test
    void fourTimesTheCasesHalveTheDetectableEffect() {
        double small = DetectableEffect.of(alternating(50), 0.05, 0.8).orElseThrow();
        double large = DetectableEffect.of(alternating(200), 0.05, 0.8).orElseThrow();
        assertThat(small / large).isCloseTo(2, within(0.03));
        assertThat(large).isCloseTo((1.959964 + 0.841621) * 0.3 / Math.sqrt(199), within(1e-4));
        assertThat(DetectableEffect.of(differences(0.2), 0.05, 0.8)).isEmpty();
        assertThat(DetectableEffect.of(differences(0, 0, 0), 0.05, 0.8)).isEmpty();
    }

    @Test
    void anEffectOfTheDetectableSizeIsFoundAboutAsOftenAsPromised() {
        Random random = new Random(8);
        int found = 0;
        for (int s = 0; s < 400; s++) {
            List<Observation> d = new ArrayList<>();
            double effect = (1.959964 + 0.841621) / Math.sqrt(80);
            for (int i = 0; i < 80; i++) {
                d.add(new Observation(effect + random.nextGaussian(), "d" + i));
            }
            found += new PermutationTest(400, s).pValue(d) <= 0.05 ? 1 : 0;
        }
        assertThat(found / 400.0).isBetween(0.73, 0.87);
    }

    @Test
    void turningScoredIntoUnmeasuredNeverRaisesTheWorstCase() {
        Random random = new Random(4);
        for (int t = 0; t < 300; t++) {
            double[] scores = random.doubles(1 + random.nextInt(30)).toArray();
            double before = 2;
            for (int dropped = 0; dropped <= scores.length; dropped++) {
                double sum = 0;
                for (int i = dropped; i < scores.length; i++) {
                    sum += scores[i];
                }
                double bound =
                        WorstCase.of(sum, scores.length - dropped, dropped, 0).orElseThrow();
                assertThat(bound).isLessThanOrEqualTo(before + 1e-12);
                before = bound;
            }
        }
        assertThat(WorstCase.of(0, 0, 0, 0)).isEmpty();
        assertThat(WorstCase.of(0.2, 1, 1, 1)).hasValue(0.6);
    }

    @Test
    void holmMultipliesTheSmallestMostAndKeepsTheOrder() {
        assertThat(Holm.adjust(0.01, 0.04, 0.03)).containsExactly(new double[] {0.03, 0.06, 0.06}, within(1e-12));
        assertThat(Holm.adjust(0.9, 0.8)).containsExactly(1.0, 1.0);
        assertThat(Holm.adjust()).isEmpty();
    }

    @Test
    void tenPerfectCasesDoNotProvePerfection() {
        List<Observation> perfect = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            perfect.add(new Observation(1, "d" + i));
        }
        Interval interval = new Bootstrap(200, 0.95, 2).intervalOfShares(perfect);
        assertThat(interval.high()).isEqualTo(1);
        assertThat(interval.low()).isCloseTo(Math.pow(0.025, 0.1), within(1e-9));
        assertThat(new Bootstrap(200, 0.95, 2).interval(perfect)).isEqualTo(new Interval(1, 1));
    }

    private static List<Observation> alternating(int n) {
        return IntStream.range(0, n)
                .mapToObj(i -> new Observation(i % 2 == 0 ? 0.3 : -0.3, "d" + i))
                .toList();
    }

    private static List<Observation> differences(double... values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> new Observation(values[i], "d" + i))
                .toList();
    }
}
