package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.read.TextUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WithoutTest {
    private static final List<Document> MILL = List.of(Document.of(
            "mill", "The mill by the old weir grinds forty sacks of rye a day. Its wheel was renewed in 1962."));
    private static final String COPY = "The mill by the old weir grinds forty sacks of rye a day.";
    private static final String EDITED = "Its wheel was renewed in 1971.";

    /** A model that says the same of everything. */
    private record Constant(double said) implements GroundingModel {
        @Override
        public boolean decisionFitted() {
            return true;
        }

        @Override
        public String id() {
            return "constant";
        }

        @Override
        public double support(String claim, String evidence) {
            return said;
        }
    }

    private static TracedClaim trace(double said, Without without, String claim) {
        return new Tracer(ConfigLoader.defaults(), new Constant(said), without)
                .trace(AnswerClaims.whole("", claim), MILL);
    }

    @Test
    void theWholeJudgementTriesItsProofsBeforeTheModel() {
        assertThat(trace(0.01, Without.NOTHING, COPY).verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(trace(0.99, Without.NOTHING, EDITED).rule()).isEqualTo(Rule.NUMBER_MISMATCH);
    }

    @Test
    void withoutAProofTheModelDecides() {
        assertThat(trace(0.01, Without.proof(Without.Proof.COPY), COPY).supported())
                .isFalse();
        assertThat(trace(0.99, Without.proof(Without.Proof.COPY), EDITED).rule())
                .as("the other proof is still tried")
                .isEqualTo(Rule.NUMBER_MISMATCH);
        assertThat(trace(0.99, Without.proof(Without.Proof.EDITED_COPY), EDITED).rule())
                .isEqualTo(Rule.GROUNDING_MODEL);
        assertThat(trace(0.01, Without.proof(Without.Proof.EDITED_COPY), COPY).supported())
                .isTrue();
    }

    @Test
    void aHeldFeatureSaysTheSameOfEveryClaim() {
        String claim = "A miller keeps forty sacks near the weir.";
        assertThat(trace(0.9, Without.NOTHING, claim).score())
                .isGreaterThan(trace(0.1, Without.NOTHING, claim).score());
        Without support = new Without(Set.of(), Map.of("support", 0.5), Set.of());
        assertThat(trace(0.9, support, claim).score())
                .isEqualTo(trace(0.1, support, claim).score());
        assertThat(new Tracer(ConfigLoader.defaults(), new Constant(0.9)).weighed())
                .contains("support", "novelty")
                .doesNotContain("bias");
    }

    @Test
    void withoutItsReaderATableIsEvidenceAsRunningText() {
        List<Document> table = List.of(Document.of("t", "| town | inhabitants |\n|---|---|\n| Holm | 412 |\n"));
        List<Claim> claims = List.of(AnswerClaims.whole("", "Holm has 412 inhabitants."));
        assertThat(new Tracer(ConfigLoader.defaults(), null).modelInputs(claims, table, 500))
                .singleElement()
                .satisfies(i -> assertThat(i.kind()).isEqualTo(TextUnit.Kind.ROW));
        assertThat(new Tracer(ConfigLoader.defaults(), null, new Without(Set.of(), Map.of(), Set.of(TextUnit.Kind.ROW)))
                        .modelInputs(claims, table, 500))
                .singleElement()
                .satisfies(i -> assertThat(i.kind()).isEqualTo(TextUnit.Kind.PROSE));
    }
}
