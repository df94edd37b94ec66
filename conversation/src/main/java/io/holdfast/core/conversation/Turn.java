package io.holdfast.core.conversation;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One message of a conversation.
 *
 * @param number the number it bears in its file; numbers may have gaps
 * @param text the message; empty where the file has none
 * @param createdAt when it was sent, as written in the file
 */
public record Turn(
        String number, Role role, String text, @Nullable String createdAt) {
    public Turn {
        Objects.requireNonNull(number, "number");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(text, "text");
    }
}
