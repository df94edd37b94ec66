package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
}
