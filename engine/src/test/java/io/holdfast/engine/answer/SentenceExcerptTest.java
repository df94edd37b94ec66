package io.holdfast.engine.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.TokenCounter;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SentenceExcerptTest {
    private static final String LONG =
            IntStream.range(0, 400).mapToObj(i -> "word" + i).collect(Collectors.joining(" "));

    @Test
    void aSentenceThatFitsIsWhole() {
        assertThat(SentenceExcerpt.around("The ferry leaves at noon.", "noon", 50))
                .isEqualTo("The ferry leaves at noon.");
    }

    @Test
    void ofALongOneTheWordsAroundTheAnswerAreTaken() {
        String taken = SentenceExcerpt.around(LONG, "word200 word201", 60);

        assertThat(LONG).contains(taken);
        assertThat(taken).contains("word199 word200 word201 word202");
        assertThat(TokenCounter.count(taken)).isBetween(30, 60);
    }

    @Test
    void anAnswerAtEitherEndHasItsRoomOnTheOtherSide() {
        assertThat(SentenceExcerpt.around(LONG, "word0", 60))
                .startsWith("word0 word1 ")
                .hasSizeGreaterThan(80);
        assertThat(SentenceExcerpt.around(LONG, "word399", 60))
                .endsWith(" word399")
                .hasSizeGreaterThan(80);
    }

    @Test
    void withoutAnAnswerItIsTheBeginning() {
        assertThat(SentenceExcerpt.around(LONG, null, 60)).startsWith("word0 word1 ");
        assertThat(SentenceExcerpt.around(LONG, "not there", 60)).startsWith("word0 word1 ");
    }

    @Test
    void whereNotEvenTheAnswerFitsThereIsNothing() {
        assertThat(SentenceExcerpt.around(LONG, LONG, 60)).isEmpty();
        assertThat(SentenceExcerpt.around("x".repeat(5_000), null, 20)).isEmpty();
    }
}
