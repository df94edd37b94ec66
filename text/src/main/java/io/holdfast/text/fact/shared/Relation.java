package io.holdfast.text.fact.shared;

/** How a stated fact relates to the one a source states; read as "claim, compared with source". */
public enum Relation {
    /** The source's fact makes the claim's true: the same, rounding, "about", a wider range, a year for a day of that year. */
    SUPPORTED,
    /** Both can be true, but the source says less than the claim: it neither supports nor contradicts. */
    UNDERSPECIFIED,
    /** Both cannot be true of one thing: another value, another unit, another kind of thing counted. */
    CONFLICTING,
    /** Not facts of one kind (an ordinal and an amount, a weekday and a year). */
    INCOMPARABLE;

    public boolean supports() {
        return this == SUPPORTED;
    }

    public boolean conflicts() {
        return this == CONFLICTING;
    }

    /** Whether the source states the claim's fact, or one that it may be. */
    public boolean stated() {
        return this == SUPPORTED || this == UNDERSPECIFIED;
    }
}
