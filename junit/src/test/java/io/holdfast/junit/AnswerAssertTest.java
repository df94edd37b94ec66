package io.holdfast.junit;

import static io.holdfast.junit.GroundingAssertions.assertThatAnswer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Verdict;
import io.holdfast.experiment.Findings;
import io.holdfast.models.Scorers;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class AnswerAssertTest {
    private static final Document SHEET = Document.of(
            "data-sheet",
            "The P7 pump holds a pressure of 4 bar. Its housing is made of bronze. It must be drained in October.");
    private static final Document SHOP = Document.of("shop", "The P7 costs 310 euros. Delivery takes three days.");

    @Test
    void answerFromTheDocumentsPassesEveryAssertion() {
        assertThatAnswer("The P7 pump holds a pressure of 4 bar. The P7 costs 310 euros.")
                .toQuestion("What does the P7 cost, and what does it hold?")
                .givenContext(SHEET, SHOP)
                .isFaithful()
                .isGrounded()
                .hasNoContradiction()
                .hasFaithfulnessAtLeast(1)
                .hasRiskBelow(0.5)
                .isNoAbstention()
                .citesSpan("holds a pressure of 4 bar")
                .citesDocument("shop");
    }

    @Test
    void contextMayBeListsOfTextsOrDocumentsOrEmpty() {
        String answer = "Its housing is made of bronze.";
        assertThatAnswer(answer).givenContext(List.of(SHEET, SHOP)).isFaithful().citesDocument("data-sheet");
        assertThatAnswer(answer)
                .givenContext(List.of("Nothing about pumps.", SHEET.text()))
                .isFaithful()
                .citesDocument("1");
        assertThatAnswer(answer).givenContext(SHEET.text()).isFaithful().citesDocument("0");
        assertThat(failure(() -> assertThatAnswer(answer).givenContext().isFaithful()))
                .contains("to be faithful");
        assertThatThrownBy(() -> assertThatAnswer(answer).givenContext(List.of(42)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("texts or of Document, not of java.lang.Integer");
    }

    @Test
    void answersAreMeasuredBesideGrounding() {
        assertThatAnswer("The P7 holds four bar.")
                .toQuestion("What pressure does the P7 hold?")
                .withReference("the P7 holds 4 bar")
                .matchesReference()
                .matchesPattern("four|five")
                .isRelevant()
                .passes((c, answer) -> answer.text().contains("P7")
                        ? Findings.pass("it names the pump")
                        : Findings.fail("it names no pump"));
        assertThat(failure(
                        () -> assertThatAnswer("5 bar").withReference("4 bar").matchesReference()))
                .contains("to be its reference, but:", "the answer is \"5 bar\", the reference is \"4 bar\"");
        assertThat(failure(() -> assertThatAnswer("5 bar").matchesReference()))
                .contains("could not be measured", "no reference");
        assertThat(failure(() -> assertThatAnswer("5 bar").matchesPattern("^[a-z]+$")))
                .contains("nothing in the answer matches ^[a-z]+$");
        assertThat(failure(() -> assertThatAnswer("Our office is closed on Mondays.")
                        .toQuestion("What pressure does the P7 hold?")
                        .hasRelevanceAtLeast(0.5)))
                .contains("to speak to its question", "at least 0.50 is asked for");
        assertThat(failure(() -> assertThatAnswer("5 bar").passes((c, answer) -> Findings.fail("too high"))))
                .contains("to pass, but:", "too high");
    }

    @Test
    void anAnswerInALanguageNobodyMeasuredFailsWithThatReason() {
        assertThat(failure(() -> assertThatAnswer("Pompa wytrzymuje ciśnienie czterech barów i jest zrobiona z brązu.")
                        .givenContext(SHEET)
                        .isFaithful()))
                .contains("language", "Polish");
    }

    @Test
    void citationsAreHeldAgainstTheDocumentsTheyName() {
        assertThatAnswer("The P7 pump holds a pressure of 4 bar [data-sheet]. The P7 costs 310 euros [2].")
                .givenContext(SHEET, SHOP)
                .everyClaimIsCited()
                .citationsAreRight();

        assertThat(failure(() -> assertThatAnswer("The P7 pump holds a pressure of 4 bar [2].")
                        .givenContext(SHEET, SHOP)
                        .citationsAreRight()))
                .contains("to cite only documents that support its claims")
                .contains("[2] (answer 38..41) is wrong document")
                .contains("document \"shop\" does not state this; document \"data-sheet\" does");
        assertThat(failure(() -> assertThatAnswer("The P7 pump holds a pressure of 4 bar [1]. The P7 costs 310 euros.")
                        .givenContext(SHEET, SHOP)
                        .everyClaimIsCited()))
                .contains("to cite a document for every claim", "no citation: \"The P7 costs 310 euros.\"");
    }

    @Test
    void whatWasRetrievedIsMeasuredAgainstTheReference() {
        Document noise = Document.of("weather", "Rain is expected in the valley until Thursday.");
        assertThatAnswer("The P7 costs 310 euros.")
                .withReference("The P7 costs 310 euros.")
                .givenContext(SHOP, noise)
                .hasSufficientContext()
                .hasContextPrecisionAtLeast(1)
                .hasContextRecallAtLeast(1)
                .hasContextUseAtLeast(1)
                .hasContextNoiseAtMost(0.5);

        assertThat(failure(() -> assertThatAnswer("The P7 costs 310 euros.")
                        .withReference("The P7 costs 310 euros.")
                        .givenContext(noise, SHOP)
                        .hasContextPrecisionAtLeast(0.8)))
                .contains("to have context precision at least 0.8, but context_precision is 0.50")
                .contains("1. document \"weather\": not relevant, not used")
                .contains("2. document \"shop\": relevant, used by the answer");
        assertThat(failure(() -> assertThatAnswer("The P7 costs 310 euros.")
                        .withReference("The P7 pump holds a pressure of 4 bar.")
                        .givenContext(SHOP)
                        .hasSufficientContext()))
                .contains(
                        "the chunks do not hold the answer", "in no chunk: \"The P7 pump holds a pressure of 4 bar.\"");
        assertThat(failure(() -> assertThatAnswer("The P7 costs 310 euros.")
                        .givenContext(SHOP)
                        .hasContextRecallAtLeast(0.5)))
                .contains("context_recall cannot be measured without a reference; add withReference(…)");
    }

    @Test
    void wrongNumberFailsWithClaimReasonSpanAndFix() {
        String message =
                failure(() -> assertThatAnswer("Its housing is made of bronze. The P7 pump holds a pressure of 9 bar.")
                        .toQuestion("What pressure does it hold?")
                        .givenContext(SHEET, SHOP)
                        .isFaithful());
        assertThat(message)
                .contains("to the question", "What pressure does it hold?", "to be faithful to its 2 documents")
                .contains("faithfulness 0.50 (1 of 2 claims supported)")
                .contains("[1] contradicted: \"The P7 pump holds a pressure of 9 bar.\" (answer 31..69)")
                .contains("the answer says \"9\", the source says \"4\"", "[number_mismatch]")
                .contains("nearest: document \"data-sheet\" 0..38: \"The P7 pump holds a pressure of 4 bar.\"")
                .contains("fix:     let the answer say what the document says")
                .contains("[ok] \"Its housing is made of bronze.\"", "rests on document \"data-sheet\" 39..68");
    }

    @Test
    void inventedClaimFailsWithTheAdviceToLookAtRetrieval() {
        assertThat(failure(() -> assertThatAnswer("The P7 was designed by an opera singer from Vienna.")
                        .givenContext(SHOP)
                        .isFaithful()))
                .contains("[1] not found:", "retrieval did not bring that document");
    }

    @Test
    void answerInALanguageNobodyMeasuredFailsAndSaysWhatToSet() {
        assertThat(failure(() -> assertThatAnswer(
                                "La valvola si apre a tre bar e resta chiusa quando la pressione è più bassa.")
                        .givenContext(Document.of(
                                "d", "La valvola si apre a tre bar e resta chiusa quando la pressione è più bassa."))
                        .isFaithful()))
                .contains("not measured: the answer is in Italian (it)", "[language]")
                .contains("add the language to languages.supported");
    }

    @Test
    void aThresholdOfRiskDecidesWhereOneIsSet() {
        Case shop = Case.of("shop", "", SHOP.text());
        String invented = "The P7 was designed by an opera singer from Vienna.";
        ConfigLoader lenient = new ConfigLoader().set("risk.threshold", "1", "test");

        assertThatThrownBy(() -> scorer(new ConfigLoader())
                        .score(shop, invented)
                        .assertThat()
                        .isGrounded())
                .isInstanceOf(AssertionError.class);
        scorer(lenient).score(shop, invented).assertThat().isGrounded();
    }

    private static AnswerScorer scorer(ConfigLoader loader) {
        return new AnswerScorer(Scorers.withoutModels(loader.load().config()), Bar.EVERY_CLAIM);
    }

    @Test
    void inventedClaimIsNoContradiction() {
        assertThatAnswer("The P7 was designed by an opera singer from Vienna.")
                .givenContext(SHOP)
                .hasNoContradiction();
        assertThat(failure(() -> assertThatAnswer("The P7 costs 290 euros.")
                        .givenContext(SHOP)
                        .hasNoContradiction()))
                .contains("to contradict nothing in its document", "310 euros");
    }

    @Test
    void refusalIsAbstentionNotFaithful() {
        String answer = "I cannot answer this from the given documents.";
        String question = "Which town elected the youngest mayor?";
        assertThatAnswer(answer)
                .toQuestion(question)
                .givenContext(SHEET)
                .isAbstention()
                .isGrounded();
        assertThat(failure(() -> assertThatAnswer(answer)
                        .toQuestion(question)
                        .givenContext(SHEET)
                        .isFaithful()))
                .contains("abstained: insufficient_context");
        assertThat(failure(() -> assertThatAnswer(answer)
                        .toQuestion(question)
                        .givenContext(SHEET)
                        .isNoAbstention()))
                .contains("to answer, not to decline");
    }

    @Test
    void refusalAlthoughTheDocumentsAnswerIsNotGrounded() {
        assertThat(failure(() -> assertThatAnswer("I cannot answer this from the given documents.")
                        .toQuestion("What is the housing of the P7 pump made of?")
                        .givenContext(SHEET)
                        .isGrounded()))
                .contains("FALSE_INSUFFICIENT_CONTEXT", "loosen the wording");
    }

    @Test
    void everythingIsUnsupportedInAnEmptyContext() {
        assertThat(failure(() -> assertThatAnswer("The P7 pump holds a pressure of 4 bar.")
                        .givenContext(new Document[0])
                        .isFaithful()))
                .contains(
                        "to be faithful to its empty context",
                        "[no_context]",
                        "nearest: none",
                        "what retrieval returned");
    }

    @Test
    void emptyAnswerIsNotMeasuredAndNothingPasses() {
        for (ThrowingCallable check : new ThrowingCallable[] {
            () -> assertThatAnswer(" ").givenContext(SHEET).isFaithful(),
            () -> assertThatAnswer(" ").givenContext(SHEET).isGrounded(),
            () -> assertThatAnswer(" ").givenContext(SHEET).hasNoContradiction(),
            () -> assertThatAnswer(" ").givenContext(SHEET).hasRiskBelow(1),
            () -> assertThatAnswer(" ").givenContext(SHEET).hasFaithfulnessAtLeast(0),
            () -> assertThatAnswer(" ").givenContext(SHEET).isAbstention()
        }) {
            assertThat(failure(check)).contains("not measured: the answer is empty [empty_answer]");
        }
    }

    @Test
    void citedSpanMustBeTheOneTheClaimRestsOn() {
        assertThat(failure(() -> assertThatAnswer("The P7 pump holds a pressure of 4 bar.")
                        .givenContext(SHEET)
                        .citesSpan("drained in October")))
                .contains("to rest on the span \"drained in October\"", "rests on document \"data-sheet\" 0..37");
        assertThat(failure(() -> assertThatAnswer("The P7 pump holds a pressure of 4 bar.")
                        .givenContext(SHEET)
                        .citesSpan("drained in November")))
                .contains("occurs in none of its document", "word for word");
    }

    @Test
    void claimsCanBeLookedInto() {
        assertThatAnswer("The P7 costs 290 euros.")
                .givenContext(SHOP)
                .claims()
                .singleElement()
                .satisfies(claim -> {
                    assertThat(claim.verdict()).isEqualTo(Verdict.CONTRADICTED);
                    assertThat(claim.rule()).isEqualTo(Rule.NUMBER_MISMATCH);
                });
    }

    @Test
    void offsetsCountUtf16UnitsAlsoBehindEmoji() {
        assertThat(failure(() -> assertThatAnswer("👍 Genau. The P7 costs 290 euros.")
                        .givenContext("🧾🧾 The P7 costs 310 euros.")
                        .isFaithful()))
                .contains("(answer 10..33)", "document \"0\" 0..28: \"🧾🧾 The P7 costs 310 euros.\"");
    }

    @Test
    void descriptionOfAssertJIsKept() {
        assertThat(failure(() -> assertThatAnswer("The P7 costs 290 euros.")
                        .as("price list of %s", "May")
                        .givenContext(SHOP)
                        .isFaithful()))
                .startsWith("[price list of May]");
    }

    @Test
    void askingWithoutContextIsAMistakeOfTheTest() {
        assertThatThrownBy(() -> assertThatAnswer("The P7 costs 290 euros.").isFaithful())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("givenContext");
        assertThatThrownBy(() -> assertThatAnswer("x").givenContext(SHOP).hasRiskBelow(Double.NaN))
                .isInstanceOf(IllegalArgumentException.class);
    }

    static String failure(ThrowingCallable check) {
        try {
            check.call();
        } catch (AssertionError e) {
            return String.valueOf(e.getMessage());
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
        throw new IllegalStateException("the assertion passed");
    }
}
