package io.holdfast.core.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParagraphsTest {
    private static final String SENTENCE = "The mill by the river grinds rye. ";

    /** On the left the sentences of each paragraph, on the right the gap before each sentence. */
    @ParameterizedTest
    @CsvSource({
        "3, 0 0 0",
        "2 1, 0 0 1",
        "1 1, 0 1",
        "2 3, 0 0 2 0 0",
        "2 1 3, 0 0 1 1 0 0",
    })
    void aGapIsTheShorterOfTheParagraphsThatPartThere(String sentences, String gaps) {
        StringBuilder text = new StringBuilder();
        for (String count : sentences.split(" ")) {
            text.append(SENTENCE.repeat(Integer.parseInt(count))).append("\n \n");
        }
        assertThat(IndexedDocument.of(text.toString(), Set.of()).gaps).containsExactly(numbers(gaps));
    }

    private static int[] numbers(String written) {
        return Arrays.stream(written.split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
