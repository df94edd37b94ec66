package io.holdfast.lab.compare;

import io.holdfast.core.model.Metric.Interval;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * One dimension of two runs.
 *
 * @param scores the cases scored in both runs; null when there are none
 * @param passes pass or fail of every case of both runs; unmeasured is fail
 * @param lost cases measured in the base only
 * @param gained cases measured in the candidate only
 */
public record DimensionComparison(
        String dimension, @Nullable Scores scores, Passes passes, int lost, int gained) {
    /**
     * @param difference candidate minus base
     * @param p of the permutation test, as it is
     * @param adjusted the same after Holm's correction over the dimensions of the comparison
     * @param detectable smallest difference such a comparison would find; empty where no pair differs from the others
     */
    public record Scores(
            int n,
            double base,
            double candidate,
            double difference,
            Interval interval,
            double p,
            double adjusted,
            OptionalDouble detectable,
            Change change) {}

    /**
     * @param broken passed in the base, failed in the candidate
     * @param fixed failed in the base, passed in the candidate
     * @param p of the exact McNemar test
     */
    public record Passes(
            int n,
            int basePassed,
            int candidatePassed,
            int broken,
            int fixed,
            double p,
            double adjusted,
            Change change) {}

    /** What a test allows to say. */
    public enum Change {
        REGRESSION("regression"),
        IMPROVEMENT("improvement"),
        NONE("no significant change");

        private final String words;

        Change(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    public boolean regression() {
        return passes.change() == Change.REGRESSION || (scores != null && scores.change() == Change.REGRESSION);
    }
}
