package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.TracedClaim;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of claims whose values the documents write in another form. No model takes part. */
class StatedValuesTest {
    private static String why(String claim, String text) {
        TracedClaim traced = new Tracer(ConfigLoader.defaults(), null)
                .trace(AnswerClaims.whole("", claim), List.of(Document.of("d", text)));
        return Objects.requireNonNullElse(traced.diagnosis(), "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The order left on 11 March 2024. | The order left on 2024-03-11T09:30:00Z.",
                "It was sent on 11 March 2024. | Parcel sent 2024-03-11.",
                "The fence is 2 km long. | Length of fence: 2000 m.",
            })
    void aValueInAnotherFormIsSharedText(String claim, String text) {
        assertThat(why(claim, text)).doesNotContain("no passage").doesNotContain("not in the documents");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The server has 32,768 MB of RAM. | The server has 64 GB of RAM. | \"32,768 MB\" | \"64 GB\"",
                "Store the jar below 95 °F. | Store the jar below 25 °C. | \"below 95 °F\" | \"below 25 °C\"",
                "The warranty lasts three years. | The warranty lasts 24 months. | \"three years\" | \"24 months\"",
                "One in five homes has a dog. | One in four homes has a dog. | \"One in five\" | \"One in four\"",
            })
    void valuesAreQuotedAsTheyAreWritten(String claim, String text, String said, String stated) {
        assertThat(why(claim, text)).contains(said).contains(stated);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"Bees visit clover in May. | The order left on 2024-03-11T09:30:00Z."})
    void nothingIsSharedWhereNothingIs(String claim, String text) {
        assertThat(why(claim, text)).contains("no passage");
    }
}
