package io.holdfast.core.conversation;

import java.util.Locale;

/** Who speaks in a turn. */
public enum Role {
    USER,
    ASSISTANT,
    SYSTEM,
    TOOL;

    /** The name used in files, e.g. {@code assistant}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
