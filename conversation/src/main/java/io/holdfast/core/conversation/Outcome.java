package io.holdfast.core.conversation;

import java.util.Locale;

/** The verdict on a response, from good to bad. */
public enum Outcome {
    PASS,
    WARN,
    FAIL;

    Outcome worse(Outcome other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** The name used in files, e.g. {@code pass}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
