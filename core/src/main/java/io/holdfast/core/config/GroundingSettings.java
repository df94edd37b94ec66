package io.holdfast.core.config;

/**
 * When the grounding model is asked, and what its answer means.
 *
 * @param model {@code bundled}, {@code off}, or the folder of a user's own ONNX model
 * @param calibratedFor name and hash of the model that the thresholds here, {@code risk} and {@code doubt} were fitted with
 * @param supportThreshold probability at which the model's word supports a claim
 * @param skipAbove share of a claim's words at which exact words and facts decide without the model
 * @param skipOrder share of its neighbouring words that must stand in the same order for that
 * @param valueAlignment share of a claim's words beside which a conflicting value overrules the model
 * @param windowUnits spans the model reads with a claim
 * @param windowChars characters the model reads with a claim
 * @param recordChars the same for a record
 * @param besideRecord share of a claim's words that prose beside a record must hold before the model reads it too
 */
public record GroundingSettings(
        String model,
        String calibratedFor,
        double supportThreshold,
        double skipAbove,
        double skipOrder,
        double valueAlignment,
        int windowUnits,
        int windowChars,
        int recordChars,
        double besideRecord) {
    public GroundingSettings {
        Check.require(!model.isBlank(), "grounding.model", model, "bundled, off, or the folder of a model");
        Check.threshold(supportThreshold, "grounding.support_threshold");
        Check.threshold(skipAbove, "grounding.skip_above");
        Check.share(skipOrder, "grounding.skip_order");
        Check.threshold(valueAlignment, "grounding.value_alignment");
        Check.positive(windowUnits, "grounding.window_units");
        Check.positive(windowChars, "grounding.window_chars");
        Check.positive(recordChars, "grounding.record_chars");
        Check.share(besideRecord, "grounding.beside_record");
    }
}
