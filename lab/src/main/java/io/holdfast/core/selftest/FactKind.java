package io.holdfast.core.selftest;

import java.util.Locale;

/** The kinds of facts on which an answer and its documents can differ. */
public enum FactKind {
    NUMBERS,
    UNITS,
    DATES,
    NEGATION,
    QUANTIFIERS,
    COMPARATIVES,
    ENTITIES,
    ROLES,
    CODE_TOKENS,
    TECHNICAL_TERMS,
    DERIVED_NUMBERS;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
