package io.holdfast.engine.structure;

import static io.holdfast.engine.structure.TestChunks.chunk;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.corpus.Chunk;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions in the words of people who have not read the documents: what tables and lists answer to them all the same. */
class AskedInOtherWordsTest {
    private static final Chunk PUMPS = chunk("Which pump for the well?", "Figures", """
            Figures

            | | Orla 40 | Besk Mini | Tam Eco |
            |---|---|---|---|
            | Price | £310 | £205 | £150 |
            | Weight | 14.5 kg | 9.1 kg | 8.2 kg |
            | Noise at 1 m | 61 dB | 48 dB | 52 dB |
            | Float switch | yes | yes | no |
            """);
    private static final Chunk PRICES = chunk("Fees of the rowing club for 2031", "Lessons", """
            Lessons

            | Lesson | Length | Members | Guests |
            |---|---|---|---|
            | Sculling week | 5 days | 70.00 | 115.00 |
            | Steering | 1 evening | 20.00 | 34.00 |
            """);
    private static final Chunk GAUGES = chunk("Weather post on Gull Rock", "Gauges", """
            Gauges

            | Gauge | Maker | Last checked |
            |---|---|---|
            | Wind vane | Tolle | May 2030 |
            | Snow stake | Rask | never |
            """);
    private static final Chunk MONTHS = chunk("Weather post on Gull Rock", "Monthly values", """
            Monthly values

            | Month | Mean temperature (°C) | Rain (mm) |
            |---|---|---|
            | May | 11.2 | 120 |
            | June | 15.4 | 61 |
            | July | 14.9 | 131 |
            """);
    private static final Chunk PLAN = chunk("Summer plan of the rowing club", "Sessions", """
            Sessions

            | Day | Time | Session | Places |
            |---|---|---|---|
            | Monday | 18:00 | Beginners | 12 |
            | Sunday | 09:00 | Sea tour | 6 |

            For the sea tour a life vest is needed, and the list closes on Friday at noon.
            """);
    private static final Chunk BINS = chunk("Ordnung am Ring", "Abfall", """
            Abfall

            | Tonne | Farbe | Leerung |
            |---|---|---|
            | Papier | blau | jeden Mittwoch |
            | Bio | braun | jeden Freitag |

            Feuer mit Holzkohle ist auf allen Balkonen verboten.
            """);
    private static final Chunk MINUTES = chunk(
            "Minutes of the board meeting",
            "Minutes of the board meeting",
            "Minutes of the board meeting\n\nRowing club, 3 April 2031\n\nPresent: Ann Ley (chair, minutes), Bo Carr\n");
    private static final Chunk RECIPE = chunk("Aunt Tilda's kitchen book", "Bean soup", """
            Bean soup

            Serves 3.

            - 200 g white beans
            - 1 onion
            - 2 litres stock
            """);
    private static final Chunk RULES = chunk("Rules of the key", "Keys", """
            Keys

            Persons under 16 do not get a key of the hut. Persons over 60 get a key of the hut at once. A trolley counts as a boat. The flood warning was sent out seven times in autumn 2030.
            """);

    private static Optional<Structured> find(String question, Chunk... passages) {
        var settings = ConfigLoader.defaults().engine();
        return new StructuredAnswers(
                        word -> 1,
                        new TableRuns(id -> List.of()),
                        settings.answering().structureLeast())
                        .of(new AnchorExtractor(settings.anchors()).understand(question), List.of(passages), 160)
                        .named()
                        .stream()
                        .findFirst();
    }

