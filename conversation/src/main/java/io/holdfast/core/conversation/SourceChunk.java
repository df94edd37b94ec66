package io.holdfast.core.conversation;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A piece of a source that was retrieved; its text may be missing. */
public record SourceChunk(
        String id,
        @Nullable String url,
        @Nullable String type,
        @Nullable String text) {
    public SourceChunk {
        Objects.requireNonNull(id, "id");
    }

    /** Whether there is anything in it to rest a claim on. */
    public boolean readable() {
        return text != null && !text.isBlank();
    }
}
