package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Grounding.Path;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Faithfulness by words and facts alone: what must hold without any model. */
class FaithfulnessTest {
    private static final Faithfulness EVALUATOR = new Faithfulness(ConfigLoader.defaults(), null, null);
    private static final String METHODS =
            "Use POST to create data, GET to read data, PUT to update data and DELETE to delete data.";

    private static Finding<Grounding> score(String question, String context, String answer) {
        return EVALUATOR.evaluate(Case.of("t", question, context), Answer.of(answer));
    }

    private static Finding.Scored<Grounding> scored(String question, String context, String answer) {
        Finding<Grounding> finding = score(question, context, answer);
        assertThat(finding).isInstanceOf(Finding.Scored.class);
        return (Finding.Scored<Grounding>) finding;
    }

    private static TracedClaim only(Finding.Scored<Grounding> finding) {
        assertThat(finding.detail().trace().claims()).hasSize(1);
        return finding.detail().trace().claims().get(0);
    }

    @Test
    void aRivalTermInACopyContradictsAndBothAreNamed() {
        TracedClaim claim = only(scored(
                "What HTTP method updates data?",
                "Use PUT when you want to update data.",
                "Use PATCH when you want to update data."));
        assertThat(claim.verdict()).isEqualTo(Verdict.CONTRADICTED);
        assertThat(claim.rule()).isEqualTo(Rule.TECHNICAL_TERM_CONFLICT);
        assertThat(claim.diagnosis()).contains("PATCH").contains("PUT");
    }

    @Test
    void aTermThatTheSourceNamesBesideItsRivalsIsNoConflict() {
        String question = "What HTTP method updates data?";
        assertThat(only(scored(question, METHODS, "Use PUT to update data.")).verdict())
                .isNotEqualTo(Verdict.CONTRADICTED);
        TracedClaim oneOfTwo = only(scored(
                question, "Use PUT or PATCH when you want to update data.", "Use PATCH when you want to update data."));
        assertThat(oneOfTwo.verdict()).isEqualTo(Verdict.SUPPORTED);
    }

    @Test
    void aShortAnswerIsReadWithItsQuestion() {
        Finding.Scored<Grounding> finding = scored("What HTTP method updates data?", METHODS, "PUT");
        assertThat(only(finding).claim().statement()).isEqualTo("What HTTP method updates data? PUT");
        assertThat(finding.detail().path()).isEqualTo(Path.SHORT_ANSWER);
    }

    @Test
    void aPronounStandsForWhatWasAsked() {
        String source = "The default timeout is 30 seconds. Clients may change it.";
        assertThat(only(scored("How long is the default timeout?", source, "It is 60 seconds."))
                        .verdict())
                .isEqualTo(Verdict.CONTRADICTED);
        assertThat(only(scored("How long is the default timeout?", source, "It is 30 seconds."))
                        .verdict())
                .isEqualTo(Verdict.SUPPORTED);
    }

    @Test
    void decliningAnAnswerableQuestionIsAFailure() {
        Finding.Scored<Grounding> finding = scored("What HTTP method updates data?", METHODS, "INSUFFICIENT_CONTEXT");
        assertThat(finding.score()).isZero();
        assertThat(finding.failure()).isTrue();
        assertThat(finding.detail().path()).isEqualTo(Path.FALSE_INSUFFICIENT_CONTEXT);
    }

    @Test
    void decliningAnUnanswerableQuestionIsAbstainedNotOne() {
        Finding<Grounding> finding = score("Who designed the lighthouse?", METHODS, "INSUFFICIENT_CONTEXT");
        assertThat(finding).isInstanceOf(Finding.Abstained.class);
        assertThat(finding.failure()).isFalse();
    }

    private static double riskOfDeclining(Case testCase) {
        Finding<Grounding> finding = EVALUATOR.evaluate(testCase, Answer.of("I have no information about that."));
        assertThat(finding).isInstanceOf(Finding.Abstained.class);
        return ((Finding.Abstained<Grounding>) finding).detail().risk();
    }

