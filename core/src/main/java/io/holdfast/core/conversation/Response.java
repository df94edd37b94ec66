package io.holdfast.core.conversation;

import io.holdfast.core.port.Embedder;
import io.holdfast.core.text.ContentWords;
import io.holdfast.core.text.SentenceSplitter;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A response read once: its content words, and what of it can be compared by meaning. */
final class Response {
    /** Sentences beyond these are compared by words only; a chat message has fewer. */
    private static final int EMBEDDED_SENTENCES = 40;

    private final String text;
    private final List<String> words;
    private final List<Sentence> sentences;
    private final List<float[]> vectors;
    private final @Nullable Embedder embedder;

    Response(String text, @Nullable Embedder embedder) {
        this.text = text;
        this.words = ContentWords.of(text);
        this.sentences = SentenceSplitter.split(text).stream()
                .map(s -> new Sentence(s.of(text), Set.copyOf(ContentWords.of(s.of(text)))))
                .toList();
        this.embedder = embedder;
        this.vectors = embedder == null
                ? List.of()
                : Stream.concat(
                                Stream.of(text),
                                sentences.stream().limit(EMBEDDED_SENTENCES).map(Sentence::text))
                        .distinct()
                        .map(embedder::embed)
                        .toList();
    }

    private record Sentence(String text, Set<String> words) {}

    /** The sentences that hold one of the words, each with the one after it; the whole response when none does. */
    String around(Set<String> terms) {
        StringBuilder near = new StringBuilder();
        boolean before = false;
        for (Sentence sentence : sentences) {
            boolean here = !Collections.disjoint(sentence.words(), terms);
            if (here || before) {
                near.append(sentence.text()).append('\n');
            }
            before = here;
        }
        return near.length() == 0 ? text : near.toString();
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
