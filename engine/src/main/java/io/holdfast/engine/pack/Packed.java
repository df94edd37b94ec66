package io.holdfast.engine.pack;

import io.holdfast.engine.corpus.Chunk;
import java.util.List;
import java.util.Optional;

/** Passages that fit a prompt together. A citation may name only what is packed. */
public record Packed(List<Chunk> passages, int tokens) {
    public static final Packed EMPTY = new Packed(List.of(), 0);

    public Packed {
        passages = List.copyOf(passages);
    }

    public Optional<Chunk> find(String id) {
        return passages.stream().filter(c -> c.id().equals(id)).findFirst();
    }
}
