package io.holdfast.engine.structure;

import static io.holdfast.engine.structure.TestChunks.chunk;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Passage;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Source;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StructuredAnswersTest {
    private static final Chunk FEES = chunk("Marina of Holm", "Fees", """
            Fees

            | boat length | per night | per week |
            |---|---|---|
            | up to 8 m | 18 EUR | 110 EUR |
            | 8 to 12 m | 26 EUR | 160 EUR |
            | over 12 m | 39 EUR | 240 EUR |
            """);
    private static final Chunk PEAKS = chunk("Peaks of the Brenn range", "Peaks", """
            Peaks

            | Peak | Height | First climbed |
            |---|---|---|
            | Aldhorn | 2,310 m | 1871 |
            | Karspitz | 2,845 m | 1902 |
            | Small Tooth | 1,990 m | 1858 |
            """);
    private static final Chunk WARRANTY = chunk("Warranty of goods", "Warranty", """
            Warranty

            | Goods | Warranty |
            |---|---|
            | Headlamps | 18 months |
            | Tents | 5 years |
            | Ropes | 90 days |
            """);
    private static final Chunk KIT = chunk("Summer camp", "What to bring", """
            What to bring

            Every child brings:

            - a sleeping bag
            - rain clothes
            - a torch
            """);
    private static final Chunk RULES = chunk("Rules of the reading room", "Rules", """
            Rules

            Bags are not allowed in the reading room. Pencils may be used. Present: Ann Ley, Bo Carr, Cy Dunn
            """);
    private static final Chunk PRESENT = chunk("Minutes of the board", "", "Present: Ann Ley, Bo Carr, Cy Dunn\n");
    private static final Chunk OPTIONS = chunk("PACK(1)", "OPTIONS", """
            OPTIONS
                   -q, --quiet
                          print nothing but errors

                   -v, --verbose
                          print every file
            """);
    private static final Chunk TERM = chunk("Evening school of Rook", "Courses", """
            Courses

            | Course | Day | Hours | Room |
            |---|---|---|---|
            | Bookbinding | Tuesday | 18.00–20.00 | Old Press |
            | Welding for beginners | Friday | 17.30–21.00 | Workshop 2 |
            """);
    private static final Chunk FAULTS = chunk("lumen", "Faults", """
            Faults

            - E11: the lamp is too hot.
            - E12: the door is open.
            """);
    private static final Chunk SCHOOL = chunk(
            "Sekolah Mawar", "Sekolah", "Kepala sekolah adalah Ibu Tini Laras. Sekolah Mawar memiliki delapan kelas.");
    private static final Chunk HEIM = chunk("Heim am Wall", "Haus", """
            Haus

            Leiterin ist Frau Ute Brandt. Das Heim hat vierzig Betten und drei Gärten.

            | Zimmer | Preis im Monat |
            |---|---|
            | Einzelzimmer | 820 Euro |
            | Doppelzimmer | 610 Euro |
            """);
    private static final List<Chunk> ALL =
            List.of(FEES, PEAKS, WARRANTY, KIT, RULES, PRESENT, OPTIONS, TERM, FAULTS, SCHOOL, HEIM);

    private static Optional<Structured> find(String question) {
        var settings = ConfigLoader.defaults().engine();
        return new StructuredAnswers(
                        word -> 1,
                        new TableRuns(id -> List.of()),
                        settings.answering().structureLeast())
                .of(new AnchorExtractor(settings.anchors()).understand(question), ALL, 160).named().stream()
                        .findFirst();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What does a 10 m boat cost per night at the marina of Holm?  | table       | 26 EUR
            What is the weekly fee for a boat over 12 m?                 | table       | 240 EUR
            When was the Karspitz first climbed?                         | table       | 1902
            Which peak of the Brenn range has the greatest height?       | superlative | Karspitz
            Which peak of the Brenn range was the earliest climbed?      | superlative | Small Tooth
            Which goods have the longest warranty?                       | superlative | Tents
            How many peaks does the Brenn range have?                    | count       | 3
            Are bags allowed in the reading room?                        | yes_no      | No
            May pencils be used in the reading room?                     | yes_no      | Yes
            Which option of pack prints nothing but errors?              | term        | -q, --quiet
            When does the course on bookbinding take place?              | table       | Tuesday
            Where is the course on welding?                              | table       | Workshop 2
            What does fault E12 of lumen mean?                           | term        | E12
            Which fault codes does lumen have?                           | list        | E11: the lamp is too hot., E12: the door is open.
            Siapa kepala Sekolah Mawar?                                  | holder      | Ibu Tini Laras
            Wer ist die Leiterin im Heim am Wall?                        | holder      | Frau Ute Brandt
            Berapa banyak kelas di Sekolah Mawar?                        | stated_count | delapan
            Wie viele Gärten hat das Heim am Wall?                       | stated_count | drei
            Was kostet das Einzelzimmer im Heim am Wall?                 | table       | 820 Euro
            """)
    void anAnswerComesFromRowsHeadersAndItems(String question, String kind, String words) {
        Structured found = find(question).orElseThrow();
        assertThat(found.kind()).isEqualTo(kind);
        assertThat(found.words()).isEqualTo(words);
    }

    @Test
    void dayAndHoursAreOneAnswerAndAColumnNobodyAskedForIsDoubted() {
        assertThat(find("When does the course on bookbinding take place?")
                        .orElseThrow()
                        .text())
                .isEqualTo("Bookbinding: Day Tuesday, Hours 18.00–20.00");
        Chunk dances = chunk("Dances of Rook", "Dances", """
                Dances

                | Place | Tickets |
                |---|---|
                | Corn Hall | £8 |
                | Mill Barn | £5 |
                """);
        var settings = ConfigLoader.defaults().engine();
        StructuredAnswers structured = new StructuredAnswers(
                word -> 1, new TableRuns(id -> List.of()), settings.answering().structureLeast());
        AnchorExtractor questions = new AnchorExtractor(settings.anchors());
        double asked = structured
                .of(questions.understand("How much are tickets in the Corn Hall?"), List.of(dances), 160)
                .named()
                .stream()
                .findFirst()
                .orElseThrow()
                .confidence();
        assertThat(structured
                        .of(questions.understand("How much does Rook pay for the Corn Hall?"), List.of(dances), 160)
                        .named()
                        .stream()
                        .findFirst()
                        .map(Structured::confidence)
                        .orElse(0.0))
                .isLessThan(settings.gate().support())
                .isLessThan(asked);
    }

    @Test
    void anOfficeOfAnotherPlaceHoldsNoAnswer() {
        Chunk towns = chunk("Valley", "Towns", "The mayor of Alder is Tom Reker. Brack has no mayor.");
        var settings = ConfigLoader.defaults().engine();
        assertThat(new StructuredAnswers(
                                word -> 1,
                                new TableRuns(id -> List.of()),
                                settings.answering().structureLeast())
                                .of(
                                        new AnchorExtractor(settings.anchors())
                                                .understand("Who is the mayor of Brack?"),
                                        List.of(towns),
                                        160)
                                .named()
                                .stream()
                                .findFirst())
                .isEmpty();
    }

    @Test
    void aListIsShownWhole() {
        Structured found =
                find("What should every child bring to the summer camp?").orElseThrow();
        assertThat(found.text()).isEqualTo("Every child brings: a sleeping bag; rain clothes; a torch.");
        assertThat(found.quoted()).startsWith("- a sleeping bag").endsWith("- a torch");
    }

    @Test
    void peopleOnALabelledLineAreListedAndCounted() {
        assertThat(find("Who was present at the board?").orElseThrow().words()).isEqualTo("Ann Ley, Bo Carr, Cy Dunn");
        assertThat(find("How many people were present at the board?")
                        .orElseThrow()
                        .words())
                .isEqualTo("3");
    }

    @Test
    void aRowTheTableDoesNotHaveAnswersNothing() {
        assertThat(find("When was the Eastern Needle first climbed?")).isEmpty();
    }

    @Test
    void aListThatThePassageOnlyContinuesSaysThatItMayBeLonger() {
        String text = "- a torch\n- a map\n";
        Chunk tail = new Chunk(
                "c-1",
                new Passage("c", 90, 90 + text.length(), text),
                "Summer camp",
                "",
                "c",
                0,
                true,
                "What to bring",
                List.of(),
                "Every child brings:",
                Source.UNKNOWN);
        var settings = ConfigLoader.defaults().engine();
        Structured found = new StructuredAnswers(word -> 1, new TableRuns(id -> List.of()), 0.5)
                        .of(
                                new AnchorExtractor(settings.anchors())
                                        .understand("What should every child bring to the camp?"),
                                List.of(tail),
                                160)
                        .named()
                        .stream()
                        .findFirst()
                        .orElseThrow();
        assertThat(found.text()).endsWith("(the list may be longer)");
    }

    private static Optional<Structured> in(Chunk chunk, String question) {
        var settings = ConfigLoader.defaults().engine();
        return new StructuredAnswers(
                        word -> 1,
                        new TableRuns(id -> List.of()),
                        settings.answering().structureLeast())
                .of(new AnchorExtractor(settings.anchors()).understand(question), List.of(chunk), 160).named().stream()
                        .findFirst();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            When does the bus K4 leave Holm?       | 17:50
            When does K4 leave?                    | 17:50
            When does the bus K4 arrive in Skarra? | 19:00
            What time does K2 depart from Holm?    | 09:30
            On which days does K4 run?             | not on Sundays
            """)
    void aTimetableGivesTheTimeAskedFor(String question, String expected) {
        Chunk buses = chunk("Buses from Holm to Skarra", "Timetable", """
                Timetable

                | bus | departs Holm | arrives Skarra | days |
                |---|---|---|---|
                | K2 | 09:30 | 10:40 | daily |
                | K4 | 17:50 | 19:00 | not on Sundays |
                """);
        assertThat(in(buses, question).orElseThrow().words()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Is the checksum parameter required? | No
            Is the filename required?           | Yes
            Is the ttl encrypted?               | No
            Is the checksum encrypted?          | Yes
            """)
    void aCellThatSaysYesOrNoAnswers(String question, String expected) {
        Chunk api = chunk("POST /uploads", "Parameters", """
                Parameters

                | name | type | required | encrypted |
                |---|---|---|---|
                | filename | string | yes | no |
                | checksum | string | no | ✓ |
                | ttl | integer | no | false |
                """);
        assertThat(in(api, question).orElseThrow().words()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Ingredients | What do I need for the leek soup?
            Ingredients | List all ingredients of the leek soup.
            Ingredients | What should I buy for the leek soup?
            Equipment   | What do I need for the leek soup?
            """)
    void whatOneNeedsIsTheListHeadedSo(String lead, String question) {
        Chunk soup = chunk("Leek soup", "Leek soup", "Leek soup\nServes 4.\n\n" + lead + "\n- leeks\n- cream\n");
        assertThat(in(soup, question).orElseThrow().words()).isEqualTo("leeks, cream");
    }

    @Test
    void howManyWereOrderedIsTheQuantityOfTheRow() {
        Chunk order = chunk("Order 77", "Items", """
                Items

                | sku | name | qty | price |
                |---|---|---|---|
                | KT-1 | Steel kettle | 1 | 49.90 |
                | MG-2 | Stoneware mug | 6 | 8.50 |
                """);
        assertThat(in(order, "How many stoneware mugs were ordered?")
                        .orElseThrow()
                        .words())
                .isEqualTo("6");
    }

    private static final Chunk BOATS = chunk("boats", "", """
            | name | seats | price per day (EUR) | motor | year built |
            | Heron | 4 | 45 | no | 2009 |
            | Grebe | 6 | 130 | yes | 2021 |
            | Bittern | 6 | 165 | yes | 2023 |
            """);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Which boats were built after 2017?    | Grebe, Bittern
            Which boats have a motor?             | Grebe, Bittern
            Which boats do not have a motor?      | Heron
            How many boats have a motor?          | 2
            What is the cheapest boat?            | Heron
            Which boat costs the most?            | Bittern
            Which boat has the most seats?        | Grebe, Bittern
            How many seats does the Grebe have?   | 6
            """)
    void rowsThatMeetAConditionArePickedCountedAndCompared(String question, String expected) {
        assertThat(in(BOATS, question).orElseThrow().words()).isEqualTo(expected);
    }

    private static final Chunk SALAS = chunk("salas", "Salas", """
            | Sala | Capacidad | Precio por hora (EUR) |
            |---|---|---|
            | Azahar | 12 | 18 |
            | Turia | 40 | 35 |
            """);

    private static final Chunk SALLES = chunk("salles", "Salles", """
            | Salle | Capacité | Tarif par heure (EUR) |
            |---|---|---|
            | Azur | 12 | 18 |
            | Rivière | 40 | 35 |
            """);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ¿Cuál es la sala más barata?             | Azahar
            ¿Qué sala cuesta más por hora?           | Turia
            ¿Cuál es la sala más grande?             | Turia
            Quelle est la salle la moins chère ?     | Azur
            Quelle salle est la plus chère ?         | Rivière
            Quelle est la plus petite salle ?        | Azur
            """)
    void superlativesOfOtherLanguagesFindTheirColumn(String question, String expected) {
        assertThat(in(question.startsWith("¿") ? SALAS : SALLES, question)
                        .orElseThrow()
                        .words())
                .isEqualTo(expected);
    }

    @Test
    void aHeaderNamesTheUnitOfItsFigures() {
        assertThat(in(BOATS, "How much does the Grebe cost per day?")
                        .orElseThrow()
                        .text())
                .isEqualTo("Grebe: price per day 130 EUR");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            What is included in the tour?     | breakfast, luggage transport
            What is not included in the tour? | flights, lunches
            """)
    void aListOfWhatIsNotAnswersOnlyThat(String question, String expected) {
        Chunk tour = chunk(
                "Tour", "", "Included:\n\n- breakfast\n- luggage transport\n\nNot included:\n\n- flights\n- lunches\n");
        assertThat(in(tour, question).orElseThrow().words()).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Was the motion on bins accepted?     | No
            Is the pool open on Mondays?         | No
            Are fires allowed at the pool?       | No
            Who voted against the offer of Ley?  | Oakes
            """)
    void oppositesDenyAndLabelsAnswer(String question, String expected) {
        Chunk minutes = chunk(
                "Minutes",
                "",
                "The council voted on the offer of Ley. In favour: Finch, Wole. Against: Oakes. The motion on bins was rejected. The pool is closed on Mondays. Fires at the pool are forbidden.");
        assertThat(in(minutes, question).orElseThrow().words()).isEqualTo(expected);
    }

    @Test
    void whatFollowsTheSameQuestionAnswersIt() {
        Chunk faq = chunk(
                "Questions about the pool",
                "",
                "May I bring my dog? Sorry, that is for guide dogs only.\n\nWhen do you open? From May to September.");
        assertThat(in(faq, "May I bring my dog to the pool?").orElseThrow().words())
                .isEqualTo("Sorry, that is for guide dogs only.");
        assertThat(in(faq, "When do you open?").orElseThrow().words()).isEqualTo("From May to September.");
    }

    @Test
    void aTableOverSeveralPassagesIsComparedWholeOrNotAtAll() {
        Chunk first = part(0, "", "| name | seats |\n| Heron | 4 |\n");
        Chunk second = part(1, "| name | seats |", "| Grebe | 6 |\n");
        var settings = ConfigLoader.defaults().engine();
        var structured = new StructuredAnswers(
                word -> 1,
                new TableRuns(id -> List.of(first, second)),
                settings.answering().structureLeast());
        var question = new AnchorExtractor(settings.anchors()).understand("Which boat has the most seats?");
        assertThat(structured.of(question, List.of(second, first), 160).named().stream()
                        .findFirst()
                        .orElseThrow()
                        .words())
                .isEqualTo("Grebe");
        assertThat(structured.of(question, List.of(first), 160).named().stream().findFirst())
                .isEmpty();
    }

    private static Chunk part(int number, String lead, String text) {
        return new Chunk(
                "boats-" + number,
                new Passage("boats", 100 * number, 100 * number + text.length(), text),
                "boats",
                "",
                "boats",
                0,
                false,
                "",
                List.of(),
                lead,
                Source.UNKNOWN);
    }
}
