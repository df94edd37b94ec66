package io.holdfast.engine.retrieve;

import io.holdfast.engine.corpus.Chunk;
import java.util.Comparator;

/**
 * A passage found for a question.
 *
 * @param score the fused score with its bonuses
 * @param rank its place before bonuses, from 0
 * @param titleAnchor whether its title holds an anchor
 * @param anchored whether title or text hold an anchor
 */
public record Hit(Chunk chunk, double score, int rank, boolean titleAnchor, boolean anchored) {
    /** Best first; scores that are equal keep the original order. */
    public static final Comparator<Hit> BEST_FIRST = Comparator.comparingDouble((Hit h) -> -h.score)
            .thenComparingInt(Hit::rank)
            .thenComparing(h -> h.chunk.id());

    public Hit {
        if (!Double.isFinite(score)) {
            throw new IllegalArgumentException("not a score: " + score);
        }
    }

    public Hit withScore(double other) {
        return new Hit(chunk, other, rank, titleAnchor, anchored);
    }
}
