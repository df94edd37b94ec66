package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an answer says is read with its question where it says nothing without it. */
class AnswerClaimsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "How long is it?|30 seconds|How long is it? 30 seconds",
                "How long is it?|It takes 30 seconds in all cases that we have seen.|It takes 30 seconds in all cases that we have seen.",
                "Is it red?|Yes, it is red and it was painted in May of last year.|Is it red? Yes, it is red and it was painted in May of last year.",
                "Is it red?|Yes|Is it red? Yes",
                "When?|During treatment and for a whole week after the end of it.|When? During treatment and for a whole week after the end of it.",
                "¤¤|30 seconds|30 seconds",
                "How?|Hello!|¤¤",
                "Is it open?|No. The shop is closed on Sundays and on public holidays.|Is it open? No. The shop is closed on Sundays and on public holidays.",
            })
    void shortAnswersAndFragmentsAreReadWithTheirQuestion(String question, String answer, String statements) {
        assertThat(new AnswerClaims()
                        .of(question, answer).stream().map(Claim::statement).collect(Collectors.joining(" / ")))
                .isEqualTo(statements);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "Yes, it is red.|it is red.",
                "Yes.|Yes.",
                "Yes it is.|Yes it is.",
                "No – never.|never.",
                "no: it is not|it is not",
                "Ya, benar.|benar.",
                "Not yet.|Not yet.",
                "Correct, it is red.|it is red.",
                "It is red.|It is red.",
                "Ja, das stimmt.|das stimmt.",
                "Oui, bien sûr.|bien sûr.",
            })
    void aYesOrNoIsDroppedBeforeAMark(String answer, String rest) {
        assertThat(AnswerClaims.withoutYesNo(answer)).isEqualTo(rest);
    }

    @Test
    void aWholeAnswerKeepsItsPlaceWithoutTheBlanksAroundIt() {
        Claim claim = AnswerClaims.whole("How long?", "  30 seconds \n");
        assertThat(claim.text()).isEqualTo("30 seconds");
        assertThat(claim.span().start()).isEqualTo(2);
        assertThat(claim.span().end()).isEqualTo(12);
        assertThat(claim.statement()).isEqualTo("How long? 30 seconds");
    }

    @Test
    void anAnswerFillsTheGapOfItsQuestion() {
        assertThat(AnswerClaims.whole("What is missing: The bus waits ___ here.?", "5 minutes")
                        .statement())
                .isEqualTo("The bus waits 5 minutes here.");
        assertThat(AnswerClaims.whole("Manual of the Brisal ____?", "12").statement())
                .isEqualTo("Manual of the Brisal 12.");
    }

    @Test
    void severalHeadingsWithNothingBelowThemAreNoAnswerToTheQuestion() {
        NewWords maintenance = text -> text.contains("Maintenance") ? 1 : 0;
        AnswerClaims claims = new AnswerClaims();

        assertThat(claims.of("How is it kept?", "# Pump\n\n## Filter\n", maintenance)
                        .claims())
                .isEmpty();
        assertThat(claims.of("How is it kept?", "# Pump\n\n## Maintenance\n", maintenance)
                        .claims())
                .extracting(Claim::text)
                .containsExactly("Maintenance");
        assertThat(claims.of("Where is it kept?", "# Maintenance", maintenance).claims())
                .extracting(Claim::statement)
                .containsExactly("Where is it kept? # Maintenance");
    }

    @Test
    void aLongAnswerIsReadWithoutItsQuestion() {
        String answer = "The ferry leaves the old pier at noon on weekdays.";
        assertThat(AnswerClaims.whole("When does it leave?", answer).statement())
                .isEqualTo(answer);
    }

    /** What looks like the mark of an item or of a place is the answer where it is all of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"64.|64", "64)|64", "(64)|64", "(12.6)|12.6", "1,250.|1,250", "A|A", "(B)|B", "C.|C", "Option D|D"
            })
    void aLoneNumberOrLetterIsAnAnswer(String answer, String said) {
        assertThat(new AnswerClaims().of("Which one?", answer))
                .extracting(Claim::statement)
                .containsExactly("Which one? " + said);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1]", "(see p. 4)"})
    void aMarkThatIsNoValueIsStillNoAnswer(String answer) {
        assertThat(new AnswerClaims().of("Which one?", answer)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B|What does it cost? 14 euros",
                "(B)|What does it cost? 14 euros",
                "Option A|What does it cost? 8 euros",
                "C) 11 euros|What does it cost? 11 euros",
                "D|What does it cost? A) 8 euros B) 14 euros C) 10 euros D",
                "14 euros|What does it cost? A) 8 euros B) 14 euros C) 10 euros 14 euros",
            })
    void theLetterOfAnOptionSaysWhatTheOptionSays(String answer, String statement) {
        assertThat(AnswerClaims.whole("What does it cost? A) 8 euros B) 14 euros C) 10 euros", answer)
                        .statement())
                .isEqualTo(statement);
    }
}
