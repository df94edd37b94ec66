package io.holdfast.core.model;

import java.util.Locale;

/** A small change that must not change the answer. */
public enum Perturbation {
    /** One letter of the question becomes its neighbour on the keyboard. */
    TYPO,
    LOWER_CASE,
    UPPER_CASE,
    /** A neutral sentence is added to the documents. */
    NOISE_SENTENCE,
    /** The parts of the question change places. */
    REORDERING,
    /** Spaces are doubled and surround the question. */
    WHITESPACE,
    DROPPED_PUNCTUATION;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
