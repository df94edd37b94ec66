package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PorterStemmerTest {
    @Test
    void agreesWithAnIndependentImplementationOnEveryGoldenWord() {
        List<String> lines = Golden.lines("porter.txt");
        assertThat(lines).hasSizeGreaterThan(3_000);
        for (String line : lines) {
            String[] pair = line.split(" ", -1);
            assertThat(PorterStemmer.stem(pair[0])).as(pair[0]).isEqualTo(pair[1]);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "updates, updat",
        "updating, updat",
        "policies, polici",
        "agreed, agre",
        "hopping, hop",
        "sky, sky",
        "happily, happili",
        "generalizations, gener",
        "controlling, control"
    })
    void formsOfAWordMeet(String word, String stem) {
        assertThat(PorterStemmer.stem(word)).isEqualTo(stem);
    }

    @ParameterizedTest
    @CsvSource({"is", "as", "Cats", "café", "x1s", "don't", "東京", "''"})
    void leavesShortAndForeignWordsAlone(String word) {
        assertThat(PorterStemmer.stem(word)).isEqualTo(word);
    }

    @Test
    void longRunsOfYStayCheap() {
        assertThat(PorterStemmer.stem("y".repeat(5_000) + "ing")).isNotEmpty();
    }
}
