package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pronoun that opens a sentence is resolved where that is safe. */
class PronounsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "The ferry leaves at noon.|It returns at six.|The ferry returns at six.",
                "The ferry leaves at noon.|Its crew is small.|The ferry's crew is small.",
                "Ada Lovelace was a mathematician.|She wrote notes.|Ada Lovelace wrote notes.",
                "Ada Lovelace was a mathematician.|Her notes are famous.|Ada Lovelace's notes are famous.",
                "The boats are old.|They leak.|The boats leak.",
                "The ferry leaves at noon.|They return at six.|They return at six.",
                "The ferry leaves at noon.|She returns at six.|She returns at six.",
                "The cache is small.|This reduces memory.|The cache reduces memory.",
                "The cache is small.|This method is slow.|This method is slow.",
                "The cache is small.|This is good.|This is good.",
                "Ann and Bob were late.|They missed it.|Ann and Bob missed it.",
                "Dr. Osei founded the clinic.|It was sold.|It was sold.",
                "Dr. Osei founded the clinic.|She was born in Accra.|Dr. Osei was born in Accra.",
                "Amara Osei founded it in 1989.|It was sold.|It was sold.",
                "The museum bought them in May.|They are on loan.|They are on loan.",
                "There is a cache.|It is small.|It is small.",
                "If it rains, we stay.|It is wet.|It is wet.",
                "However, the ferry is late.|It returns.|It returns.",
                "The ferry is late.|It is worth noting that it rains.|It is worth noting that it rains.",
                "Use the cache.|It is fast.|It is fast.",
                "The default timeout was 30 seconds.|It can be changed.|The default timeout can be changed.",
            })
    void aPronounMeansTheSubjectOfTheSentenceBeforeIt(String before, String sentence, String resolved) {
        assertThat(Pronouns.resolve(sentence, Pronouns.subjectOf(before))).isEqualTo(resolved);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "What is the default timeout?|It is 30 s.|The default timeout is 30 s.",
                "How long is the timeout?|It is 30 s.|The timeout is 30 s.",
                "How long is the timeout?|The limit is 30 s.|The limit is 30 s.",
                "Who wrote it?|It was Ada.|It was Ada.",
                "Where is the desk?|It is upstairs.|It is upstairs.",
            })
    void anAnswerTakesItsSubjectFromTheQuestion(String question, String answer, String resolved) {
        assertThat(Pronouns.resolveAsked(question, answer)).isEqualTo(resolved);
    }

    @Test
    void onlyAWholeWordIsAPronoun() {
        assertThat(Pronouns.opens("It is late.")).isTrue();
        assertThat(Pronouns.opens("Items are late.")).isFalse();
        assertThat(Pronouns.opens("the ferry and it")).isFalse();
    }
}
