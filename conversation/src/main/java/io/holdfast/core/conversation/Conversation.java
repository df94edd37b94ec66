package io.holdfast.core.conversation;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns in the order they were said.
 *
 * @param model the model that answers, where known
 * @param repairs what had to be mended to read its file, with the place
 */
public record Conversation(
        String id, @Nullable String userId, @Nullable String model, List<Turn> turns, List<String> repairs) {
    /** A conversation that was read as it is. */
    public Conversation(String id, @Nullable String userId, @Nullable String model, List<Turn> turns) {
        this(id, userId, model, turns, List.of());
    }

    public Conversation {
        Objects.requireNonNull(id, "id");
        turns = List.copyOf(turns);
        repairs = List.copyOf(repairs);
    }

    public Conversation withRepairs(List<String> mended) {
        return new Conversation(id, userId, model, turns, mended);
    }
}
