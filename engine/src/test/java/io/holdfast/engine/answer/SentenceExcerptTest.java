package io.holdfast.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.text.TokenCounter;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    private static final String LONG =
            IntStream.range(0, 400).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));

    @Test
    void aSentenceThatFitsIsWhole() {
        assertThat(Excerpt.around("The ferry leaves at noon.", "noon", 50)).isEqualTo("The ferry leaves at noon.");
    }

    @Test
    void ofALongOneTheWordsAroundTheAnswerAreTaken() {
        String taken = Excerpt.around(LONG, "word200 word201", 60);

        assertThat(LONG).contains(taken);
        assertThat(taken).contains("word199 word200 word201 word202");
        assertThat(TokenCounter.count(taken)).isBetween(30, 60);
    }

    @Test
    void anAnswerAtEitherEndHasItsRoomOnTheOtherSide() {
        assertThat(Excerpt.around(LONG, "word0", 60)).startsWith("word0 word1 ").hasSizeGreaterThan(80);
        assertThat(Excerpt.around(LONG, "word399", 60)).endsWith(" word399").hasSizeGreaterThan(80);
    }

    @Test
    void withoutAnAnswerItIsTheBeginning() {
        assertThat(Excerpt.around(LONG, null, 60)).startsWith("word0 word1 ");
        assertThat(Excerpt.around(LONG, "not there", 60)).startsWith("word0 word1 ");
    }

    @Test
    void whereNotEvenTheAnswerFitsThereIsNothing() {
        assertThat(Excerpt.around(LONG, LONG, 60)).isEmpty();
        assertThat(Excerpt.around("x".repeat(5_000), null, 20)).isEmpty();
    }
}
