/**
 * Decides what the documents say about a claim. {@code Tracer} gives the verdict (supported, contradicted, not found or unsure): proofs first (a copy, an edited copy, another unit, another cell), then the probability that {@code Decision}, calibrated, gives to the features in {@code ClaimFeatures}. The thresholds are in {@code GroundingSettings} of {@code core.config.section}.
 *
 * @see Tracer the verdict of each claim, in order of proofs
 * @see Decision probability of support from the features of a claim
 * @see Copies supported because a document says it word for word
 * @see EditedCopy contradicted because one thing in a copy was changed
 * @see OtherUnits contradicted by the same number in another unit
 * @see AskedCells contradicted by another cell of a table
 * @see Explanations the sentence that tells why a claim fails
 * @see WordsAlone when words support a claim without a model
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.decide;
