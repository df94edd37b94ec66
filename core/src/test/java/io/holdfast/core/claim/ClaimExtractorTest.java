package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Claim;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimExtractorTest {
    private static final ClaimExtractor EXTRACTOR = new ClaimExtractor();

    private static List<String> statements(String answer) {
        return EXTRACTOR.extract(answer).stream().map(Claim::statement).toList();
    }

    private static List<String> texts(String answer) {
        return EXTRACTOR.extract(answer).stream().map(Claim::text).toList();
    }

    @Test
    void aLinkIsReadByItsWordsAndKeepsItsPlace() {
        String answer = "Bags are kept at the [front desk](https://inn.example/desk) until noon.";
        Claim claim = EXTRACTOR.extract(answer).get(0);
        assertThat(claim.statement()).isEqualTo("Bags are kept at the front desk until noon.");
        assertThat(claim.text()).isEqualTo(answer);
    }

    @Test
    void leadInsAreDroppedAndTheirContentKept() {
        assertThat(texts("According to the documentation, the ferry leaves at noon."))
                .containsExactly("the ferry leaves at noon.");
        assertThat(texts("The document states that ferries leave at noon.")).containsExactly("ferries leave at noon.");
        assertThat(texts("According to Smith, the ferry leaves at noon."))
                .containsExactly("According to Smith, the ferry leaves at noon.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Would you like to know more about tickets?",
                "I hope this helps!",
                "Thank you for your question.",
                "Let me know if you have any other questions.",
                "Here is the summary:",
                "Terima kasih atas pertanyaan Anda.",
                "---",
                "## Opening hours",
            })
    void questionsCourtesiesAndHeadingsAreNotClaims(String sentence) {
        assertThat(statements(sentence)).isEmpty();
    }

    @Test
    void aClauseBehindASemicolonIsAClaimAndAListIsNot() {
        assertThat(texts("Full members may book the courts; juniors can't."))
                .containsExactly("Full members may book the courts", "juniors can't.");
        assertThat(texts("Nothing is known of it; the pump weighs 75 kg."))
                .containsExactly("Nothing is known of it", "the pump weighs 75 kg.");
        assertThat(texts("Bring the bread; the salt; a rope.")).containsExactly("Bring the bread; the salt; a rope.");
        assertThat(texts("Bring bread for six; salt; a knife with a handle."))
                .containsExactly("Bring bread for six; salt; a knife with a handle.");
        assertThat(texts("Sender, type object; limits and notes: see the page."))
                .containsExactly("Sender, type object; limits and notes: see the page.");
    }

    @Test
    void aListWhoseWordsTheDocumentsHoldStaysAsItIsWritten() {
        String list = "The ticket includes entry, a guided tour, and lunch.";
        NewWords lunchIsNew = text -> text.contains("lunch") ? 1 : 0;
        assertThat(EXTRACTOR.extract(list, text -> 0).claims())
                .extracting(Claim::text)
                .containsExactly(list);
        assertThat(EXTRACTOR.extract(list, lunchIsNew).claims()).hasSize(3);
    }

    @Test
    void anItemOfAnEnumerationPointsAtItself() {
        assertThat(texts("The ticket includes entry, a guided tour, and lunch."))
                .containsExactly("entry", "a guided tour", "lunch");
        assertThat(statements("The ticket includes entry, a guided tour, and lunch."))
                .containsExactly(
                        "The ticket includes entry.",
                        "The ticket includes a guided tour.",
                        "The ticket includes lunch.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Supported formats: GeoTIFF, NetCDF and Zarr. | 3",
                "The kit consists of a pump, two hoses and a valve. | 3",
                "Sensors such as barometers, hygrometers and anemometers are supported. | 3",
                "The exporter supports Parquet and Avro. | 2",
                "The box holds a kettle, a lid, a filter and a strap. | 4",
                "Parquet, Avro, and Orc are supported. | 1",
                "The daemon parses, validates, and stores the records. | 1",
                "The daemon parses files, checks fields, and stores records. | 1",
                "The price lies between 20 and 30 euros. | 1",
                "The trail is steep and it is closed in winter. | 1",
                "Bread costs 2 euros. | 1",
                "She lived in Rome, where she wrote three novels and many letters. | 1",
            })
    void enumerationsBecomeAtomicClaims(String answer, int claims) {
        assertThat(statements(answer)).hasSize(claims);
    }

    @Test
    void anAmountBeforeAListIsOfAllItsItems() {
        assertThat(statements("Order 7 comes to 58.90 euros: two desk lamps and one cord."))
                .hasSize(1);
        assertThat(statements("There are 2 plans: a basic plan and a family plan."))
                .hasSize(2);
    }

    @Test
    void theInitialOfANameIsNoMarkerOfAList() {
        assertThat(statements("T. Vance led the Ravens.")).containsExactly("T. Vance led the Ravens.");
        assertThat(statements("A. Ravens lead the league.\nB. Kings are second."))
                .containsExactly("Ravens lead the league.", "Kings are second.");
    }

    @Test
    void bulletsTakeTheFrameOfTheLineThatOpensThem() {
        assertThat(statements("The station offers:\n- lockers\n- bicycle rental\n"))
                .containsExactly("The station offers: lockers", "The station offers: bicycle rental");
    }

    @Test
    void aPronounIsResolvedToThePreviousSubjectWhereThatIsSafe() {
        assertThat(statements("The Marrow Bridge opened in 1911. It is open daily."))
                .containsExactly("The Marrow Bridge opened in 1911.", "The Marrow Bridge is open daily.");
        assertThat(statements("In winter the pass closes. It is steep.")).contains("It is steep.");
    }

    @Test
    void citationsAndEmphasisAreNotPartOfTheStatement() {
        assertThat(statements("Paths such as /files/*rest keep their star and **bold** goes."))
                .containsExactly("Paths such as /files/*rest keep their star and bold goes.");
        assertThat(statements("The **north gate** closes at dusk [CIT:p4]."))
                .containsExactly("The north gate closes at dusk.");
    }

    @Test
    void aCitationThatIsPartOfTheSentenceIsNamed() {
        assertThat(statements("It is 5 km long [1]. [2] puts the width at 3 km, as shown in [3]."))
                .containsExactly("It is 5 km long.", "the source puts the width at 3 km, as shown in the source.");
        assertThat(statements("According to [1], the lake is 5 km long.")).containsExactly("the lake is 5 km long.");
    }

    @Test
    void theRowsOfATableAreClaimsAndItsHeadIsNone() {
        assertThat(statements("| Fact | Value |\n|---|---|\n| Length | 13.4 km |\n| Largest town | **Omegna** |\n"))
                .containsExactly("Length: 13.4 km", "Largest town: Omegna");
        assertThat(statements("| Lake | Length | Depth |\n| :- | -: | -: |\n| Orta | 13 km | 143 m |"))
                .containsExactly("Orta: Length: 13 km; Depth: 143 m");
    }

    @Test
    void codeIsReadWithoutItsFence() {
        assertThat(statements("Run this now.\n```bash\nvault restore NAME --force\n```\n"))
                .containsExactly("Run this now.", "vault restore NAME --force");
    }

    @Test
    void clausesWithTheirOwnAmountsAreNoListOfSubjects() {
        assertThat(statements("Cloud grew 28%, Hardware shrank 4% and Licences were unchanged."))
                .containsExactly("Cloud grew 28%, Hardware shrank 4% and Licences were unchanged.");
        assertThat(statements("In this house the listing allows both cats and dogs."))
                .noneMatch(s -> s.contains("listing dogs"));
    }

    @Test
    void aPartOfASentenceIsReadWithItsQuestion() {
        assertThat(new AnswerClaims().of("How long?", "During treatment and for a week after the last capsule."))
                .extracting(Claim::statement)
                .containsExactly("How long? During treatment and for a week after the last capsule.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[note-4]", "(Passages 2 and 7)", "[CIT:lighthouse:3].", "(see: Annex B, table 9)"})
    void aCitationThatStandsAloneIsNoClaim(String citation) {
        List<Claim> claims = new ClaimExtractor().extract("The lighthouse was lit in 1887.\n" + citation);

        assertThat(claims).extracting(Claim::text).containsExactly("The lighthouse was lit in 1887.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It was lit in 1887.[^1]\n\n[^1]: lighthouse.pdf, page 3",
                "It was lit in 1887 [1].\n\n[1] lighthouse.pdf\n[2] https://example.org/harbour \"Harbour\"",
                "It was lit in 1887 [1].\n\n[1]: Annals of the Harbour (1901)\n",
                "It was lit in 1887 [2].\n\n**Sources:**\n[2] Annals of the Harbour, vol. 3.\n- harbour.md",
                "It was lit in 1887【1†annals】.\n\nReferences\n【1†annals】 Annals of the Harbour"
            })
    void referencesAtTheEndAreNoClaims(String answer) {
        assertThat(statements(answer.replace("[2] https", "[1] https"))).containsExactly("It was lit in 1887.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "It was lit in 1887.[^1]\n\n[^1]: The keeper was a dragon.",
                "It was lit in 1887 [1].\n\n[1] The keeper drowned in the harbour.",
                "It was lit in 1887.\n\nSources\n- A dragon and a whale",
                "It was lit in 1887.\n\n[1] keepers.pdf",
                "[1] lighthouse.pdf\n[2] harbour.pdf"
            })
    void whatStatesSomethingOrIsAllThereIsIsNoReference(String answer) {
        assertThat(References.start(answer)).isEqualTo(answer.length());
    }

    @Test
    void raisedMarksAreNoPartOfAClaim() {
        assertThat(
                        statements(
                                "The lamp was lit in 1887.<sup>[1]</sup> The hall covers 50 m<sup>2</sup><sup>[2, 3]</sup>. It burnt oil.<sup>4</sup>"))
                .containsExactly("The lamp was lit in 1887.", "The hall covers 50 m².", "The hall burnt oil.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Dogs travel free\n================\n\n", "Dogs travel free\n---\n\n", "## Dogs travel free\n\n"
            })
    void anUnderlinedLineIsAHeading(String heading) {
        ClaimExtractor.Read read = EXTRACTOR.extract(heading + "The ferry leaves at noon.", known("ferry leaves noon"));

        assertThat(read.claims()).hasSize(2);
        assertThat(read.saying()).singleElement().satisfies(part -> {
            assertThat(part.form()).isEqualTo(Passed.Form.HEADING);
            assertThat(part.claim().text()).isEqualTo("Dogs travel free");
        });
    }

    @Test
    void aRuleBelowAParagraphMakesNoHeadingOfIt() {
        ClaimExtractor.Read read =
                EXTRACTOR.extract("The ferry leaves at noon.\n\n---\n\nIt is blue.", known("ferry leaves noon"));

        assertThat(read.saying()).isEmpty();
        assertThat(read.claims()).hasSize(2);
    }

    @Test
    void unseenMarksAreNoPartOfAStatementAndAnAddressIsReadAlone() {
        List<Claim> claims = EXTRACTOR.extract(
                "\u202eThe ferry leaves at noon.\u202c It holds 5 kg. https://example.org/free-for-dogs");

        assertThat(claims)
                .extracting(Claim::statement)
                .contains("The ferry leaves at noon.", "https://example.org/free-for-dogs");
    }

    @Test
    void whatDescribesAPictureIsSaidInPassingAlsoWithoutANewWord() {
        ClaimExtractor.Read read =
                EXTRACTOR.extract("The ferry leaves at noon. ![The ferry at noon](a.png)", known("ferry leaves noon"));

        assertThat(read.saying())
                .singleElement()
                .satisfies(part -> assertThat(part.form()).isEqualTo(Passed.Form.ASIDE));
    }

    /** Documents that hold these words and no other. */
    private static NewWords known(String words) {
        Set<String> held = Terms.words(words).keySet();
        return text -> (int) Terms.words(text).keySet().stream()
                .filter(word -> !held.contains(word))
                .count();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## The museum is closed | museum closed",
                "## Free entry | museum entry",
                "## Entry 12 euros | entry euros",
                "The museum belongs to the Louvre: | museum",
                "Did you know that the museum was moved? | museum",
                "I hope this helps, and remember that entry costs extra! | entry costs",
                "Thank you for visiting the house that Hilton bought! | house bought",
                "Please don't hesitate to call 0800 555 123. | call",
                "## Leave the bags at the desk | leave bags desk",
                "Thank you for asking about the oldest ferry of the coast! | ferry asking",
                "Great question about the world's fastest ferry! | ferry question",
                "Thank you for asking, dogs may enter the museum. | dogs may enter museum asking",
                "Did you know that dogs may enter the museum? | dogs may enter museum know",
                "Did you know that the ticket covers the museum? | ticket covers museum know",
            })
    void whatHeadingsQuestionsAndCourtesiesSayIsAClaim(String part, String held) {
        String answer = "The ferry leaves at noon.\n\n" + part;

        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known(held + " ferry leaves noon"));

        assertThat(read.claims()).hasSize(2);
        assertThat(read.saying()).hasSize(1);
        assertThat(read.passed()).isEmpty();
        assertThat(EXTRACTOR.extract(answer)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "## Opening hours | opening hours",
                "Here are the opening hours: | opening hours",
                "Would you like to know more about the ferry? | ferry",
                "Would you like me to explain how to book? | ferry",
                "I hope this helps! | ferry",
                "How can I help you today? | ferry",
                "Let me know if you have questions about your booking. | ferry",
                "Thank you for your question. | ferry",
                "## Using the ferry | using",
                "## About the ferry | ferry",
                "Great question about the ferry! | ferry question",
                "Let me know if you have questions about the ferry, the museum or the bags. | museum bags",
                "Do you mean the ferry that is larger? | larger mean",
            })
    void whatSaysNothingNewIsLeftOutAndReported(String part, String held) {
        ClaimExtractor.Read read =
                EXTRACTOR.extract("The ferry leaves at noon.\n\n" + part, known(held + " ferry leaves noon"));

        assertThat(read.claims()).hasSize(1);
        assertThat(read.passed())
                .singleElement()
                .satisfies(p -> assertThat(p.claim().text()).isEqualTo(part.replace("## ", "")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The ferry (and every tram) leaves at noon.",
                "The ferry leaves at noon {trams run daily}.",
                "The ferry leaves at noon [trams run daily].",
                "As you may note, trams were scrapped for this: the ferry leaves at noon.",
                "The ferry leaves at noon ([dogs travel free](x)).",
                "The ferry leaves at noon ([dogs may travel](x)).",
                "The ferry leaves at noon ([times](x \"Dogs travel free of charge\")).",
                "Note when it leaves:\n- the ferry (trams never stop) at noon",
            })
    void whatAnAsideAddsIsAClaimOfItsOwn(String answer) {
        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known("ferry leaves noon may note"));

        assertThat(read.saying()).singleElement().satisfies(part -> {
            assertThat(part.form()).isEqualTo(Passed.Form.ASIDE);
            assertThat(answer).contains(part.claim().text());
        });
        assertThat(read.claims()).hasSize(2).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The ferry (a boat) leaves at noon.",
                "The ferry (see page 3) leaves at noon.",
                "The ferry leaves at noon ([the noon ferry](x)).",
                "The ferry leaves (at noon).",
                "The ferry leaves at noon [a boat].",
                "As for the noon, the ferry leaves then: at noon.",
            })
    void whatAnAsideOnlyExplainsIsReadWithItsSentence(String answer) {
        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known("ferry leaves noon"));

        assertThat(read.claims()).hasSize(1);
        assertThat(read.saying()).isEmpty();
        assertThat(read.passed()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The crossing takes 40 minutes, see [timetable][1].\n\n[1]: https://example.org/t \"Dogs sail free\"",
                "The crossing takes 40 minutes [1].\n\n[1]: https://example.org/t 'Dogs sail free'",
                "See [it][t].\n\n[s]: https://example.org/s\n[t]: https://example.org/t (Dogs sail free)"
            })
    void theTitleOfADefinedLinkIsSaidInPassing(String answer) {
        assertThat(EXTRACTOR.extract(answer, text -> 3).claims())
                .extracting(Claim::text)
                .contains("Dogs sail free");
        assertThat(EXTRACTOR.extract(answer, text -> 0).claims())
                .extracting(Claim::text)
                .doesNotContain("Dogs sail free");
        String sentence = answer.replace("free", "free of charge");
        assertThat(EXTRACTOR.extract(sentence, text -> 0).claims())
                .extracting(Claim::text)
                .contains("Dogs sail free of charge");
    }

    @Test
    void aValueOfARecordThatNoDocumentHoldsIsAClaimOfItsOwn() {
        String answer = "{\"leaves\": \"noon\", \"boats\": [\"ferry\", \"tram\"], \"dogs\": \"free\", \"open\": true}";

        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known("ferry leaves noon boats dogs open"));

        assertThat(read.saying()).extracting(part -> part.claim().text()).containsExactly("tram", "free");
        assertThat(read.saying()).extracting(Passed::form).containsOnly(Passed.Form.VALUE);
        assertThat(read.passed()).isEmpty();
        assertThat(read.claims()).hasSize(3);
    }

    @Test
    void aRemarkInABlockOfCodeIsAHeading() {
        ClaimExtractor.Read read = EXTRACTOR.extract(
                "The ferry leaves at noon.\n\n```sh\n# trams follow\n```", known("ferry leaves noon"));

        assertThat(read.saying())
                .singleElement()
                .satisfies(part -> assertThat(part.form()).isEqualTo(Passed.Form.HEADING));
    }

    @Test
    void aLineOfCodeIsReadWithWhatOpensIt() {
        assertThat(EXTRACTOR.extract("The endpoint is:\n\n```\n/v2/notes\n```"))
                .extracting(Claim::statement)
                .containsExactly("The endpoint is: /v2/notes");
    }

    @Test
    void theTitleOfAnItemIsAHeading() {
        String answer = "1. Free trams\n   The ferry leaves at noon.\n2. Ferry\n   It leaves at noon.";

        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known("ferry leaves noon"));

        assertThat(read.saying()).extracting(part -> part.claim().text()).containsExactly("Free trams");
        assertThat(read.passed()).extracting(part -> part.claim().text()).containsExactly("Ferry");
        assertThat(read.claims()).hasSize(3);
    }

    @Test
    void whatFollowsAFullStopInBracesOrAsAPictureIsApart() {
        assertThat(texts("It leaves at noon. {It never stops}")).hasSize(2);
        assertThat(statements("It leaves at noon. ![The ferry is free for all](a.png)"))
                .containsExactly("It leaves at noon.", "The ferry is free for all");
    }

    /** Each of these once cost seconds or did not end. */
    @ParameterizedTest
    @ValueSource(strings = {"\n", "(see   ", "[a ,", " according to", "A1:-", "```  "})
    @Timeout(20)
    void whatRepeatsIsReadInItsLength(String piece) {
        String said = "a (" + piece.repeat(5_000) + "b";

        assertThat(PlainText.of(said)).endsWith("b");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(docs/intro.md)",
                "(docs.md)",
                "(items/3)",
                "(a/b)",
                "(Table A: 3)",
                "(source: 20240101-a-name-of-more-than-thirty-letters.pdf)",
                "[1, 2]",
                "[doc:3]",
                "(see 3 and 4.)",
                ", as stated in passage 2",
                " according to documents 1 and 2"
            })
    void referencesAreNoWords(String reference) {
        assertThat(PlainText.of("It leaves at noon" + (reference.matches("[, ].*") ? "" : " ") + reference + "."))
                .isEqualTo("It leaves at noon.");
    }

    @Test
    void bracketsWithWordsAreRead() {
        assertThat(statements("Bags must [not] be left here.")).containsExactly("Bags must [not] be left here.");
        assertThat(statements("The house is open. (see: it closed in 2020)")).hasSize(2);
        assertThat(statements("The house is open (see: page 3, table 4).")).containsExactly("The house is open.");
    }

    @Test
    void linesWithLabelsAndLinesThatEndInAColonStandAlone() {
        assertThat(texts("Departure: 6:05\nThe crossing takes an hour."))
                .containsExactly("Departure: 6:05", "The crossing takes an hour.");
        assertThat(texts("It was sold to the Louvre:\nThe house is open.")).containsExactly("The house is open.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"!!!", "…", "😀", "(1) (2)", "[1][2]", "<br/>&nbsp;", "1. 2. 3.", "\u200b"})
    void whatHasNoLettersCannotBeRead(String text) {
        assertThat(Unreadable.test(text)).isTrue();
        assertThat(Unreadable.test("x".repeat(1_000_000))).isTrue();
        assertThat(Unreadable.test("42")).isFalse();
        assertThat(Unreadable.test("日本語の長い文章には空白がありません。".repeat(5))).isFalse();
    }

    @Test
    void everyClaimIsASubstringOfTheAnswer() {
        RandomGenerator random = new Random(20260711);
        String[] pieces = {
            "The pump",
            " includes ",
            "a, b and c",
            ". ",
            "\n- ",
            "It is ",
            "日本語。",
            "😀",
            "e.g. ",
            "\u202e",
            "**",
            "[1]",
            ": ",
            "(x",
            "\r\n",
            "´",
            "1,000",
        };
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(25); n > 0; n--) {
                text.append(
                        random.nextInt(4) == 0
                                ? Character.toString(random.nextInt(1, 0xD800))
                                : pieces[random.nextInt(pieces.length)]);
            }
            String answer = text.toString();
            for (Claim claim : EXTRACTOR.extract(answer)) {
                assertThat(claim.span().of(answer)).isEqualTo(claim.text());
            }
        }
    }

    @Test
    void aFunctionWordAloneOnItsLineIsNoClaim() {
        assertThat(new ClaimExtractor().extract("The\nSpare Room collects stamps."))
                .extracting(Claim::text)
                .containsExactly("Spare Room collects stamps.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[^2]", "【4†source】", "<cite>2</cite>", "[2]"})
    void footnotesAndOtherMarksOfASourceAreNoPartOfTheClaim(String mark) {
        assertThat(new ClaimExtractor().extract("The lift is closed on Mondays" + mark + "."))
                .extracting(Claim::statement)
                .containsExactly("The lift is closed on Mondays.");
    }

    /** A reader of HTML sees its words and not its tags; a tag in code or between two blanks is what the text is about. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            <h2>Opening hours</h2><p>The museum opens at <b>9:00</b>.</p><ul><li>It is closed on Monday</li></ul> \
            | The museum opens at 9:00. / The museum is closed on Monday
            <p>It closes at 17:00.<br>Tickets cost 5 euros.</p> | It closes at 17:00. / Tickets cost 5 euros.
            The fee is non<b>refundable</b> and <span class="x">due</span> in May. \
            | The fee is nonrefundable and due in May.
            The hall covers 50 m<sup>2</sup> and uses H<sub>2</sub>O. | The hall covers 50 m² and uses H2O.
            Use the <h2> tag for titles and `<b>` for words. | Use the <h2> tag for titles and `<b>` for words.
            The result is kept in List<String> and a < b > c. | The result is kept in List<String> and a < b > c.
            """)
    void tagsAreNoPartOfAClaim(String answer, String claims) {
        assertThat(new ClaimExtractor().extract(answer).stream().map(Claim::statement))
                .containsExactly(claims.split(" / "));
    }

    @Test
    void aLineOfOneWordAboveAnotherIsAHeading() {
        ClaimExtractor extractor = new ClaimExtractor();
        assertThat(extractor.extract("Summary\nThe valve opens at 3 bar and closes at 2 bar."))
                .extracting(Claim::text)
                .containsExactly("The valve opens at 3 bar and closes at 2 bar.");
        assertThat(extractor.extract("The\nvalve opens at 3 bar.")).hasSize(1);
    }

    private static List<String> statements(String answer, NewWords newWords) {
        return new ClaimExtractor()
                .extract(answer, newWords).claims().stream()
                        .map(Claim::statement)
                        .toList();
    }

    /** Of a hotel that has parking: all other words are new. */
    private static final NewWords HOTEL = text -> (int) java.util.stream.Stream.of(text.split("\\W+"))
            .filter(w -> w.length() > 3
                    && !w.matches(
                            "(?i)breakfast|parking|free|costs|euros|night|hotel|park|there|fees|prices|pets|lamp"))
            .count();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(p. 4)",
                "(pp. 4-5)",
                "[Source: hotel.md]",
                "[see sec. 3.2]",
                "[a]",
                "{1}",
                "{2, 3}",
                "(Halden 2023)",
                "(Halden et al., 2023b)",
                "(Roth & Lind 1999)"
            })
    void aReferenceBehindASentenceIsNoClaim(String reference) {
        assertThat(statements("Parking costs 8 euros a night. " + reference, HOTEL))
                .containsExactly("Parking costs 8 euros a night.");
        assertThat(statements("Parking costs 8 euros a night. " + reference + " Breakfast costs 14 euros.", HOTEL))
                .containsExactly("Parking costs 8 euros a night.", "Breakfast costs 14 euros.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(9 euros in winter)",
                "[the owner resigned yesterday]",
                "(built by Halden in 2023)",
                "{caravans stay longer}"
            })
    void aBracketThatSaysSomethingIsAClaim(String bracket) {
        assertThat(statements("Parking costs 8 euros a night. " + bracket, HOTEL))
                .hasSize(2);
    }

    @Test
    void theNumberOfItemsIsNotSaidOfEach() {
        assertThat(statements(
                        "There are three fees:\n- breakfast, 14 euros\n- parking, 8 euros\n- pets, 10 euros", HOTEL))
                .containsExactly(
                        "There are fees: breakfast, 14 euros",
                        "There are fees: parking, 8 euros",
                        "There are fees: pets, 10 euros");
        assertThat(statements("The 2 prices:\n1. breakfast, 14 euros\n2. parking, 8 euros", HOTEL))
                .containsExactly("The prices: breakfast, 14 euros", "The prices: parking, 8 euros");
        assertThat(statements("There are four fees:\n- breakfast, 14 euros\n- parking, 8 euros", HOTEL))
                .contains("There are four fees:", "There are four fees: parking, 8 euros");
        assertThat(statements("It costs 12 euros:\n- a lamp\n- a pot", NewWords.NONE))
                .contains("It costs 12 euros: a pot");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I looked through the documents.",
                "I have checked the text for you.",
                "We reviewed the provided files.",
                "Of course, happy to help!",
                "As an AI language model, I only use the text.",
                "As an AI assistant, I use only the given documents.",
                "Here is what I found.",
                "Have a great day at the hotel!",
                "Feel free to ask me about parking."
            })
    void whatTheAssistantSaysOfItsWorkIsNoClaim(String courtesy) {
        assertThat(statements(courtesy + " Breakfast costs 14 euros.", HOTEL))
                .containsExactly("Breakfast costs 14 euros.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Have a great day with our free parking!",
                "Enjoy your stay with free breakfast!",
                "Feel free to park for free.",
                "Don't hesitate to park at night.",
                "I looked through the documents, and the owner resigned."
            })
    void aCourtesyThatSaysSomethingIsAClaim(String courtesy) {
        assertThat(statements("Breakfast costs 14 euros. " + courtesy, HOTEL)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Breakfast costs 18 euros. Wait, that is wrong: it costs 14 euros.|Breakfast costs 18 euros.|it costs 14 euros.",
                "Breakfast costs 18 euros. Correction: Breakfast costs 14 euros.|Breakfast costs 18 euros.|Breakfast costs 14 euros.",
                "Parking costs 9 euros. Sorry, this was a mistake. Parking costs 8 euros.|Parking costs 9 euros.|Parking costs 8 euros.",
                "Myth: Parking is free. Fact: Parking costs 8 euros.|Parking is free.|Parking costs 8 euros.",
                "It would be wrong to say that parking is free. Parking costs 8 euros.|parking is free.|Parking costs 8 euros.",
                "It is not true that parking is free. Parking costs 8 euros.|parking is free.|Parking costs 8 euros.",
                "Es wäre falsch zu sagen, dass parking free ist. Parking costs 8 euros.|parking free ist.|Parking costs 8 euros.",
            })
    void whatTheAnswerItselfTakesBackIsMarked(String answer, String denied, String asserted) {
        ClaimExtractor.Read read = new ClaimExtractor().extract(answer, HOTEL);
        List<String> back = read.saying().stream()
                .filter(part -> part.form() == Passed.Form.DENIED)
                .map(part -> part.claim().statement())
                .toList();
        assertThat(back).containsExactly(denied);
        assertThat(read.claims()).extracting(Claim::statement).contains(asserted);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Parking costs 8 euros. That is wrong.",
                "It is not wrong that parking costs 8 euros.",
                "Wrong parking costs 80 euros. That was expensive.",
            })
    void nothingIsTakenBackWithoutSayingWhatHoldsInstead(String answer) {
        assertThat(new ClaimExtractor().extract(answer, HOTEL).saying())
                .noneMatch(part -> part.form() == Passed.Form.DENIED);
    }
}
