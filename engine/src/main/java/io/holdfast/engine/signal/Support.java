package io.holdfast.engine.signal;

import io.holdfast.core.model.Verdict;
import io.holdfast.engine.corpus.Chunk;
import java.util.List;

/** Says what passages say about a sentence. */
@FunctionalInterface
public interface Support {
    Judged check(String sentence, List<Chunk> passages);

    /**
     * @param score support in [0, 1]
     * @param against what the contradicting passage says; empty unless contradicted
     */
    record Judged(Verdict verdict, double score, String against) {}
}
