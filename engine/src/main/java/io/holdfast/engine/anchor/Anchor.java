package io.holdfast.engine.anchor;

import java.util.Objects;

/**
 * An entity, date, number, unit or event in the question that the evidence must contain.
 *
 * @param essential whether an answer may be shown whose evidence does not hold it
 */
public record Anchor(String text, Kind kind, double confidence, boolean essential) {
    public Anchor {
        Objects.requireNonNull(kind, "kind");
        if (text.isBlank()) {
            throw new IllegalArgumentException("an anchor needs words");
        }
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence outside [0, 1]: " + confidence);
        }
    }

    /** What an anchor is; the order is the order of preference between anchors that are equally sure. */
    public enum Kind {
        QUOTED,
        CODE,
        DATE,
        PERIOD,
        YEAR,
        EVENT,
        ENTITY,
        /** A capitalised word of a German question: a name or any noun, which a text may hold inside a compound. */
        NOUN,
        NUMBER,
        CATEGORY,
        UNIT
    }
}
