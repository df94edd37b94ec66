/**
 * Decides what the documents say about a claim. {@code Tracer} gives the verdict (supported, contradicted, not found or unsure): proofs first (a copy, an edited copy, another unit, another cell), then the probability that {@code Decision}, calibrated, gives to the features in {@code ClaimFeatures}. The thresholds are in {@code GroundingSettings} of {@code core.config.section}.
 *
 * @see Tracer
 * @see Decision
 * @see Copies
 * @see EditedCopy
 * @see OtherUnits
 * @see AskedCells
 * @see Explanations
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.decide;
