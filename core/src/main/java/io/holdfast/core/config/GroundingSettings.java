package io.holdfast.core.config;

/**
 * When the grounding model is asked, and what its answer means.
 *
 * @param model {@code bundled}, {@code off}, or the folder of a user's own ONNX model
 * @param supportThreshold probability at which the model's word supports a claim
 * @param skipAbove share of a claim's words at which exact words and facts decide without the model
 * @param windowUnits spans the model reads with a claim
 * @param windowChars characters the model reads with a claim
 */
public record GroundingSettings(
        String model, double supportThreshold, double skipAbove, int windowUnits, int windowChars) {
    public GroundingSettings {
        Check.require(!model.isBlank(), "grounding.model", model, "bundled, off, or the folder of a model");
        Check.threshold(supportThreshold, "grounding.support_threshold");
        Check.threshold(skipAbove, "grounding.skip_above");
        Check.positive(windowUnits, "grounding.window_units");
        Check.positive(windowChars, "grounding.window_chars");
    }
}
