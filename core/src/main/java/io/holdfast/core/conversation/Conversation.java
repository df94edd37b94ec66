package io.holdfast.core.conversation;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns in the order they were said.
 *
 * @param model the model that answers, where known
 */
public record Conversation(
        String id, @Nullable String userId, @Nullable String model, List<Turn> turns) {
    public Conversation {
        Objects.requireNonNull(id, "id");
        turns = List.copyOf(turns);
    }
}
