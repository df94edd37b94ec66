package io.holdfast.core.fact;

import java.math.BigDecimal;
import java.util.List;

/**
 * A number recomputed from other numbers.
 *
 * @param operation what was computed
 * @param operands the numbers it was computed from, in order
 * @param value what the operation gives, in the target's unit
 * @param confirmed whether the target states that value (as exactly as it is written)
 */
public record Derivation(Operation operation, List<Quantity> operands, BigDecimal value, boolean confirmed) {
    /** What can be recomputed. */
    public enum Operation {
        SUM,
        DIFFERENCE,
        MEAN,
        PERCENT_OF,
        PERCENT_CHANGE,
        RATIO
    }

    public Derivation {
        operands = List.copyOf(operands);
        if (operands.size() < 2) {
            throw new IllegalArgumentException("a calculation has two operands or more: " + operands.size());
        }
    }
}
