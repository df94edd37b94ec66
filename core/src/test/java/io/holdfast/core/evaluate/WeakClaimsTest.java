package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.Passed;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeakClaimsTest {
    private static final Known KNOWN = Known.of(
            Case.of(
                    "c",
                    "What is room 12?",
                    "The night train leaves at 22:40 from the old pier, platform 7. The price is 30 euros, or 29 for"
                            + " Lena Roth. The pass holds for two years and weighs 500 mg."),
            new Tracer(ConfigLoader.defaults(), null));

    private static Verdict checked(String text, double score, Passed.Form... forms) {
        Claim claim = AnswerClaims.whole("", text);
        List<Passed> saying =
                List.of(forms).stream().map(form -> new Passed(claim, form)).toList();
        WeakClaims weak = new WeakClaims(new ClaimExtractor.Read(List.of(claim), saying, List.of()), KNOWN, null);
        TracedClaim byModel = new TracedClaim(claim, Verdict.SUPPORTED, score, Rule.GROUNDING_MODEL, List.of(), null);
        return weak.checked(byModel).verdict();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Price: 40 euros|UNSURE",
                "Pier 40|UNSURE",
                "Room 12: at the tower|UNSURE",
                "The night train leaves at 22:45 from platform 7.|SUPPORTED",
                "Price: 30 euros|SUPPORTED",
                "**The night train leaves from the old tower**|UNSURE",
                "**The night train leaves from the old pier**|SUPPORTED",
            })
    void aBareValueThatNoDocumentHoldsNeedsMoreThanAModel(String text, Verdict verdict) {
        assertThat(checked(text, 0.6)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It weighs 5 g.|UNSURE",
                "It weighs 0.5 g.|SUPPORTED",
                "It holds a year.|UNSURE",
                "Price: thirty euros|SUPPORTED",
                "Room 12: at the tower|SUPPORTED"
            })
    void aSureModelIsBelievedWhereTheValueIsStatedHoweverItIsWritten(String text, Verdict verdict) {
        assertThat(checked(text, 0.9)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "These are the main points about the pier:|SUPPORTED",
                "The old pier, in the words of Lena Roth:|SUPPORTED",
                "The old pier, in the words of Dr. Gregory House:|UNSURE"
            })
    void anIntroductionThatNamesSomebodyNewIsSaidInPassing(String text, Verdict verdict) {
        assertThat(checked(text, 0.9, Passed.Form.INTRODUCTION)).isEqualTo(verdict);
    }

    /** Whether a document holds a value is asked of values: "6:30 pm" states "18:30". */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The train leaves at 10:40 pm.|SUPPORTED",
                "Departure: 10:40 pm|SUPPORTED",
                "Departure: 10:50 pm|UNSURE",
                "Price: 30 euros [1]|SUPPORTED",
                "Price: €30 [doc1]|SUPPORTED",
                "Weight: 0.5 g|SUPPORTED",
                "The price is thirty euros.|SUPPORTED",
                "Platform 8|UNSURE",
                "Platform 7|SUPPORTED",
            })
    void valuesAreLookedUpInAllTheirForms(String text, Verdict verdict) {
        assertThat(checked(text, 0.7)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Yes.|SUPPORTED",
                "True|SUPPORTED",
                "Nope|SUPPORTED",
                "Yes, it does.|SUPPORTED",
                "It isn't.|SUPPORTED",
                "The text does not mention gyms.|SUPPORTED",
                "Yes, unicorns sing.|UNSURE",
                "It depends.|UNSURE",
                "May 3, 1871|UNSURE",
            })
    void aYesStandsForTheQuestionAndAnAbsenceForWhatIsNotThere(String text, Verdict verdict) {
        assertThat(checked(text, 0.7)).isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0.9|CONTRADICTED"})
    void whatTheAnswerDeniesIsJudgedTheOtherWayRound(double score, Verdict verdict) {
        assertThat(checked("The night train leaves from the old pier.", score, Passed.Form.DENIED))
                .isEqualTo(verdict);
    }
}
