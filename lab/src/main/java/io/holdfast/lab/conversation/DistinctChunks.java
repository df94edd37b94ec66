package io.holdfast.lab.conversation;

import io.holdfast.core.conversation.SourceChunk;
import io.holdfast.lab.format.DistinctIds;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chunks by distinct ids: the same chunk twice is kept once, another with the same id becomes {@code id#2}. */
final class DistinctChunks {
    private final Map<String, SourceChunk> chunks = new LinkedHashMap<>();
    private final Set<SourceChunk> seen = new HashSet<>();
    private final DistinctIds ids = new DistinctIds();

    void add(SourceChunk chunk) {
        SourceChunk there = chunks.get(chunk.id());
        boolean free = there == null || !there.readable();
        if (!seen.add(chunk) || !free && !chunk.readable()) {
            return;
        }
        // an unreadable chunk gives its id to a readable one
        String id = free && there != null ? chunk.id() : ids.take(chunk.id());
        chunks.put(id, new SourceChunk(id, chunk.url(), chunk.type(), chunk.text()));
    }

    List<SourceChunk> all() {
        return List.copyOf(chunks.values());
    }
}
