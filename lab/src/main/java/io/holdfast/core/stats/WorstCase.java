package io.holdfast.core.stats;

import java.util.OptionalDouble;

/** A mean that cannot be flattered by leaving cases out: what could not be measured counts as the worst value. */
public final class WorstCase {
    private WorstCase() {}

    /**
     * @param sum of the scored values, each in [0, 1]
     * @param worst what an unmeasured case counts as: 0 where higher is better, 1 where lower is
     * @return empty when nothing was attempted
     */
    public static OptionalDouble of(double sum, int scored, int unmeasured, double worst) {
        int counted = scored + unmeasured;
        return counted == 0 ? OptionalDouble.empty() : OptionalDouble.of((sum + worst * unmeasured) / counted);
    }
}