    @Test
    void theRiskOfDecliningIsHigherWhereAPassageIsNearer() {
        String lease = "The lease may be ended with three months' notice.";
        double near = riskOfDeclining(Case.of("t", "What is the notice period?", lease));
        double far = riskOfDeclining(Case.of("t", "Who designed the lighthouse?", lease));
        assertThat(near).isBetween(0.35, 0.5).isGreaterThan(far);
        assertThat(far).isBetween(0.2, 0.3);
        Case marked = new Case("t", "What is the notice period?", List.of(Document.of("0", lease)), null, false);
        assertThat(riskOfDeclining(marked)).isZero();
        assertThat(riskOfDeclining(new Case("t", "What is it?", List.of(), null, null)))
                .isZero();
    }

    @Test
    void thePassageThatComesNearestIsShownBesideARefusal() {
        Finding<Grounding> finding = score(
                "What is the notice period?",
                "The lease may be ended with three months' notice.",
                "I have no information about that.");
        assertThat(((Finding.Abstained<Grounding>) finding).detail().note())
                .startsWith("no passage was found that answers the question")
                .endsWith("nearest: \"The lease may be ended with three months' notice.\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Wie hoch ist die Gebühr?|Bei Verspätung wird eine Gebühr von 5 Euro berechnet.|Dazu liegen mir keine Informationen vor.",
                "Combien coûte le billet ?|Le billet coûte 12 euros.|Je n'ai pas d'information à ce sujet.",
                "¿Cuánto cuesta la entrada?|La entrada cuesta 12 euros.|No tengo información sobre eso.",
            })
    void decliningWhatIsAnsweredFailsInOtherLanguagesToo(String question, String document, String answer) {
        Finding.Scored<Grounding> finding = scored(question, document, answer);
        assertThat(finding.detail().path()).isEqualTo(Path.FALSE_INSUFFICIENT_CONTEXT);
    }

    @Test
    void aQuestionWhoseWordsAreAllInOnePassageIsRead() {
        // the weights of these words add up to more than 1 by a rounding when they are summed in another order
        String question = "Which Marlow Fenn Arbor light bridge opened after the Orrey Harbour storm?";
        for (String text : List.of(
                question, "Arbor, Fenn and Marlow: the light bridge opened after the storm at Orrey Harbour.")) {
            assertThat(score(question, text, "I don't know.")).isNotNull();
        }
    }

    @Test
    void whatADocumentSaysWordForWordIsAnAnswerThoughItSoundsLikeDeclining() {
        String record = "X-ray of the left wrist. No fracture seen. I do not know who read it.";
        assertThat(scored("Was there a fracture?", record, "No fracture seen.").score())
                .isEqualTo(1);
        assertThat(score("Who read the X-ray?", record, "I do not know."))
                .satisfiesAnyOf(
                        f -> assertThat(f).isInstanceOf(Finding.Abstained.class),
                        f -> assertThat(f.failure()).isTrue());
    }

    @Test
    void withoutDocumentsEveryClaimIsNotFound() {
        Finding<Grounding> finding = EVALUATOR.evaluate(
                new Case("t", "q", List.of(), null, null),
                Answer.of("PUT is used to update data. GET is used to read it."));
        Grounding detail = ((Finding.Scored<Grounding>) finding).detail();
        assertThat(detail.trace().claims()).hasSize(2).allMatch(c -> c.verdict() == Verdict.NOT_FOUND);
        assertThat(((Finding.Scored<Grounding>) finding).score()).isZero();
    }

    @Test
    void aClaimFarFromTheDocumentsIsToldSoAndNotThatNothingIsAboutIt() {
        Finding<Grounding> finding = score(
                "Who keeps bees?",
                METHODS,
                "In winter the beekeepers of the northern valley update their wooden hives.");
        Grounding detail = ((Finding.Scored<Grounding>) finding).detail();
        assertThat(detail.trace().claims().get(0).rule()).isEqualTo(Rule.NO_EVIDENCE);
        assertThat(detail.trace().claims().get(0).diagnosis())
                .startsWith("no passage holds more than a few of its words");
    }

