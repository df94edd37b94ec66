package io.holdfast.core.dimension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.dimension.Consistency.Labelled;
import io.holdfast.core.dimension.PairwiseAgreement.Disagreement;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConsistencyTest {
    private final Consistency consistency = new Consistency(Parts.comparison(), Parts.config());

    @Test
    void answersThatSoundAlikeButDifferInAVerbAreInconsistent() {
        PairwiseAgreement agreement = scored("You send PUT to replace a berth.", "You send PATCH to replace a berth.");
        assertThat(agreement.semantic()).isGreaterThan(0.8);
        assertThat(agreement.pairs().get(0).disagreement()).isEqualTo(Disagreement.FACTUAL);
        assertThat(finding("You send PUT to replace a berth.", "You send PATCH to replace a berth.")
                        .failure())
                .isTrue();
    }

    @Test
    void everyPairIsCompared() {
        assertThat(scored("Gate 4.", "Gate 4 is right.", "It is gate 4.", "Use gate 4.")
                        .pairs())
                .hasSize(6);
    }

    @Test
    void aShortAnswerInsideALongOneIsTheSameAnswer() {
        PairwiseAgreement agreement = scored("8443", "The relay listens on port 8443.");
        assertThat(agreement.pairs().get(0).consistent()).isTrue();
        assertThat(agreement.pairs().get(0).disagreement()).isEqualTo(Disagreement.LEXICAL);
    }

    @Test
    void otherWordOrderIsWorthALookAndNoFailure() {
        Config strictOnWords = new ConfigLoader()
                .set("thresholds.consistency_rouge_l", "0.7", "test")
                .load()
                .config();
        Finding<PairwiseAgreement> finding = new Consistency(Parts.comparison(), strictOnWords)
                .evaluate(labelled("On Sundays entry is free.", "Entry is free on Sundays."));
        assertThat(finding.failure()).isFalse();
        assertThat(detail(finding).pairs().get(0).disagreement()).isEqualTo(Disagreement.LEXICAL);
    }

    @Test
    void unrelatedAnswersDisagreeInMeaningAndWords() {
        assertThat(scored("The curator keeps the keys.", "Trams leave every ten minutes.")
                        .pairs()
                        .get(0)
                        .disagreement())
                .isEqualTo(Disagreement.BOTH);
    }

    @Test
    void anAnswerAndARefusalHaveNothingInCommon() {
        PairwiseAgreement agreement = scored("The port is 8443.", "The context does not mention the port.");
        assertThat(agreement.semantic()).isZero();
        assertThat(agreement.pairs().get(0).consistent()).isFalse();
    }

    @Test
    void refusalsInDifferentWordsAreConsistent() {
        assertThat(scored("INSUFFICIENT_CONTEXT", "I cannot find that in the documents.")
                        .pairs()
                        .get(0)
                        .consistent())
                .isTrue();
    }

    @Test
    void oneAnswerIsTooFew() {
        assertThat(finding("The port is 8443.", "  "))
                .isInstanceOfSatisfying(
                        Finding.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.TOO_FEW_ANSWERS));
    }

    @Test
    void theScoreWeighsMeaningAndWordsAsConfigured() {
        Finding<PairwiseAgreement> finding = finding("a b c d e f g h", "a b c d w x y z");
        PairwiseAgreement agreement = detail(finding);
        assertThat(((Finding.Scored<PairwiseAgreement>) finding).score())
                .isCloseTo(0.7 * agreement.semantic() + 0.3 * agreement.rougeL(), within(1e-12));
        assertThat(agreement.rougeL()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void theThresholdComesFromTheConfiguration() {
        String first = "seven lamps light the pier at night";
        String second = "seven lamps light the quay at dusk";
        assertThat(finding(first, second).failure()).isTrue();
        assertThat(new Consistency(Parts.comparison(), Parts.config(0.5, 0.7))
                        .evaluate(labelled(first, second))
                        .failure())
                .isFalse();
    }

    private PairwiseAgreement scored(String... answers) {
        return detail(finding(answers));
    }

    private static PairwiseAgreement detail(Finding<PairwiseAgreement> finding) {
        return ((Finding.Scored<PairwiseAgreement>) finding).detail();
    }

    private Finding<PairwiseAgreement> finding(String... answers) {
        return consistency.evaluate(labelled(answers));
    }

    private static List<Labelled> labelled(String... answers) {
        List<Labelled> labelled = new ArrayList<>();
        for (String answer : answers) {
            labelled.add(new Labelled("v" + labelled.size(), Answer.of(answer)));
        }
        return labelled;
    }
}
