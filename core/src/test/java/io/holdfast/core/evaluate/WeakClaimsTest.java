package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.NewWords;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeakClaimsTest {
    /** The words "platform" and "40" are new to the documents. */
    private static final NewWords NEW = text -> text.contains("platform") || text.contains("40") ? 1 : 0;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Price: 40 euros|UNSURE",
                "Pier 40|UNSURE",
                "Room 12: at the platform|UNSURE",
                "The night train leaves at 22:40 from platform 7.|SUPPORTED",
                "Price: 30 euros|SUPPORTED",
                "**The night train leaves from the old platform**|UNSURE",
                "**The night train leaves from the old pier**|SUPPORTED",
            })
    void aBareValueThatNoDocumentHoldsNeedsMoreThanAModel(String text, Verdict verdict) {
        Claim claim = AnswerClaims.whole("", text);
        WeakClaims weak = new WeakClaims(new ClaimExtractor.Read(List.of(claim), List.of(), List.of()), NEW, null);
        TracedClaim byModel = new TracedClaim(claim, Verdict.SUPPORTED, 0.6, Rule.GROUNDING_MODEL, List.of(), null);
        assertThat(weak.checked(byModel).verdict()).isEqualTo(verdict);
    }
}