    private static String said(String question, Chunk... passages) {
        return find(question, passages).map(Structured::text).orElse("");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Which of the pumps is the lightest?        | Tam Eco: Weight 8.2 kg
            Which pump is the quietest?                | Besk Mini: Noise at 1 m 48 dB
            How noisy is the Besk from one metre away? | Besk Mini: Noise at 1 m 48 dB
            Which pumps have no float switch?          | Tam Eco (Float switch no).
            """)
    void aTableWithAnEmptyCornerIsReadByItsColumns(String question, String answer) {
        assertThat(said(question, PUMPS)).isEqualTo(answer);
    }

    @Test
    void theCellOfAnUprightTableIsQuotedFromItsRow() {
        assertThat(find("Which of the pumps is the lightest?", PUMPS)
                        .orElseThrow()
                        .quoted())
                .isEqualTo("| Weight | 14.5 kg | 9.1 kg | 8.2 kg |");
    }

    @Test
    void whoIsNotAMemberPaysWhatTheOtherColumnSays() {
        assertThat(said("What does someone who isn't a member pay for the sculling week in 2031?", PRICES))
                .isEqualTo("Sculling week: Guests 115.00");
        assertThat(said("What does a member pay for the sculling week in 2031?", PRICES))
                .isEqualTo("Sculling week: Members 70.00");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Which gauge on Gull Rock has not been checked at all?               | Snow stake (Last checked never).
            In how many months did Gull Rock get more than 100 mm of rain?      | 2: May (Rain 120 mm); July (Rain 131 mm).
            What was the warmest month on Gull Rock?                            | June: Mean temperature 15.4 °C
            What was the driest month on Gull Rock?                             | June: Rain 61 mm
            """)
    void conditionsAndSuperlativesFindTheirColumn(String question, String answer) {
        assertThat(said(question, GAUGES, MONTHS)).isEqualTo(answer);
    }

    @Test
    void aSentenceThatTellsWhatARowLeavesOutAnswers() {
        Structured found =
                find("When does the list for the sea tour close?", PLAN).orElseThrow();
        assertThat(found.text()).startsWith("For the sea tour a life vest is needed");
        assertThat(found.sentence()).isTrue();
        assertThat(said("When is the sea tour?", PLAN)).isEqualTo("Sea tour: Day Sunday, Time 09:00");
    }

    @Test
    void theFewestPeopleAreWhereTheFewestPlacesAre() {
        assertThat(said("Which session of the summer plan has room for the fewest people?", PLAN))
                .startsWith("Sea tour: Places 6");
    }

    @Test
    void germanWordsAreFoundWithOtherEndingsAndInsideCompounds() {
        assertThat(said("Wann wird die braune Tonne geleert?", BINS)).isEqualTo("braun: Leerung jeden Freitag");
        assertThat(said("Darf ich auf dem Balkon einen Holzkohlegrill anmachen?", BINS))
                .startsWith("Nein: Feuer mit Holzkohle");
    }

    @Test
    void whoeverIsPresentAttended() {
        assertThat(said("Who attended the board meeting in April 2031?", MINUTES))
                .isEqualTo("Present: Ann Ley (chair, minutes); Bo Carr.");
        assertThat(said("Who attended the board meeting in April 2032?", MINUTES))
                .isEmpty();
    }

    @Test
    void amountsAreWhatOneNeeds() {
        assertThat(said("What do I need to buy for Tilda's soup?", RECIPE))
                .contains("200 g white beans; 1 onion; 2 litres stock");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            If I take a trolley, is it counted as a boat?                          | Yes: A trolley counts as a boat.
            My daughter is a 15-year-old. Can she get a key of the hut?            | No: Persons under 16 do not get a key of the hut.
            My uncle is a 61-year-old. Can he get a key of the hut?                | Yes: Persons over 60 get a key of the hut at once.
            How often was the flood warning sent out in autumn 2030?               | The flood warning was sent out seven times in autumn 2030.
            """)
    void theClauseThatAsksTellsTheForm(String question, String answer) {
        assertThat(said(question, RULES)).isEqualTo(answer);
    }

    @Test
    void aReasonIsNoSuperlative() {
        assertThat(Asked.overRows(
                        new AnchorExtractor(ConfigLoader.defaults().engine().anchors())
                                .understand("Why was the cheapest builder not taken?")))
                .isFalse();
    }

    @Test
    void theTablesOfTheBestDocumentAreReadForAQuestionOverRows() {
        Chunk text = chunk("Which pump for the well?", "Advice", "Advice\n\nTake the small one.\n");
        TableRuns runs = new TableRuns(id -> id.equals(text.documentId()) ? List.of(PUMPS, text) : List.of());
        var questions = new AnchorExtractor(ConfigLoader.defaults().engine().anchors());
        assertThat(runs.asked(questions.understand("Which pump is the lightest?"), List.of(text)))
                .contains(List.of(PUMPS));
        assertThat(runs.asked(questions.understand("Who wrote it?"), List.of(text)))
                .isEmpty();
    }
}
