package io.holdfast.core.model;

import java.util.Locale;

/** What the documents say about a claim. */
public enum Verdict {
    /** A span of the documents states it. */
    SUPPORTED,
    /** A span of the documents states something that cannot be true together with it. */
    CONTRADICTED,
    /** No span of the documents states it. */
    NOT_FOUND;

    /** The name used in files: {@code supported}, {@code contradicted}, {@code not_found}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
