package io.holdfast.lab.run;

import io.holdfast.core.config.section.ExperimentSettings.Price;
import io.holdfast.core.model.Answer;
import org.jspecify.annotations.Nullable;

/**
 * What a run may spend. A call is made only when its worst case still fits: the tokens it sends plus the longest reply.
 * What was reserved and not used is given back. Thread-safe.
 */
public final class Budget {
    private final long maxTokens;
    private final double maxCost;
    private final @Nullable Price price;
    private long reservedTokens;
    private double reservedCost;

    /** @param price null when the model costs nothing */
    public Budget(long maxTokens, double maxCost, @Nullable Price price) {
        if (maxTokens <= 0 || !(maxCost > 0)) {
            throw new IllegalArgumentException("a budget is above 0: " + maxTokens + " tokens, " + maxCost);
        }
        this.maxTokens = maxTokens;
        this.maxCost = maxCost;
        this.price = price;
    }

    public static Budget unlimited() {
        return new Budget(Long.MAX_VALUE / 2, Double.MAX_VALUE, null);
    }

    /** Tokens one call may cost at most. */
    public record Estimate(int inputTokens, int outputTokens) {
        public static final Estimate NOTHING = new Estimate(0, 0);

        int total() {
            return inputTokens + outputTokens;
        }
    }

    synchronized boolean reserve(Estimate estimate) {
        double cost = cost(estimate.inputTokens(), estimate.outputTokens());
        if (reservedTokens + estimate.total() > maxTokens || reservedCost + cost > maxCost) {
            return false;
        }
        reservedTokens += estimate.total();
        reservedCost += cost;
        return true;
    }

    /** Replaces a reservation by what was really used; without a report of it the reservation stands. */
    synchronized void settle(Estimate estimate, Answer.@Nullable Usage used) {
        if (used != null) {
            reservedTokens += used.inputTokens() + used.outputTokens() - estimate.total();
            reservedCost += cost(used.inputTokens(), used.outputTokens())
                    - cost(estimate.inputTokens(), estimate.outputTokens());
        }
    }

    private double cost(long input, long output) {
        return price == null ? 0 : price.of(input, output);
    }
}
