package io.holdfast.engine.telemetry;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is said instead of an answer.
 *
 * @param lookedFor what the passages had to speak about: the question's names, dates and figures, else its other words
 * @param missing what of it was not found, or why what was found is no answer
 * @param nearest the place that comes nearest; null where nothing that was read speaks about the question
 */
public record Declined(
        List<String> lookedFor,
        List<String> missing,
        @Nullable Citation nearest) {
    public Declined {
        lookedFor = List.copyOf(lookedFor);
        missing = List.copyOf(missing);
    }
}
