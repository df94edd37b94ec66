package io.holdfast.core.conversation;

import io.holdfast.core.port.Embedder;
import io.holdfast.core.text.ContentWords;
import io.holdfast.core.text.SentenceSplitter;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A response read once: its content words, and what of it can be compared by meaning. */
final class Response {
    /** Sentences beyond these are compared by words only; a chat message has fewer. */
    private static final int EMBEDDED_SENTENCES = 40;

    private final String text;
    private final List<String> words;
    private final List<float[]> vectors;
    private final @Nullable Embedder embedder;

    Response(String text, @Nullable Embedder embedder) {
        this.text = text;
        this.words = ContentWords.of(text);
        this.embedder = embedder;
        this.vectors = embedder == null
                ? List.of()
                : Stream.concat(
                                Stream.of(text),
                                SentenceSplitter.split(text).stream()
                                        .limit(EMBEDDED_SENTENCES)
                                        .map(s -> s.of(text)))
                        .distinct()
                        .map(embedder::embed)
                        .toList();
    }

    String text() {
        return text;
    }

    List<String> words() {
        return words;
    }

    /** How close the response, or its closest sentence, is to a text; null without an embedder. */
    @Nullable Double similarity(String other) {
        if (embedder == null || vectors.isEmpty()) {
            return null;
        }
        float[] vector = embedder.embed(other);
        return vectors.stream()
                .mapToDouble(v -> Embedder.cosine(v, vector))
                .max()
                .orElse(0);
    }
}
