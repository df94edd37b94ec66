package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Openings that name a source or the answer say nothing themselves. */
class NonClaimsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "According to the documentation, it is red.|it is red.",
                "According to the provided context, it is red.|it is red.",
                "According to Smith, it is red.|According to Smith, it is red.",
                "Based on the documents, it is red.|it is red.",
                "As stated in the manual, it is red.|it is red.",
                "The document states that it is red.|it is red.",
                "The text clearly says that it is red.|it is red.",
                "Passage 2 says that it is red.|it is red.",
                "According to passages 1 and 2, it is red.|it is red.",
                "From the report: it is red.|it is red.",
                "The report is red.|The report is red.",
                "The document says nothing.|The document says nothing.",
                "The answer is: red.|red.",
                "The answer is red.|The answer is red.",
                "In summary, it is red.|it is red.",
                "Sure! It is red.|It is red.",
                "It is true that it is red.|it is red.",
                "It is not untrue that it is red.|it is red.",
                "It is not true that it is red.|It is not true that it is red.",
                "It is red.|It is red.",
            })
    void onlyTheOpeningIsDropped(String sentence, String content) {
        assertThat(sentence.substring(NonClaims.start(sentence))).isEqualTo(content);
    }
}
