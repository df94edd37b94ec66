package io.holdfast.core.dimension;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** What a consistency score rests on: every pair of answers to paraphrases of one question. */
public record PairwiseAgreement(List<Pair> pairs) {
    public PairwiseAgreement {
        pairs = List.copyOf(pairs);
    }

    /** Mean closeness of meaning over pairs. */
    public double semantic() {
        return pairs.stream()
                .mapToDouble(p -> p.likeness().semantic())
                .average()
                .orElse(0);
    }

    /** Mean closeness of wording over pairs. */
    public double rougeL() {
        return pairs.stream().mapToDouble(p -> p.likeness().rougeL()).average().orElse(0);
    }

    /**
     * Two answers side by side.
     *
     * @param first label of the first question
     * @param second label of the second question
     */
    public record Pair(String first, String second, Likeness likeness, Disagreement disagreement) {
        public Pair {
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(second, "second");
            Objects.requireNonNull(likeness, "likeness");
            Objects.requireNonNull(disagreement, "disagreement");
        }

        public boolean consistent() {
            return !disagreement.failure();
        }
    }

    /** In what two answers differ. */
    public enum Disagreement {
        NONE(false),
        /** Other words for the same: worth a look, not a failure. */
        LEXICAL(false),
        SEMANTIC(true),
        /** Semantic and lexical. */
        BOTH(true),
        /** They state facts that cannot both be true, however alike they sound. */
        FACTUAL(true);

        private final boolean failure;

        Disagreement(boolean failure) {
            this.failure = failure;
        }

        public boolean failure() {
            return failure;
        }

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
