package io.holdfast.models;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.core.dimension.AnswerComparison;
import io.holdfast.core.dimension.Consistency;
import io.holdfast.core.dimension.Consistency.Labelled;
import io.holdfast.core.dimension.PairwiseAgreement;
import io.holdfast.core.dimension.PairwiseAgreement.Disagreement;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "By not declaring any default value for the parameter."
                        + "|You can make it required by not providing a default value.",
                "By leaving out the expiry date of the voucher.|You make it permanent by not giving it an expiry date.",
                "Through the gate behind the stables.|Visitors get in by the gate at the back of the stables.",
                "The pump is bled first, then primed.|You have to let the air out before you prime the pump.",
                "With a note from the school, pupils ride free."
                        + "|Free travel is granted to pupils who bring a letter from their school."
            })
    void anEllipticAnswerAndAWholeSentenceAgree(String first, String second) {
        assertThat(compare(first, second).failure()).isFalse();
        assertThat(compare(second, first).failure()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The permit lapses when the house is let.|The permit never lapses.",
                "The kiln is fired on Mondays.|The kiln is fired on Thursdays.",
                "Send the form with a DELETE request.|Send the form with a GET request.",
                "Bring a helmet and a rope.|The course is given in two languages."
            })
    void anotherAnswerIsInconsistentInWhicheverOrderTheyCame(String first, String second) {
        assertThat(compare(first, second).failure()).isTrue();
        assertThat(compare(second, first).failure()).isTrue();
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
