/** Decides what the documents say about a claim: two proofs first, then one calibrated decision over named features. */
@NullMarked
package io.holdfast.core.decide;

import org.jspecify.annotations.NullMarked;
