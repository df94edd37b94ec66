package io.holdfast.core.config.section;

/**
 * When the grounding model is asked, and what its answer means.
 *
 * @param model {@code bundled}, {@code off}, or the folder of a user's own ONNX model
 * @param calibratedFor name and hash of the model that the thresholds here, and {@code risk} were fitted with
 * @param supportThreshold probability of support at which a claim counts as supported
 * @param unsureAbove probability of support at which a claim that is not supported counts as unsure
 * @param contradictionThreshold the model's probability of contradiction at which a claim without support counts as contradicted
 * @param windowChars characters the model reads with a claim
 */
public record GroundingSettings(
        String model,
        String calibratedFor,
        double supportThreshold,
        double unsureAbove,
        double contradictionThreshold,
        int windowChars) {
    public GroundingSettings {
        Check.require(!model.isBlank(), "grounding.model", model, "bundled, off, or the folder of a model");
        Check.threshold(supportThreshold, "grounding.support_threshold");
        Check.share(unsureAbove, "grounding.unsure_above");
        Check.require(
                unsureAbove <= supportThreshold,
                "grounding.unsure_above",
                unsureAbove,
                "a number up to grounding.support_threshold (" + supportThreshold + ")");
        Check.threshold(contradictionThreshold, "grounding.contradiction_threshold");
        Check.positive(windowChars, "grounding.window_chars");
    }
}
