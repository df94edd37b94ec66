package io.holdfast.core.cite;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.cite.CheckedMark.Status;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Span;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** By words and facts alone: the claims are copies, so that the verdicts are certain and the reading of marks is tested. */
class CitationCheckTest {
    private static final String DIVING = "The diving tower of the Almen pool is ten metres high.";
    private static final String SAUNA = "The sauna opens at four o'clock in the afternoon.";
    private static final Case POOL = new Case(
            "pool",
            "What does the pool offer?",
            List.of(
                    new Document("doc-a", "Diving", "https://pool.example/diving", DIVING),
                    new Document("doc-b", "Sauna rules.pdf", "https://pool.example/sauna", SAUNA)),
            null,
            null);

    private static Citations check(String answer) {
        return check(POOL, answer, List.of());
    }

    private static Citations check(Case testCase, String answer, List<Mark> recorded) {
        CitationCheck check = new CitationCheck(new Faithfulness(ConfigLoader.defaults(), null, null));
        Finding<Citations> finding = check.evaluate(testCase, Answer.of(answer), recorded);
        assertThat(finding).isInstanceOf(Finding.Scored.class);
        return ((Finding.Scored<Citations>) finding).detail();
    }

    private static List<Status> statuses(Citations citations) {
        return citations.marks().stream().map(CheckedMark::status).toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1]",
                "[doc-a]",
                "[Doc A]",
                "[Doc 1]",
                "[source: doc-a]",
                "[CIT:doc-a]",
                "【1†source】",
                "【4:0†source】",
                "【9†Diving】",
                "<cite>doc-a</cite>",
                "<cite doc=\"1\"/>",
                "<sup>1</sup>",
                "[source](https://www.pool.example/diving#tower)",
                "([source](https://pool.example/diving))",
                "[[1]](https://pool.example/diving)",
            })
    void everyFormNamesItsDocument(String mark) {
        for (String answer : List.of(
                DIVING.replace(".", " " + mark + "."), DIVING + " " + mark, DIVING + mark + " " + SAUNA + " [2]")) {
            Citations citations = check(answer);

            assertThat(citations.marks().get(0).document()).as(answer).isEqualTo("doc-a");
            assertThat(statuses(citations)).as(answer).containsOnly(Status.RIGHT);
            assertThat(citations.uncited()).as(answer).isEmpty();
            assertThat(citations.f1()).as(answer).isEqualTo(1);
        }
    }

    @Test
    void aMarkOnAnotherDocumentSaysWhichOneSupportsTheClaim() {
        CheckedMark mark = check(DIVING + " [2]").marks().get(0);

        assertThat(mark.status()).isEqualTo(Status.WRONG_DOCUMENT);
        assertThat(mark.supportedBy()).isEqualTo("doc-a");
        assertThat(mark.evidence().get(0).passage().text()).isEqualTo(DIVING.replace(".", ""));
        assertThat(mark.diagnosis()).contains("\"doc-b\" does not", "\"doc-a\" does");
    }

    @Test
    void aClaimThatNoDocumentHoldsIsUnsupportedAndAStrangeLabelUnresolvable() {
        Citations citations = check("The crocodile show begins at noon near the fountain [1]. " + SAUNA + " [7]");

        assertThat(statuses(citations)).containsExactly(Status.UNSUPPORTED, Status.UNRESOLVABLE);
        assertThat(citations.precision()).isZero();
        assertThat(citations.recall()).isZero();
        assertThat(citations.marks().get(1).diagnosis()).contains("\"7\" names none of the 2 documents");
    }

    @Test
    void aClaimWithoutAMarkIsReportedWithItsPlace() {
        String answer = DIVING + " [1] " + SAUNA;
        Citations citations = check(answer);

        assertThat(citations.uncited()).hasSize(1);
        assertThat(citations.uncited().get(0).span().of(answer)).isEqualTo(SAUNA);
        assertThat(citations.precision()).isEqualTo(1);
        assertThat(citations.recall()).isEqualTo(0.5);
    }

    @Test
    void anAnswerWithoutMarksHasNoPrecision() {
        Citations citations = check(DIVING);

        assertThat(citations.precision()).isNull();
        assertThat(citations.f1()).isZero();
    }

    @Test
    void spansPointIntoTheAnswerAsItWasGiven() {
        String answer =
                "**Pool**\n- [1] " + DIVING + "\n- The sauna 【2†source】 opens at four o'clock in the afternoon.";
        Citations citations = check(answer);

        assertThat(statuses(citations)).containsExactly(Status.RIGHT, Status.RIGHT);
        assertThat(citations.marks())
                .allSatisfy(mark -> assertThat(mark.mark().span().of(answer))
                        .isEqualTo(mark.mark().text()));
        assertThat(citations.claims())
                .allSatisfy(claim -> assertThat(claim.span().of(answer)).isEqualTo(claim.text()));
        assertThat(citations.claims().get(1).statement()).doesNotContain("【");
    }

    @Test
    void marksInsideOneSentenceEachVouchForTheirPart() {
        Citations citations = check("The diving tower of the Almen pool is ten metres high [1], and the sauna opens at"
                + " four o'clock in the afternoon [1].");

        assertThat(citations.claims()).hasSize(2);
        assertThat(citations.claims().get(1).statement())
                .isEqualTo("the sauna opens at four o'clock in the afternoon.");
        assertThat(statuses(citations)).containsExactly(Status.RIGHT, Status.WRONG_DOCUMENT);
    }

    @Test
    void sentenceThatJoinsTwoDocumentsMayCiteBothAtItsEnd() {
        String joined = DIVING.replace(".", ", and the sauna opens at four o'clock in the afternoon");
        Citations citations = check(joined + " [1][2].");

        assertThat(statuses(citations)).containsExactly(Status.RIGHT, Status.RIGHT);
        assertThat(citations.marks().get(1).evidence())
                .allSatisfy(e -> assertThat(e.passage().documentId()).isEqualTo("doc-b"))
                .isNotEmpty();
        assertThat(citations.recall()).isEqualTo(1);
        assertThat(statuses(check(joined + " [1].")))
                .as("one document that holds a half")
                .doesNotContain(Status.RIGHT);
        assertThat(statuses(
                        check(DIVING.replace(".", ", and the bar serves twelve kinds of cold lemonade") + " [1][2].")))
                .as("a half that nobody states")
                .doesNotContain(Status.RIGHT);
    }

    @Test
    void documentThatIsNotNeededBesideTheOthersIsTheWrongOne() {
        Case three = POOL.withDocuments(List.of(
                POOL.documents().get(0),
                POOL.documents().get(1),
                Document.of("doc-c", "Towels are lent for two euros.")));
        String joined = DIVING.replace(".", ", and the sauna opens at four o'clock in the afternoon [1][2][3].");

        assertThat(statuses(check(three, joined, List.of())))
                .containsExactly(Status.RIGHT, Status.RIGHT, Status.WRONG_DOCUMENT);
    }

    @Test
    void footnotesAndListsOfSourcesSayWhatALabelMeansAndAreNoClaims() {
        for (String list : List.of(
                "\n\n[^1]: Sauna rules, https://pool.example/sauna",
                "\n\nSources:\n[^1] Sauna rules.pdf\n",
                "\n\n[^1]: Sauna rules.pdf, page 3",
                "\n\n## References\n1. Sauna rules.pdf")) {
            Citations citations = check(SAUNA + "[^1]" + list);

            assertThat(citations.marks().get(0).document()).as(list).isEqualTo("doc-b");
            assertThat(citations.claims()).as(list).hasSize(1);
        }
    }

    @Test
    void linesThatSayWhatMarksMeanNeedNoHeading() {
        Citations citations = check(SAUNA + " [1] " + DIVING + " [2]\n\n[1] Sauna rules.pdf\n[2] doc-a");

        assertThat(statuses(citations)).containsExactly(Status.RIGHT, Status.RIGHT);
        assertThat(citations.marks()).extracting(CheckedMark::document).containsExactly("doc-b", "doc-a");
        assertThat(citations.claims()).hasSize(2);
    }

    @Test
    void raisedMarksAreReadAndPowersAreNone() {
        Citations citations =
                check(DIVING + "<sup>[1]</sup> " + SAUNA + "<sup>[1, 2]</sup> The hall has 50 m<sup>2</sup>.");

        assertThat(citations.marks()).extracting(CheckedMark::document).containsExactly("doc-a", "doc-a", "doc-b");
        assertThat(citations.claims()).hasSize(3);
    }

    @Test
    void severalDocumentsInOneBracketAreMarksOfTheirOwn() {
        Citations citations = check(DIVING + " [1, 2] " + SAUNA + " [1-2]");

        assertThat(citations.marks()).extracting(m -> m.mark().text()).containsExactly("1", "2", "1-2", "1-2");
        assertThat(statuses(citations))
                .containsExactly(Status.RIGHT, Status.WRONG_DOCUMENT, Status.WRONG_DOCUMENT, Status.RIGHT);
    }

    @Test
    void aNumberThatIsAnIdNamesThatDocumentAndADocumentZeroCountsFromZero() {
        Case numbered = POOL.withDocuments(List.of(Document.of("2", DIVING), Document.of("1", SAUNA)));
        assertThat(check(numbered, DIVING + " [2]", List.of()).marks().get(0).status())
                .isEqualTo(Status.RIGHT);

        Case places = POOL.withDocuments(List.of(Document.of("0", DIVING), Document.of("1", SAUNA)));
        assertThat(statuses(check(places, DIVING + " [1] " + SAUNA + " [2]", List.of())))
                .containsExactly(Status.RIGHT, Status.RIGHT);
        assertThat(statuses(check(places, DIVING + " [0] " + SAUNA + " [1]", List.of())))
                .containsExactly(Status.RIGHT, Status.RIGHT);
    }

    @Test
    void whatIsNoMarkIsLeftAlone() {
        Citations citations = check(DIVING
                + " [1] Values lie in the range [0, 1] of `list[2]`, [sic] and [emphasis added], as said before.");

        assertThat(citations.marks()).hasSize(1);
    }

    @Test
    void citationsRecordedBesideTheTextCoverTheirSentence() {
        Citations citations = check(
                POOL,
                DIVING + " " + SAUNA,
                List.of(
                        Mark.recorded(new Span(0, DIVING.length()), "doc-a"),
                        Mark.recorded(new Span(DIVING.length() + 1, DIVING.length() + 1 + SAUNA.length()), "doc-c")));

        assertThat(statuses(citations)).containsExactly(Status.RIGHT, Status.UNRESOLVABLE);
        assertThat(citations.uncited()).isEmpty();
    }

    @Test
    void anAnswerThatStatesNothingIsUnmeasured() {
        CitationCheck check = new CitationCheck(new Faithfulness(ConfigLoader.defaults(), null, null));

        assertThat(check.evaluate(POOL, Answer.of("I cannot answer that from the documents.")))
                .isEqualTo(
                        new Finding.Unmeasured<>(ErrorCode.NO_CLAIMS, "the answer declines: there is nothing to cite"));
        assertThat(check.evaluate(POOL, Answer.of(DIVING + " " + "[1]".repeat(400))))
                .isInstanceOfSatisfying(
                        Finding.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.TOO_COMPLEX));
    }
}
