package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.Objects;

/** Two texts that cannot both be true: the rule that says so, and the words of either side. */
public record FactConflict(Rule rule, String claimSide, String sourceSide) {
    public FactConflict {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(claimSide, "claimSide");
        Objects.requireNonNull(sourceSide, "sourceSide");
    }

    /** Numbers, dates, code and technical terms are values; the other rules read names and grammar and can be misled by it. */
    boolean ofValues() {
        return switch (rule) {
            case NUMBER_MISMATCH, UNIT_MISMATCH, DATE_MISMATCH, CODE_MISMATCH, TECHNICAL_TERM_CONFLICT -> true;
            default -> false;
        };
    }

    /** Whether the claim's side is a value or a name: something another sentence may hold by itself. */
    boolean ofWords() {
        return ofValues() || rule == Rule.ENTITY_MISMATCH;
    }
}
