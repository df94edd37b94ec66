package io.holdfast.engine.structure;

import io.holdfast.core.model.Passage;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Source;
import java.util.List;

/** Passages of documents that hold nothing else. */
final class TestChunks {
    private TestChunks() {}

    static Chunk chunk(String title, String section, String text) {
        String id = (title + section).replaceAll("\\W", "");
        return new Chunk(
                id + "-0",
                new Passage(title.replaceAll("\\W", ""), 0, text.length(), text),
                title,
                "",
                id,
                0,
                false,
                section,
                List.of(),
                "",
                Source.UNKNOWN);
    }
}
