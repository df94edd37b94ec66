package io.holdfast.core.evaluate;

import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;

/** The risk of an answer: how likely it says something its documents do not. It follows the weakest claim. */
final class Risk {
    private Risk() {}

    static double of(Trace trace) {
        return trace.claims().stream()
                .mapToDouble(TracedClaim::score)
                .map(s -> 1 - s)
                .max()
                .orElse(0);
    }
}
