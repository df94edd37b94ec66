package io.holdfast.core.selftest.laws;

import java.util.Locale;

/** A law with the share of its checks that must hold. */
public enum Law {
    /** A sentence, row, field or turn restated verbatim is supported. */
    COPY(0.995),
    /** Case, markup, bullets, quotes and line breaks change no verdict of a copy. */
    REFORMAT(0.995),
    /** Separators, number words, date and percent spellings, contractions keep a copy supported. */
    REWRITE(0.95),
    /** Two values or names of one kind exchanged inside a copy are not supported. */
    SWAP(0.90),
    /** One value or name changed in a copy is not supported. */
    CHANGE(0.97),
    /** A copy negated, its exception dropped, strengthened or reversed is not supported. */
    NEGATE(0.85),
    /** A sentence of another document is not supported. */
    FOREIGN(0.97),
    /** An unrelated document beside the others changes no verdict. */
    BESIDE(0.995),
    /** A value of the text that completes its sentence is supported. */
    SHORT_RIGHT(0.95),
    /** Another value of the same kind from the same text is not. */
    SHORT_WRONG(0.85);

    private final double floor;

    Law(double floor) {
        this.floor = floor;
    }

    public double floor() {
        return floor;
    }

    /** The name used in reports: {@code short_right}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
