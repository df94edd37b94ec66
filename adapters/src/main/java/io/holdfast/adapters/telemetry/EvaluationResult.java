package io.holdfast.adapters.telemetry;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.TracedClaim;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One number about one answer, as telemetry reports it.
 *
 * @param name the metric: {@code faithfulness}, {@code citation_precision}, {@code context_recall} …
 * @param score in [0, 1]; null where there is none
 * @param label whether that is good enough; null where the metric has no threshold
 * @param explanation in words that quote neither the answer nor the documents
 * @param quotes the same with the words of answer and documents
 * @param error why nothing could be measured; null where something was
 * @param risk probability that the answer holds something unsupported, where it was estimated
 * @param claims the traced claims, where the metric is about them
 * @param took how long the measuring took
 */
public record EvaluationResult(
        String name,
        @Nullable Double score,
        @Nullable Label label,
        String explanation,
        String quotes,
        @Nullable ErrorCode error,
        @Nullable Double risk,
        List<TracedClaim> claims,
        Duration took) {
    public EvaluationResult {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(explanation, "explanation");
        Objects.requireNonNull(quotes, "quotes");
        Objects.requireNonNull(took, "took");
        claims = List.copyOf(claims);
    }

    /** Whether the answer is good enough. */
    public enum Label {
        PASS,
        FAIL,
        /** The answer rightly declines. */
        ABSTAINED,
        UNMEASURED;

        /** The name used in telemetry, as in the lines of {@code holdfast score}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether somebody should look: the answer is not good enough, or it could not be measured. */
    public boolean warns() {
        return label == Label.FAIL || label == Label.UNMEASURED;
    }
}
