package io.holdfast.core.dimension;

import io.holdfast.core.model.Case;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A case whose documents were taken away or made wrong on purpose.
 *
 * @param condition name of the condition, e.g. {@code no_context} or {@code wrong:value_swap}
 * @param source {@code generated}, or the id of the distractor case the documents come from
 * @param change what was changed, in words
 * @param testCase the case as it is asked under this condition
 * @param removed the sentence that held the answer and is no longer there
 */
public record AlteredContext(
        String condition,
        Kind kind,
        String source,
        String change,
        Case testCase,
        @Nullable String removed) {
    public AlteredContext {
        Objects.requireNonNull(condition, "condition");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(change, "change");
        Objects.requireNonNull(testCase, "testCase");
    }

    /** Whether the documents are gone or wrong. */
    public enum Kind {
        NO_CONTEXT,
        WRONG_CONTEXT
    }
}