    @Test
    void anEmptyAnswerIsUnmeasuredAndFails() {
        Finding<Grounding> finding = score("q", METHODS, "  \n");
        assertThat(finding).isEqualTo(new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer is empty"));
        assertThat(finding.failure()).isTrue();
    }

    @Test
    void anEnumerationScoresItsItems() {
        Finding.Scored<Grounding> finding = scored(
                "What does the schema include?",
                "The generated OpenAPI schema includes the API paths, their parameters and the response schemas.",
                "The OpenAPI schema includes API paths, parameters, authentication methods, response schemas, and rate limiting.");
        assertThat(finding.detail().trace().claims()).hasSize(5);
        assertThat(finding.score()).isEqualTo(0.6);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The timeout is 30 seconds. | The timeout is 60 seconds. | CONTRADICTED | NUMBER_MISMATCH",
                "The signature is required. | The signature is not required. | CONTRADICTED | NEGATION_MISMATCH",
                "The dam holds 5,200,000 litres of water. | The dam holds 5.2 million litres of water. | SUPPORTED | LEXICAL_ENTAILMENT",
                "Files are served under /files//home/x by default. | Files are served under /files/home/x by default. | CONTRADICTED | NUMBER_MISMATCH",
                "Alder Rail bought Birch Lines last year. | Birch Lines bought Alder Rail last year. | UNSURE | CLOSE_EVIDENCE",
                "Alder Rail bought Birch Lines last year. | Birch Lines was bought by Alder Rail last year. | UNSURE | CLOSE_EVIDENCE",
                "The red pump is heavier than the blue pump. | The blue pump is heavier than the red pump. | CONTRADICTED | ROLE_MISMATCH",
                "The red pump is heavier than the blue pump. | The blue pump is lighter than the red pump. | UNSURE | CLOSE_EVIDENCE",
                "Some members pay the winter fee. | All members pay the winter fee. | CONTRADICTED | QUANTIFIER_MISMATCH",
                "All members pay the winter fee. | Some members pay the winter fee. | UNSURE | CLOSE_EVIDENCE",
                "The bridge opened in March 1987. | The bridge opened in March 1978. | CONTRADICTED | NUMBER_MISMATCH",
                "The lecture was given by Ines Okafor in Lisbon. | The lecture was given by Ines Okafor in Porto. | CONTRADICTED | ENTITY_MISMATCH",
                "The read timeout is 30 s and the write timeout is 60 s. | The read timeout is 60 s. | UNSURE | CLOSE_EVIDENCE",
                "The east mill made 40 sacks and the west mill made 25 sacks. | In total the mills made 65 sacks. | NOT_FOUND | WEAK_EVIDENCE",
                "The header field is optional. | The header field is not required. | NOT_FOUND | WEAK_EVIDENCE",
            })
    void withoutAModelACopyAndAnEditedCopyAreProvenAndTheRestIsUnsure(
            String context, String answer, Verdict verdict, Rule rule) {
        TracedClaim claim = only(scored("What does the text say?", context, answer));
        assertThat(claim.verdict()).as("%s -> %s: %s", context, answer, claim).isEqualTo(verdict);
        assertThat(claim.rule()).isEqualTo(rule);
    }

    @Test
    void aMatchWithTheReferenceThatStandsInNoDocumentIsHalved() {
        Case testCase = new Case(
                "t",
                "What is the capital of the province?",
                List.of(Document.of("0", "The province has four rivers.")),
                "Marlow",
                null);
        Finding.Scored<Grounding> finding =
                (Finding.Scored<Grounding>) EVALUATOR.evaluate(testCase, Answer.of("Marlow"));
        assertThat(finding.score()).isEqualTo(0.5);
        assertThat(finding.failure()).isTrue();
    }

    @Test
    void theSameMatchIsWholeWhereADocumentSaysIt() {
        assertThat(shortAnswer("Marlow", "Marlow", "Marlow is the capital of the province.", EVALUATOR))
                .as("exact, and grounded")
                .isEqualTo(1);
        assertThat(shortAnswer("Marlow", "Greater Marlow", "Greater Marlow is the capital.", EVALUATOR))
                .as("contained, and grounded")
                .isEqualTo(0.9);
        assertThat(shortAnswer("Harrow", "Marlow", "Harrow and Marlow are towns.", EVALUATOR))
                .as("a wrong answer is not rescued by being in a document")
                .isZero();
    }

