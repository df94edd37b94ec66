package io.holdfast.core.claim;

import static io.holdfast.core.claim.Extracted.EXTRACTOR;
import static io.holdfast.core.claim.Extracted.HOTEL;
import static io.holdfast.core.claim.Extracted.known;
import static io.holdfast.core.claim.Extracted.statements;
import static io.holdfast.core.claim.Extracted.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimExtractorTest {
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
    void theRowsOfATableAreClaimsAndItsHeadIsNone() {
        assertThat(statements("| Fact | Value |\n|---|---|\n| Length | 13.4 km |\n| Largest town | **Omegna** |\n"))
                .containsExactly("Length: 13.4 km", "Largest town: Omegna");
        assertThat(statements("| Lake | Length | Depth |\n| :- | -: | -: |\n| Orta | 13 km | 143 m |"))
                .containsExactly("Orta: Length: 13 km; Depth: 143 m");
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

    @Test
    void aLineOfCodeIsReadWithWhatOpensIt() {
        assertThat(EXTRACTOR.extract("The endpoint is:\n\n```\n/v2/notes\n```"))
                .extracting(Claim::statement)
                .containsExactly("The endpoint is: /v2/notes");
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
}
