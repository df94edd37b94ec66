package io.holdfast.core.config;

/** Weights of the consistency score; they add up to 1. */
public record Consistency(double semanticWeight, double lexicalWeight) {
    public Consistency {
        Check.share(semanticWeight, "consistency.semantic_weight");
        Check.share(lexicalWeight, "consistency.lexical_weight");
        Check.require(
                Math.abs(semanticWeight + lexicalWeight - 1) < 1e-9,
                "consistency.semantic_weight",
                semanticWeight,
                "weights that add up to 1 (lexical_weight is " + lexicalWeight + ")");
    }
}
