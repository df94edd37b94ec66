package io.holdfast.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DoubtTest {
    private static final List<Document> ORCHARD = List.of(Document.of(
            "o", "The orchard behind the chapel was planted with pears. Its wall keeps the east wind from the trees."));

    /** A model that always says the same. */
    private record Says(double support) implements GroundingModel {
        @Override
        public String id() {
            return "says-" + support;
        }

        @Override
        public double support(String claim, String evidence) {
            return support;
        }
    }

    /** An embedder nobody may ask. */
    private static final class Unasked implements Embedder {
        @Override
        public String id() {
            return "unasked";
        }

        @Override
        public float[] embed(String text) {
            throw new AssertionError("asked for " + text);
        }
    }

    private static TracedClaim trace(double support, String statement) {
        return trace(null, support, statement);
    }

    private static TracedClaim trace(@Nullable Embedder embedder, double support, String statement) {
        Claim claim = new Claim(new Span(0, statement.length()), statement, statement);
        return new Tracer(ConfigLoader.defaults(), embedder, new Says(support)).trace(claim, ORCHARD);
    }

    @Test
    void knownWordsTheModelHalfBelievesAreForReviewAndNotMarked() {
        TracedClaim claim = trace(0.45, "The wall of the chapel shelters pears from the east wind of winter.");
        assertThat(claim.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(claim.review()).isTrue();
        assertThat(claim.unsupportedSpans()).isEmpty();
    }

    @Test
    void theSameHalfBeliefIsMarkedWhereTheWordsAreNew() {
        TracedClaim claim = trace(0.45, "The orchard exports marmalade through a cooperative.");
        assertThat(claim.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(claim.review()).isFalse();
        assertThat(claim.unsupportedSpans()).containsExactly(claim.claim().span());
    }

    @Test
    void knownWordsTheModelDoesNotBelieveAtAllAreMarked() {
        assertThat(trace(0.03, "The wall of the chapel shelters pears from the east wind of winter.")
                        .review())
                .isFalse();
    }

    @Test
    void aLostNotIsNeverOverruledByTheModel() {
        TracedClaim claim = trace(0.9, "Its wall does not keep the east wind from the trees.");
        assertThat(claim.verdict()).isEqualTo(Verdict.CONTRADICTED);
    }

    @Test
    void whatTheModelBelievesIsSupportedWithoutAnyEmbedding() {
        assertThat(trace(new Unasked(), 0.8, "The wall of the chapel shelters pears from the east wind of winter.")
                        .verdict())
                .isEqualTo(Verdict.SUPPORTED);
    }
}
