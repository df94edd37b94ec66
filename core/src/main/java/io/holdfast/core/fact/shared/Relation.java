package io.holdfast.core.fact.shared;

/** How a stated fact relates to the one a source states; read as "claim, compared with source". */
public enum Relation {
    /** Both state the same. */
    EQUAL,
    /** The source's fact makes the claim's true: rounding, "about", a wider range, a year for a day of that year. */
    COMPATIBLE,
    /** Both can be true, but the source says less than the claim: it neither supports nor contradicts. */
    UNDERSPECIFIED,
    /** Same kind of thing, another value. */
    DIFFERENT_VALUE,
    /** Another unit or another kind of thing counted. */
    DIFFERENT_UNIT,
    /** Not facts of one kind (an ordinal and an amount, a weekday and a year). */
    INCOMPARABLE;

    /** Whether the source's fact carries the claim's. */
    public boolean supports() {
        return this == EQUAL || this == COMPATIBLE;
    }

    /** Whether both cannot be true of one thing. */
    public boolean conflicts() {
        return this == DIFFERENT_VALUE || this == DIFFERENT_UNIT;
    }
}
