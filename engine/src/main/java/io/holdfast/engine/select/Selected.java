package io.holdfast.engine.select;

import io.holdfast.engine.retrieve.Hit;
import java.util.List;

/**
 * The passages to read, in order, and what each mechanism did to get them.
 *
 * @param dropped passages too far below the best
 * @param readByReranker the texts a reranker read, to be charged
 */
public record Selected(
        List<Hit> hits,
        boolean reordered,
        int capped,
        int reserved,
        int boosted,
        int dropped,
        List<String> readByReranker) {
    public Selected {
        hits = List.copyOf(hits);
        readByReranker = List.copyOf(readByReranker);
    }
}
