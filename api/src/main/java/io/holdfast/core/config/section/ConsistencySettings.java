package io.holdfast.core.config.section;

/**
 * The consistency score: weights that add up to 1, and when two sentences are about the same thing.
 *
 * @param alignment share of a sentence's words its counterpart must hold before their facts are compared
 */
public record ConsistencySettings(double semanticWeight, double lexicalWeight, double alignment) {
    public ConsistencySettings {
        Check.share(semanticWeight, "consistency.semantic_weight");
        Check.share(lexicalWeight, "consistency.lexical_weight");
        Check.threshold(alignment, "consistency.alignment");
        Check.require(
                Math.abs(semanticWeight + lexicalWeight - 1) < 1e-9,
                "consistency.semantic_weight",
                semanticWeight,
                "weights that add up to 1 (lexical_weight is " + lexicalWeight + ")");
    }
}
