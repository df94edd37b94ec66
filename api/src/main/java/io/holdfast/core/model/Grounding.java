package io.holdfast.core.model;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a faithfulness score rests on.
 *
 * @param path the branch of the evaluator that decided
 * @param risk calibrated probability in [0, 1] that the answer holds something its documents do not support; of one that
 *     declines, that they answer the question after all
 * @param note a sentence for people about the whole answer, where the claims do not say it all
 * @param language ISO 639 code of the language judged, {@code und} where it could not be told; null where nobody looked
 * @param documentLanguages codes of the documents' languages, sorted, where they are not the answer's alone; else empty
 * @param limitation why less decided than was configured, in words, e.g. because a model could not be loaded; null where
 *     nothing was missing
 */
public record Grounding(
        Path path,
        Trace trace,
        double risk,
        @Nullable String note,
        @Nullable String language,
        List<String> documentLanguages,
        @Nullable String limitation) {
    public Grounding {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(trace, "trace");
        documentLanguages = List.copyOf(documentLanguages);
        if (!(risk >= 0 && risk <= 1)) {
            throw new IllegalArgumentException("risk outside [0, 1]: " + risk);
        }
    }

    public Grounding(Path path, Trace trace, double risk, @Nullable String note) {
        this(path, trace, risk, note, null, List.of(), null);
    }

    public Grounding withLanguages(String answer, List<String> documents) {
        return new Grounding(path, trace, risk, note, answer, documents, limitation);
    }

    public Grounding withLimitation(String other) {
        return new Grounding(path, trace, risk, note, language, documentLanguages, other);
    }

    /** The branch of the faithfulness evaluator that decided. */
    public enum Path {
        EMPTY_ANSWER,
        FALSE_INSUFFICIENT_CONTEXT,
        INSUFFICIENT_CONTEXT,
        SHORT_ANSWER,
        CLAIM_TRACING,
        /** A judge model was asked (opt-in). */
        JUDGED;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