    @Test
    void aSlashMoreIsAnotherPathInShortAnswersToo() {
        String context = "Files are served under /files//home/x by default.";
        assertThat(shortAnswer("/files//home/x", "/files//home/x", context, EVALUATOR))
                .isEqualTo(1);
        assertThat(shortAnswer("/files/home/x", "/files//home/x", context, EVALUATOR))
                .isLessThan(0.9);
    }

    @Test
    void theThresholdsOfShortAnswersComeFromTheConfiguration() {
        String context = "The key is named Brandmark.";
        Faithfulness lenient = new Faithfulness(
                new ConfigLoader()
                        .set("thresholds.short_answer_char_sim", "0.5", "test")
                        .load()
                        .config(),
                null,
                null);
        assertThat(shortAnswer("Brandmuseum", "Brandmark", context, EVALUATOR)).isZero();
        assertThat(shortAnswer("Brandmuseum", "Brandmark", context, lenient)).isPositive();
        Faithfulness never = new Faithfulness(
                new ConfigLoader()
                        .set("thresholds.short_answer_max_words", "1", "test")
                        .load()
                        .config(),
                null,
                null);
        assertThat(path("Brandmark", "Brandmark", context, EVALUATOR)).isEqualTo(Path.SHORT_ANSWER);
        assertThat(path("Brandmark", "Brandmark", context, never)).isNotEqualTo(Path.SHORT_ANSWER);
    }

    private static double shortAnswer(String answer, String reference, String context, Faithfulness evaluator) {
        return against(answer, reference, context, evaluator).score();
    }

    private static Path path(String answer, String reference, String context, Faithfulness evaluator) {
        return against(answer, reference, context, evaluator).detail().path();
    }

    private static Finding.Scored<Grounding> against(
            String answer, String reference, String context, Faithfulness evaluator) {
        Case testCase = new Case("t", "What is it called?", List.of(Document.of("0", context)), reference, null);
        return (Finding.Scored<Grounding>) evaluator.evaluate(testCase, Answer.of(answer));
    }

    /** Who asks for all there is did not ask for what the answer calls missing: whether it is can be told. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Describe the hotel.|Parking is not mentioned in the document.|true",
                "Please summarize the page.|The text says nothing about breakfast.|true",
                "Tell me about the hotel.|There is no information about parking.|true",
                "Beschreibe das Hotel.|There is no information about parking.|true",
                "Describe the hotel.|A spa is not mentioned in the document.|false",
                "What does a spa cost?|The text says nothing about a spa.|false",
            })
    void anAbsenceThatNobodyAskedForIsAClaim(String question, String answer, boolean contradicted) {
        Finding<Grounding> finding =
                score(question, "The hotel has 64 rooms. Breakfast costs 14 euros. Parking costs 8 euros.", answer);
        if (contradicted) {
            assertThat(finding).isInstanceOf(Finding.Scored.class);
            Finding.Scored<Grounding> scored = (Finding.Scored<Grounding>) finding;
            assertThat(only(scored).verdict()).isEqualTo(Verdict.CONTRADICTED);
            assertThat(scored.detail().path()).isEqualTo(Path.CLAIM_TRACING);
        } else {
            assertThat(finding).isInstanceOf(Finding.Abstained.class);
        }
    }

    @Test
    void whatAnAnswerTakesBackDoesNotCountAgainstIt() {
        String source = "Breakfast costs 14 euros. Parking costs 8 euros.";
        Finding.Scored<Grounding> right =
                scored("What does it cost?", source, "Breakfast costs 18 euros. Correction: Breakfast costs 14 euros.");
        assertThat(only(right).verdict()).isEqualTo(Verdict.SUPPORTED);
        Finding.Scored<Grounding> wrong =
                scored("What does it cost?", source, "Breakfast costs 14 euros. Correction: Breakfast costs 18 euros.");
        assertThat(wrong.detail().trace().claims())
                .extracting(TracedClaim::verdict)
                .containsExactly(Verdict.CONTRADICTED, Verdict.CONTRADICTED);
    }
}
