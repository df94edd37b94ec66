/** Decides what the documents say about a claim: proofs first (a copy, an edited copy, another unit, another cell), then one calibrated decision over named features; supported, contradicted, not found or unsure. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.decide;
