package io.holdfast.text.fact.number;

/** Which side of its number an amount lies on. */
public enum Bound {
    EXACT,
    AT_LEAST,
    AT_MOST,
    MORE_THAN,
    LESS_THAN;

    boolean below() {
        return this == AT_MOST || this == LESS_THAN;
    }

    boolean above() {
        return this == AT_LEAST || this == MORE_THAN;
    }
}
