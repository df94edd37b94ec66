package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Short answers are compared with their references by value. */
class ShortAnswersTest {
    private static ShortAnswers.Match match(String answer, String reference) {
        return ShortAnswers.match(answer, reference, 0.85);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "May 3, 1990 = 3 May 1990",
                "1990-05-03 = May 3rd, 1990",
                "twelve = 12",
                "Twenty-one. = 21",
                "30 s = 30 seconds",
                "2.4 kg = 2,400 g",
                "90 minutes = 1.5 hours",
                "2:30 pm = 14:30",
                "'a, b and c' = 'c, a, b'",
                "red; green; blue = 'blue, red and green'",
                "'salt, pepper' = 'salt, pepper'",
                "pepper and salt = salt & pepper",
                "the harbour and the mill = mill and harbour",
                "'three eggs, 30 s of stirring and milk' = 'milk, 3 eggs and 30 seconds of stirring'",
                "5 million = '5,000,000'"
            })
    void sameValuesAreTheSameAnswer(String answer, String reference) {
        assertThat(match(answer, reference)).isEqualTo(new ShortAnswers.Match(1, Rule.SHORT_EXACT));
        assertThat(match(reference, answer).score()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "'a, b' = 'a, b and c'",
                "'a and b' = 'a, b and c'",
                "'a, b and d' = 'a, b and c'",
                "'a, b, c and d' = 'a, b and c'",
                "'a, a and b' = 'a, b and b'",
                "Simon = Simon and Garfunkel",
                "May 3, 1990 = 5 March 1990",
                "thirteen = 12",
                "30 s = 30 minutes",
                "2.4 kg = 240 g",
                "/a//b = /a/b"
            })
    void otherValuesAreNot(String answer, String reference) {
        assertThat(match(answer, reference).score()).isZero();
    }

    @Test
    void aMisspeltItemIsStillThatItem() {
        assertThat(match("salt, peper and oil", "salt, pepper and oil").rule()).isEqualTo(Rule.SHORT_SIMILAR);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {"Lima = 'Lima, Peru'", "12 = twelve apostles", "on 3 May 1990 = 'May 3, 1990'"})
    void aPartOfTheReferenceIsStillContained(String answer, String reference) {
        assertThat(match(answer, reference).rule()).isEqualTo(Rule.SHORT_CONTAINED);
    }

    @Test
    void whatOpensAnAnswerIsNoPartOfIt() {
        assertThat(match("The answer is: 204.", "It answers with status 204 as well.")
                        .rule())
                .isEqualTo(Rule.SHORT_CONTAINED);
        assertThat(match("Answer: 205.", "204").rule()).isEqualTo(Rule.SHORT_MISMATCH);
        assertThat(match("No, 204.", "204").rule()).isEqualTo(Rule.SHORT_CONTAINED);
    }
}
