package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.AnswerComparison;
import io.holdfast.core.evaluate.Consistency;
import io.holdfast.core.evaluate.Consistency.Labelled;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.PairwiseAgreement;
import io.holdfast.core.model.PairwiseAgreement.Disagreement;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Consistency with the embedding model that ships: what stubs of embedders cannot show. */
class ConsistencyOnRealEmbeddingsTest {
    private static final Config CONFIG = TestConfig.with();
    private static final Consistency CONSISTENCY =
            new Consistency(AnswerComparison.of(CONFIG, ModelFactory.of(CONFIG).embedder()), CONFIG);

    @Test
    void theSameThingInOtherWordsIsConsistent() {
        Finding<PairwiseAgreement> paraphrased = compare(
                "By not declaring any default value, the parameter becomes required.",
                "You can make it required by not providing a default value.");
        assertThat(paraphrased.failure()).isFalse();
        assertThat(detail(paraphrased).pairs().get(0).consistent()).isTrue();
    }

    @Test
    void anotherMethodIsInconsistentHoweverAlikeTheSentencesAre() {
        PairwiseAgreement agreement =
                detail(compare("You use the PUT method to update data.", "You use the PATCH method to update data."));
        assertThat(agreement.semantic()).as("they sound alike").isGreaterThan(0.7);
        assertThat(agreement.pairs().get(0).consistent()).isFalse();
        assertThat(agreement.pairs().get(0).disagreement()).isEqualTo(Disagreement.FACTUAL);
        assertThat(compare("PUT", "PATCH").failure()).isTrue();
    }

    private static PairwiseAgreement detail(Finding<PairwiseAgreement> finding) {
        return ((Finding.Scored<PairwiseAgreement>) finding).detail();
    }

    private static Finding<PairwiseAgreement> compare(String first, String second) {
        return CONSISTENCY.evaluate(List.of(new Labelled("a", Answer.of(first)), new Labelled("b", Answer.of(second))));
    }
}
