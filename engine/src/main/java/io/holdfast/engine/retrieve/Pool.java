package io.holdfast.engine.retrieve;

import java.util.List;

/**
 * What retrieval brought for one query.
 *
 * @param hits best first
 * @param paths how many anchor workers ran
 * @param pruned the anchors whose path was too weak to keep
 * @param hops passages reached by a link or a section
 * @param bonuses passages that earned the anchor bonus
 */
public record Pool(List<Hit> hits, int paths, List<String> pruned, int hops, int bonuses) {
    public Pool {
        hits = List.copyOf(hits);
        pruned = List.copyOf(pruned);
    }
}
