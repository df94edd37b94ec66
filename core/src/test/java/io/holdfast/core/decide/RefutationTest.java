package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.GroundingModel;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proofs that need no copy, against a model that supports everything. */
class RefutationTest {
    private static final String OVEN =
            "The oven heats up in 4 minutes. Bread is baked at 220 °C for 35 minutes. The fan turns at 50 rpm. The tray"
                    + " weighs 2 kg and is 40 cm wide. A baker earns £3,200 a month, an apprentice A$900.";

    private record Gullible() implements GroundingModel {
        @Override
        public boolean decisionFitted() {
            return true;
        }

        @Override
        public String id() {
            return "gullible";
        }

        @Override
        public double support(String claim, String evidence) {
            return 0.99;
        }
    }

    private static TracedClaim trace(String question, String answer, String text) {
        return new Tracer(ConfigLoader.defaults(), new Gullible())
                .trace(AnswerClaims.whole(question, answer), List.of(Document.of("d", text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "For heating up the oven needs 4 seconds. | \"4 seconds\", the source says \"4 min",
                "As for its weight, the tray is 2 g. | \"2 g\", the source says \"2 kg",
                "Every month a baker there earns €3,200. | \"€3,200\", the source says \"£3,200",
                "The tray is wide enough, at 40 mm. | \"40 mm\", the source says \"40 cm",
            })
    void theSameNumberInAnotherUnitIsRefuted(String claim, String why) {
        TracedClaim traced = trace("", claim, OVEN);
        assertThat(traced.rule()).isEqualTo(Rule.UNIT_MISMATCH);
        assertThat(traced.verdict()).isEqualTo(Verdict.CONTRADICTED);
        assertThat(traced.diagnosis()).contains(why.strip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "For heating up the oven needs 240 seconds.", // the same amount
                "For heating up the oven needs 5 seconds.", // another number: the model's affair
                "The tray that is used weighs 2000 g.",
                "Every month an apprentice earns $900.", // dollars of which country is not said
                "The roof of the church weighs 2 tonnes.", // the unit is about something else
            })
    void otherAmountsAreNotRefutedByTheirUnit(String claim) {
        assertThat(trace("", claim, OVEN).rule()).isNotEqualTo(Rule.UNIT_MISMATCH);
    }
}
