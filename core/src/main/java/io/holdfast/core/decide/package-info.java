/** Decides what the documents say about a claim. {@code Tracer} gives the verdict (supported, contradicted, not found or unsure): proofs first (a copy, an edited copy, another unit, another cell), then the probability that {@code Decision}, calibrated, gives to named features. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.decide;
