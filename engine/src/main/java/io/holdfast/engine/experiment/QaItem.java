package io.holdfast.engine.experiment;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A question with what is known about its answer.
 *
 * @param golds accepted answers; empty when the corpus does not hold one
 * @param document id of the document that holds the answer, where known
 * @param tags what the question is meant to test, e.g. {@code list} or {@code conflict}
 */
public record QaItem(
        String id,
        String question,
        List<String> golds,
        boolean answerable,
        @Nullable String document,
        String title,
        List<String> tags) {
    public QaItem {
        golds = List.copyOf(golds);
        tags = List.copyOf(tags);
    }
}
