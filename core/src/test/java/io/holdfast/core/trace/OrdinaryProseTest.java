package io.holdfast.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences as people write them: what a source says in another sentence, or only counts its steps with, contradicts nothing. */
class OrdinaryProseTest {
    private final Tracer tracer = new Tracer(ConfigLoader.defaults(), null, null);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // a value that the next sentence holds
                "Brush a thin coat of 90% beeswax on the hinge. Do this twice a month for six weeks. | Brush a thin coat of 90% beeswax on the hinge twice a month for six weeks.",
                "The panel has 9 members and 4 reserves. They are 8 nurses and five teachers, nearly all of them local. | The panel has 9 members and 4 reserves, and is made up of 8 nurses and five teachers.",
                "Rub the board with two spoons of linseed oil. Leave it on for 25 to 30 minutes. | Rub the board with two spoons of linseed oil and leave it on for 25 to 30 minutes.",
                // numbers of steps
                "2  Rinse the lentils twice. 3  Bring them to a boil in salted water. 4  Serve with flat bread. | Step 6: Serve with flat bread.",
                "7  Now repeat the last two steps until the basket is as high as you like. | Repeat steps 3 and 4 until the basket is as high as you like.",
                // as many under another noun
                "The hamlet of Orsk is home to 412 people and one school. | Orsk has 412 residents and one school.",
                // a name that another sentence holds
                "The ferry Alma carries 60 cars. Its engines come from Wartsila and were fitted in 2016. | The ferry Alma carries 60 cars and has engines from Wartsila.",
            })
    void isNotContradicted(String source, String claim) {
        assertThat(trace(claim, source).verdict()).isNotEqualTo(Verdict.CONTRADICTED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The ferry Alma carries 60 cars. The ferry Berta carries 85 cars. | The ferry Alma carries 85 cars.",
                "Add 2 tsp of cumin to the rice. Stir well. | Add 2 tbsp of cumin to the rice.",
                "The tram to Lund leaves at 17:20. The tram to Malmo leaves at 18:05. | The tram to Lund leaves at 6:05 pm.",
            })
    void isContradictedByItsOwnSentenceWhateverTheNextOneSays(String source, String claim) {
        assertThat(trace(claim, source).verdict()).isEqualTo(Verdict.CONTRADICTED);
    }

    @Test
    void numberStatedIsNotReckonedAnew() {
        TracedClaim traced = trace(
                "Corvid Air gave away only 640,000 seats, 3.5% of its total 18.3 million.",
                "Last came Corvid Air with the fewest award seats of the five carriers: 640,000 seats, or 3.5% of its total 18.3 million.");

        assertThat(traced.verdict()).isNotEqualTo(Verdict.CONTRADICTED);
    }

    @Test
    void nameOfTheNextSentenceDoesNotSupport() {
        TracedClaim traced = trace(
                "Barge traffic runs on the Oder.",
                "Barge traffic runs on the Elbe. Passenger traffic runs on the Oder.");

        assertThat(traced.verdict()).isNotEqualTo(Verdict.SUPPORTED);
    }

    private TracedClaim trace(String claim, String source) {
        return tracer.trace(new Claim(new Span(0, claim.length()), claim, claim), List.of(Document.of("d", source)));
    }
}
