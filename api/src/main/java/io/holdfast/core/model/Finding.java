package io.holdfast.core.model;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of evaluating one answer: scored, abstained (the answer rightly declined) or unmeasured.
 * Never NaN, never a silent 0 or 1.
 *
 * @param <T> what the score rests on, e.g. a {@link Grounding}
 */
public sealed interface Finding<T> {

    /** Whether a quality gate must not let this pass. */
    boolean failure();

    <R> R fold(
            Function<? super Scored<T>, ? extends R> scored,
            Function<? super Abstained<T>, ? extends R> abstained,
            Function<? super Unmeasured<T>, ? extends R> unmeasured);

    /** A number in [0, 1] with what it rests on. */
    record Scored<T>(double score, boolean failure, T detail) implements Finding<T> {
        public Scored {
            if (!(score >= 0 && score <= 1)) {
                throw new IllegalArgumentException("score outside [0, 1]: " + score);
            }
            Objects.requireNonNull(detail, "detail");
        }

        @Override
        public <R> R fold(
                Function<? super Scored<T>, ? extends R> scored,
                Function<? super Abstained<T>, ? extends R> abstained,
                Function<? super Unmeasured<T>, ? extends R> unmeasured) {
            return scored.apply(this);
        }
    }

    /** The answer declined, and the documents do not hold the answer: right, but no number. */
    record Abstained<T>(String reason, T detail) implements Finding<T> {
        public Abstained {
            Objects.requireNonNull(reason, "reason");
            Objects.requireNonNull(detail, "detail");
        }

        @Override
        public boolean failure() {
            return false;
        }

        @Override
        public <R> R fold(
                Function<? super Scored<T>, ? extends R> scored,
                Function<? super Abstained<T>, ? extends R> abstained,
                Function<? super Unmeasured<T>, ? extends R> unmeasured) {
            return abstained.apply(this);
        }
    }

    /**
     * Nothing could be measured, and why. It never passes a gate and never enters a mean.
     *
     * @param language ISO 639 code of the language of the answer; null where nobody looked
     * @param documentLanguages codes of the documents' languages, where they are not the answer's alone; else empty
     */
    record Unmeasured<T>(
            ErrorCode code, String message, @Nullable String language, List<String> documentLanguages)
            implements Finding<T> {
        public Unmeasured {
            Objects.requireNonNull(code, "code");
            Objects.requireNonNull(message, "message");
            documentLanguages = List.copyOf(documentLanguages);
        }

        public Unmeasured(ErrorCode code, String message) {
            this(code, message, null, List.of());
        }

        @Override
        public boolean failure() {
            return true;
        }

        @Override
        public <R> R fold(
                Function<? super Scored<T>, ? extends R> scored,
                Function<? super Abstained<T>, ? extends R> abstained,
                Function<? super Unmeasured<T>, ? extends R> unmeasured) {
            return unmeasured.apply(this);
        }
    }
}
