package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.TracedClaim;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When words support a claim without a model, beside copies; the left column is the claim. */
class WordsAloneTest {
    private static TracedClaim trace(String claim, String text) {
        return new Tracer(ConfigLoader.defaults(), null, Without.proof(Without.Proof.COPY))
                .trace(AnswerClaims.whole("", claim), List.of(Document.of("d", text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The ferry leaves the old pier at noon.|The ferry always leaves the old pier at noon.|false",
                "The ferry leaves the old pier at noon.|The ferry leaves the old wooden pier at noon.|true",
                "The ferry leaves the old pier at noon.|The ferry never leaves the old pier at noon.|false",
                "The ferry leaves the old pier at noon.|The ferry leaves the old pier at noon unless it rains.|false",
                "The ferry leaves the old pier at noon.|The ferry may leave the old pier at noon.|false",
                "The ferry leaves the old pier.|The ferry leaves the old stone pier with its crew of ten.|true",
                "The ferry has 40 seats in its cabin.|The white ferry has 40 seats in its cabin.|true",
                "The ferry carries 40 people.|The ferry carries 40 people inside and 60 people outside.|false",
                "The ferry was built in 1962 in Hull.|The white ferry was built in 1962 in Hull.|true",
                "The ferry was built in 1962.|The ferry was built in 1962 and rebuilt in 1975.|false",
                "The ferry calls dock_ship once.|The white ferry calls dock_ship once.|true",
                "The ferry calls dock_ship once.|The white ferry calls dock_boat once.|false",
                "The captain greets the crew at dawn.|At dawn the crew greets the captain.|false",
                "The ferry leaves the old pier at noon.|The tram leaves the new station at six.|false",
            })
    void nothingMayBindTheWordsOtherwise(String claim, String text, boolean supported) {
        assertThat(trace(claim, text).supported()).isEqualTo(supported);
    }
}
