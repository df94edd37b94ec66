package io.holdfast.engine.structure;

import static io.holdfast.engine.structure.TestChunks.chunk;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.corpus.Chunk;
import java.util.List;
import java.util.Optional;
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
    void itemsOfOneShapeAreComparedLikeRows() {
        Chunk ships = chunk("Our ships", "", """
                Our ships

                - Gull carries 45 passengers
                - Heron carries 120 passengers
                - Tern carries 80 passengers
                """);
        assertThat(forms("Which ship carries the most passengers?", ships).offered())
                .extracting(Structured::words, Structured::quoted)
                .containsExactly(tuple("Heron", "- Heron carries 120 passengers"));
        assertThat(forms("Which ship carries the fewest passengers?", ships).offered())
                .extracting(Structured::words)
                .containsExactly("Gull");
    }

    @Test
    void aYesKeepsWithinTheLimitOfItsSentence() {
        String free = "Yes, free of charge until 24 hours before departure.";
        assertThat(decided("Can I cancel two hours before departure?", free, "Yes"))
                .contains("No");
        assertThat(decided("Can I cancel 48 hours before departure?", free, "No"))
                .contains("Yes");
        assertThat(decided("Can I cancel my booking?", free, "Yes")).contains("Yes");
        String luggage = "You can bring up to 20 kg of luggage.";
        assertThat(decided("Can I bring 25 kg?", luggage, "Yes")).contains("No");
        assertThat(decided("Can I bring 15 kg?", luggage, "Yes")).contains("Yes");
        assertThat(decided("Can I bring 15 kg?", luggage, "No")).isEmpty();
        assertThat(decided("Can I bring a dog of 8 kg?", "Dogs over 10 kg are not allowed.", "Yes"))
                .isEmpty();
        assertThat(decided("Kann ich 2 Stunden vorher stornieren?", "Ja, bis 24 Stunden vor der Abfahrt.", "Ja"))
                .contains("Nein");
    }

    private static Optional<String> decided(String question, String sentence, String word) {
        AnchorExtractor anchors =
                new AnchorExtractor(ConfigLoader.defaults().engine().anchors());
        return StructuredAnswers.withinLimits(anchors.understand(question), sentence, word);
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

    private static final Chunk SHEDS = chunk("Sheds", "", """
            Sheds

            | shed | key | lamp | remark |
            |---|---|---|---|
            | Heron | Pia Lund | yes | beside the mill pond |
            | Plover | Jon Berg | no | the roof leaks |
            | Dunlin | Pia Lund | yes | damp |
            | Curlew | Ada Moor | yes | new door |
            """);

    @Test
    void rowsThatHoldWhatOnlySomeOfThemDoMayBeTheThingsAskedFor() {
        assertThat(forms("Which sheds does Lund look after these days?", SHEDS).offered())
                .extracting(Structured::stated)
                .contains("Heron; Dunlin");
        assertThat(forms("How many sheds does Lund look after these days?", SHEDS)
                        .offered())
                .extracting(Structured::words, Structured::stated)
                .contains(tuple("2", "Heron; Dunlin"));
        assertThat(forms("How do I open the shed of Lund?", SHEDS).offered())
                .extracting(Structured::stated)
                .doesNotContain("Heron; Dunlin");
    }

    @Test
    void aSingleRowIsNoNumberOfThingsNorIsAColumnThatRepeats() {
        assertThat(forms("How many sheds does Berg look after these days?", SHEDS)
                        .offered())
                .extracting(Structured::words)
                .containsExactly("4");
        assertThat(forms("How many keys to the sheds are there?", SHEDS).offered())
                .extracting(Structured::stated)
                .doesNotContain("Pia Lund; Jon Berg; Pia Lund; Ada Moor");
    }

    @Test
    void aRemarkThatSharesAWordPicksNoRowBesideAColumnThatSaysYesOrNo() {
        assertThat(forms("How many sheds at the pond have a lamp?", SHEDS).named())
                .extracting(Structured::words)
                .doesNotContain("1");
    }

    @Test
    void aListThatHoldsWhatIsCountedAmongOtherThingsIsNotCounted() {
        assertThat(forms("How many fireworks are at the kiosk?", KIOSK).offered())
                .extracting(Structured::words)
                .containsExactly("2");
    }

    @Test
    void timesDoNotNameRows() {
        Chunk day = chunk("Saturday", "", """
                Saturday

                | at | what |
                |---|---|
                | 9:30 | raft race |
                | 11:00 | choir |
                """);
        assertThat(forms("Which things happen on Saturday?", day).offered())
                .extracting(Structured::stated)
                .contains("raft race; choir");
    }

    @Test
    void numberedHeadingsAreAListWhereOneOfThemWasRead() {
        List<Chunk> document = List.of(
                chunk("Glazing", "1. Clean the frame", "1. Clean the frame\n\nScrape off the putty."),
                chunk("Glazing", "2. Cut the pane", "2. Cut the pane\n\nTwo millimetres less on each side."),
                chunk("Glazing", "3. Set it in", "3. Set it in\n\nPress from the middle."));
        Structured steps = forms("What are the steps of glazing?", document, document.get(1))
                .offered()
                .get(0);
        assertThat(steps.text()).isEqualTo("Glazing: Clean the frame; Cut the pane; Set it in.");
        assertThat(steps.quoted()).isEqualTo("2. Cut the pane");
        assertThat(steps.confidence()).isEqualTo(1);
        assertThat(forms("What are the steps of glazing?", document.subList(0, 2), document.get(1))
                        .offered())
                .isEmpty();
    }

    @Test
    void settingsOfOneNameAreAListAsIsACellOfSeveralThings() {
        Chunk settings = chunk("Settings of heron", "", """
                Settings of heron

                [paths]
                copy = /srv/a
                copy = /srv/b
                copy = /etc
                skip = *.tmp
                """);
        assertThat(forms("Which folders of heron are copied?", settings).offered())
                .extracting(Structured::text)
                .containsExactly("copy: /srv/a; /srv/b; /etc.");
        assertThat(forms("How many folders are copied?", settings).offered())
                .extracting(Structured::words)
                .containsExactly("3");
        Chunk fields = chunk("Fields", "", """
                Fields

                | field | value |
                |---|---|
                | helpers | Ann Ley, Bo Marsh, Cid Orr |
                | license | free |
                """);
        assertThat(forms("How many helpers are named?", fields).offered())
                .extracting(Structured::words, Structured::stated)
                .contains(tuple("3", "Ann Ley; Bo Marsh; Cid Orr"));
    }

    @Test
    void namesOfSeveralWordsStandBeforeAWideGapAsAColumn() {
        Chunk prices = chunk("Goods", "", """
                Goods

                   House blend "Heron", 1 kg bag       14.20
                   Black tea, 100 bags                  6.40
                """);
        assertThat(forms("Which goods does the shop deliver?", prices).offered())
                .extracting(Structured::stated)
                .containsExactly("House blend \"Heron\", 1 kg bag: 14.20; Black tea, 100 bags: 6.40");
    }

    @Test
    void howOftenIsCountedInLists() {
        Chunk dates = chunk("Concerts", "", """
                Concerts this year
                - 3 May: mill yard
                - 8 June: town hall
                """);
        assertThat(forms("How often has the choir sung this year?", dates).offered())
                .extracting(Structured::words, Structured::stated)
                .containsExactly(tuple("2", "3 May; 8 June"));
    }

    @Test
    void moreWordingsAskForSeveralThings() {
        for (String question : List.of(
                "Could you tell me the names of what stays at home?",
                "Who is not allowed in with what?",
                "What goods is the ban made up of?")) {
            assertThat(forms(question, KIOSK).offered()).as(question).hasSize(2);
        }
    }

    private static Forms forms(String question, Chunk passage) {
        return forms(question, List.of(), passage);
    }

    private static Forms forms(String question, List<Chunk> document, Chunk passage) {
        var settings = ConfigLoader.defaults().engine();
        return new StructuredAnswers(word -> 1, new TableRuns(id -> document), 0.5)
                .of(new AnchorExtractor(settings.anchors()).understand(question), List.of(passage), 160);
    }
}
