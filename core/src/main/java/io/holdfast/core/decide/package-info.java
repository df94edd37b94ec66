/** Decides what the documents say about a claim: proofs first (a copy, an edited copy, another unit, another cell), then one calibrated decision over named features. */
@NullMarked
package io.holdfast.core.decide;

import org.jspecify.annotations.NullMarked;
