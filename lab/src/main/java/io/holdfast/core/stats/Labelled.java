package io.holdfast.core.stats;

/** A score and whether what it warns of was true: higher scores should belong to positives. */
public record Labelled(double score, boolean positive) {
    public Labelled {
        if (!Double.isFinite(score)) {
            throw new IllegalArgumentException("not a number: " + score);
        }
    }
}
