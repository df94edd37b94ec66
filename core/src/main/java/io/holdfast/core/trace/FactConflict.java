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
}
