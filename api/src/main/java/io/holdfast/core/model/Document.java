package io.holdfast.core.model;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A source that an answer may rest on. */
public record Document(
        String id, @Nullable String title, @Nullable String url, String text) {
    public Document {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(text, "text");
    }

    public static Document of(String id, String text) {
        return new Document(id, null, null, text);
    }
}
