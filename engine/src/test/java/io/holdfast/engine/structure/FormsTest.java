package io.holdfast.engine.structure;

import static io.holdfast.engine.structure.TestChunks.chunk;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.corpus.Chunk;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What may answer where the words of headings do not say which list or column is asked for. */
class FormsTest {
    private static final Chunk KIOSK = chunk("Kiosk", "", """
            Kiosk

            Leave at home:
            - glass bottles
            - fireworks
            - large umbrellas

            Seasons at a glance:
            - spring
            - autumn
            """);

    @Test
    void everyListMayAnswerAQuestionForSeveralThingsWhateverItIsCalled() {
        assertThat(forms("Which things may I not bring to the kiosk?", KIOSK).named())
                .isEmpty();
        assertThat(forms("Which things may I not bring to the kiosk?", KIOSK).offered())
                .extracting(Structured::text)
                .containsExactlyInAnyOrder(
                        "Leave at home: glass bottles; fireworks; large umbrellas.",
                        "Seasons at a glance: spring; autumn.");
        assertThat(forms("Is the kiosk open?", KIOSK).offered()).isEmpty();
    }

    @Test
    void aNumberIsCountedAndTheThingsCountedAreWhatAModelIsAskedAbout() {
        Structured counted = forms("How many things are banned?", KIOSK).offered().stream()
                .filter(l -> l.words().equals("3"))
                .findFirst()
                .orElseThrow();
        assertThat(counted.text()).isEqualTo("3: glass bottles; fireworks; large umbrellas.");
        assertThat(counted.stated()).isEqualTo("glass bottles; fireworks; large umbrellas");
        assertThat(counted.told()).isEqualTo("Leave at home: glass bottles; fireworks; large umbrellas.");
    }

    @Test
    void anItemThatAReaderFoundIsOneOfItsList() {
        Forms forms = forms("What has to stay at home?", KIOSK);
        int at = KIOSK.text().indexOf("fireworks");
        assertThat(forms.around(KIOSK, new Span(at, at + 9)).orElseThrow().text())
                .isEqualTo("Leave at home: glass bottles; fireworks; large umbrellas.");
        int part = KIOSK.text().indexOf("umbrellas");
        assertThat(forms.around(KIOSK, new Span(part, part + 4))).isEmpty();
        int outside = KIOSK.text().indexOf("Seasons");
        assertThat(forms.around(KIOSK, new Span(outside, outside + 7))).isEmpty();
    }

    private static final Chunk TRIPS = chunk("Trips", "", """
            Trips

            | trip | price | back at | next |
            |---|---|---|---|
            | Seal bank | 18 € | 9:30 pm | 2 June 2024 |
            | Lighthouse | 24 € | 18:15 | 30 May 2024 |
            | Night drift | 31 € | 23:40 | 12 July 2024 |
            """);

    @Test
    void everyColumnMayBeTheOneASuperlativeCompares() {
        assertThat(forms("What is the least I can spend on a trip?", TRIPS).offered())
                .extracting(Structured::stated, Structured::told)
                .containsExactlyInAnyOrder(
                        tuple("Seal bank", "lowest price 18 €: Seal bank"),
                        tuple("Lighthouse", "lowest back at 18:15: Lighthouse"),
                        tuple("Lighthouse", "lowest next 30 May 2024: Lighthouse"));
        assertThat(forms("Is the cheapest trip sold out?", TRIPS).offered()).isEmpty();
    }

    private static Forms forms(String question, Chunk passage) {
        var settings = ConfigLoader.defaults().engine();
        return new StructuredAnswers(word -> 1, new TableRuns(id -> List.of()), 0.5)
                .of(new AnchorExtractor(settings.anchors()).understand(question), List.of(passage), 160);
    }
}
