package io.holdfast.lab.compare;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.ComparisonSettings;
import io.holdfast.core.config.section.ExperimentSettings;
import io.holdfast.core.stats.Bootstrap;
import io.holdfast.core.stats.Bootstrap.Observation;
import io.holdfast.core.stats.DetectableEffect;
import io.holdfast.core.stats.Holm;
import io.holdfast.core.stats.McNemar;
import io.holdfast.core.stats.PermutationTest;
import io.holdfast.lab.compare.DimensionComparison.Change;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.result.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Two runs side by side, paired by case.
 *
 * @param differences why the runs may not be comparable; empty when only the system under test or its prompt differ
 * @param telling whether there are enough cases for a regression to be told from chance, had all of them broken
 */
public record Comparison(
        RunResult base,
        RunResult candidate,
        List<Difference> differences,
        List<DimensionComparison> dimensions,
        List<ClaimChange> claims,
        boolean telling) {
    public Comparison {
        differences = List.copyOf(differences);
        dimensions = List.copyOf(dimensions);
        claims = List.copyOf(claims);
    }

    public static Comparison of(RunResult base, RunResult candidate, Config config) {
        return new Pairing(config).compare(base, candidate);
    }

    /** Whether any dimension became worse by more than chance explains. */
    public boolean regression() {
        return dimensions.stream().anyMatch(DimensionComparison::regression);
    }

    /** The cases that got worse, are missing or cannot be compared. */
    public List<Worsening> worse() {
        return Worsening.between(base, candidate);
    }

    /** The findings of one case in both runs. */
    private record Pair(String caseId, ObjectNode base, ObjectNode candidate) {}

    /** One dimension before its p-values are adjusted. */
    private record Raw(String dimension, List<Pair> pairs, List<Observation> differences, double p, double passP) {}

    /** Makes comparisons by the numbers of a configuration. */
    private static final class Pairing {
        private final ComparisonSettings settings;
        private final Bootstrap bootstrap;
        private final PermutationTest permutation;

        Pairing(Config config) {
            ExperimentSettings experiment = config.experiment();
            this.settings = config.comparison();
            this.bootstrap =
                    new Bootstrap(experiment.bootstrapSamples(), experiment.intervalLevel(), experiment.seed());
            this.permutation = new PermutationTest(settings.permutations(), experiment.seed());
        }

        Comparison compare(RunResult base, RunResult candidate) {
            List<Raw> raw = base.dimensions().stream()
                    .filter(candidate.dimensions()::contains)
                    .map(dimension -> raw(dimension, pairs(dimension, base, candidate)))
                    .filter(r -> !r.pairs().isEmpty())
                    .toList();
            // two-sided tests: each spends half the significance on a change for the worse, both together all of it
            double[] adjusted = Holm.adjust(raw.stream().mapToDouble(Raw::p).toArray());
            double[] passAdjusted =
                    Holm.adjust(raw.stream().mapToDouble(Raw::passP).toArray());
            List<DimensionComparison> dimensions = new ArrayList<>();
            for (int i = 0; i < raw.size(); i++) {
                dimensions.add(dimension(raw.get(i), adjusted[i], passAdjusted[i]));
            }
            return new Comparison(
                    base,
                    candidate,
                    Difference.between(base, candidate),
                    dimensions,
                    claims(base, candidate),
                    telling(raw));
        }

        /** Whether one dimension could reach significance if all of its cases broke. */
        private boolean telling(List<Raw> raw) {
            return raw.stream()
                    .anyMatch(r -> McNemar.pValue(r.pairs().size(), 0) * raw.size() <= settings.significance());
        }

        private static List<Pair> pairs(String dimension, RunResult base, RunResult candidate) {
            Map<String, ObjectNode> before = new LinkedHashMap<>();
            base.findings(dimension).forEach(f -> before.put(f.path("case").asText(), f));
            List<Pair> pairs = new ArrayList<>();
            for (ObjectNode after : candidate.findings(dimension)) {
                ObjectNode old = before.get(after.path("case").asText());
                if (old != null
                        && old.path("question").equals(after.path("question"))
                        && old.path("document").equals(after.path("document"))) {
                    pairs.add(new Pair(after.path("case").asText(), old, after));
                }
            }
            return pairs;
        }

        private Raw raw(String dimension, List<Pair> pairs) {
            List<Observation> differences = new ArrayList<>();
            int broken = 0;
            int fixed = 0;
            for (Pair pair : pairs) {
                boolean failedBefore = Score.failure(pair.base());
                boolean failsNow = Score.failure(pair.candidate());
                broken += !failedBefore && failsNow ? 1 : 0;
                fixed += failedBefore && !failsNow ? 1 : 0;
                Score.of(pair.base())
                        .ifPresent(b -> Score.of(pair.candidate())
                                .ifPresent(c -> differences.add(new Observation(
                                        c - b, pair.base().path("document").asText(pair.caseId())))));
            }
            return new Raw(
                    dimension, pairs, differences, permutation.pValue(differences), McNemar.pValue(broken, fixed));
        }

        private DimensionComparison dimension(Raw raw, double adjusted, double passAdjusted) {
            int lost = 0;
            int gained = 0;
            int basePassed = 0;
            int candidatePassed = 0;
            int broken = 0;
            int fixed = 0;
            for (Pair pair : raw.pairs()) {
                boolean measuredBefore = !Score.unmeasured(pair.base());
                boolean measuredNow = !Score.unmeasured(pair.candidate());
                lost += measuredBefore && !measuredNow ? 1 : 0;
                gained += !measuredBefore && measuredNow ? 1 : 0;
                boolean passedBefore = !Score.failure(pair.base());
                boolean passesNow = !Score.failure(pair.candidate());
                basePassed += passedBefore ? 1 : 0;
                candidatePassed += passesNow ? 1 : 0;
                broken += passedBefore && !passesNow ? 1 : 0;
                fixed += !passedBefore && passesNow ? 1 : 0;
            }
            Change passes = change(fixed - broken, passAdjusted, false);
            return new DimensionComparison(
                    raw.dimension(),
                    raw.differences().isEmpty() ? null : scores(raw, adjusted),
                    new DimensionComparison.Passes(
                            raw.pairs().size(),
                            basePassed,
                            candidatePassed,
                            broken,
                            fixed,
                            raw.passP(),
                            passAdjusted,
                            passes),
                    lost,
                    gained);
        }

        private DimensionComparison.Scores scores(Raw raw, double adjusted) {
            double base = 0;
            double candidate = 0;
            int n = 0;
            for (Pair pair : raw.pairs()) {
                if (Score.of(pair.base()).isPresent()
                        && Score.of(pair.candidate()).isPresent()) {
                    base += Score.of(pair.base()).getAsDouble();
                    candidate += Score.of(pair.candidate()).getAsDouble();
                    n++;
                }
            }
            double difference = (candidate - base) / n;
            return new DimensionComparison.Scores(
                    n,
                    base / n,
                    candidate / n,
                    difference,
                    bootstrap.interval(raw.differences()),
                    raw.p(),
                    adjusted,
                    DetectableEffect.of(raw.differences(), settings.significance(), settings.power()),
                    change(difference, adjusted, Score.lowerIsBetter(raw.dimension())));
        }

        private Change change(double difference, double adjusted, boolean lowerIsBetter) {
            if (!(adjusted <= settings.significance()) || difference == 0) {
                return Change.NONE;
            }
            return difference > 0 == lowerIsBetter ? Change.REGRESSION : Change.IMPROVEMENT;
        }

        private List<ClaimChange> claims(RunResult base, RunResult candidate) {
            ExplainDiff diff = new ExplainDiff(settings.sameClaim());
            List<ClaimChange> changes = new ArrayList<>();
            for (Pair pair : pairs("faithfulness", base, candidate)) {
                changes.addAll(diff.of(pair.caseId(), pair.base(), pair.candidate()));
            }
            changes.sort(Comparator.comparing(ClaimChange::kind));
            return changes;
        }
    }
}
