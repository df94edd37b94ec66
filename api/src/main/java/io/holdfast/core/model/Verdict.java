package io.holdfast.core.model;

import java.util.Locale;

/** What the documents say about a claim. */
public enum Verdict {
    /** A span of the documents states it. */
    SUPPORTED,
    /** A span of the documents states something that cannot be true together with it. */
    CONTRADICTED,
    /** No span of the documents states it. */
    NOT_FOUND,
    /** Evidence is close, but neither shows nor refutes it: a person, or a judge, should look. */
    UNSURE;

    /** The name used in files: {@code supported}, {@code contradicted}, {@code not_found}, {@code unsure}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
