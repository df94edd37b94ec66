package io.holdfast.core.context;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What was retrieved for an answer, measured. A chunk is relevant when it alone supports a claim of the reference; where
 * there is no reference, of the answer.
 *
 * @param chunks in the order they were given
 * @param reference the claims of the reference, as statements; null when there is none that states something
 * @param answer the claims of the answer, as statements; none where it declines
 * @param sufficient whether the chunks were found to hold the answer to the question
 * @param cause whose fault a bad answer is; null where the answer is not bad
 * @param diagnosis a sentence for people
 */
public record RetrievedContext(
        List<RetrievedChunk> chunks,
        @Nullable List<String> reference,
        List<String> answer,
        boolean sufficient,
        @Nullable Cause cause,
        String diagnosis) {
    public RetrievedContext {
        chunks = List.copyOf(chunks);
        reference = reference == null ? null : List.copyOf(reference);
        answer = List.copyOf(answer);
    }

    /** Whose fault a bad answer is. */
    public enum Cause {
        /** The chunks do not hold the answer. */
        RETRIEVAL,
        /** The chunks hold the answer, and the answer did not keep to them. */
        GENERATION;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public boolean relevant(RetrievedChunk chunk) {
        return reference == null ? chunk.used() : !chunk.reference().isEmpty();
    }

    /**
     * Average precision of the ranking: the mean over relevant chunks of the share of relevant ones down to each. 1 when
     * all relevant chunks come first, 0 when none is relevant.
     */
    public double precision() {
        int relevant = 0;
        double sum = 0;
        for (int rank = 1; rank <= chunks.size(); rank++) {
            if (relevant(chunks.get(rank - 1))) {
                relevant++;
                sum += (double) relevant / rank;
            }
        }
        return relevant == 0 ? 0 : sum / relevant;
    }

    /** Share of the reference's claims that some chunk supports; null without a reference. */
    public @Nullable Double recall() {
        if (reference == null) {
            return null;
        }
        long held =
                chunks.stream().flatMap(c -> c.reference().stream()).distinct().count();
        return (double) held / reference.size();
    }

    /** Share of the relevant chunks that the answer used; null without a reference, or when none is relevant. */
    public @Nullable Double use() {
        long relevant = count(this::relevant);
        return reference == null || relevant == 0 ? null : (double) count(c -> relevant(c) && c.used()) / relevant;
    }

    /** Share of the chunks that support neither the reference nor the answer; null without chunks. */
    public @Nullable Double noise() {
        return chunks.isEmpty() ? null : (double) count(c -> !c.carries()) / chunks.size();
    }

    private long count(Predicate<RetrievedChunk> which) {
        return chunks.stream().filter(which).count();
    }
}
