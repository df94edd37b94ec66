package io.holdfast.core.model;

import java.util.Objects;

/** A fact on which two texts differ: the rule that found it, and both sides in their own words. */
public record FactDifference(Rule rule, String first, String second) {
    public FactDifference {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(second, "second");
    }
}
