package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The mark at the start of a list item: its style, its count and where it ends. */
class MarkerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "- a|BULLET 0 to 1",
                "-a|none",
                "* a|BULLET 0 to 1",
                "+ a|BULLET 0 to 1",
                "• a|BULLET 0 to 1",
                "•a|BULLET 0 to 1",
                "1. a|NUMBER_DOT 1 to 2",
                "1.a|none",
                "12) a|PARENTHESIS 12 to 3",
                "(12) a|PARENTHESIS 12 to 4",
                "(a) b|PARENTHESIS 1 to 3",
                "a) b|PARENTHESIS 1 to 2",
                "a. b|LETTER_DOT 1 to 2",
                "A. b|LETTER_DOT 1 to 2",
                "1234. a|none",
                "¤- ¤|BULLET 0 to 1",
                "¤¤|none",
                "abc|none",
                "> a|BULLET 0 to 1",
                "– a|BULLET 0 to 1",
                "— a|none",
                "① a|BULLET 0 to 1",
                "✓ a|BULLET 0 to 1",
                "1、a|NUMBER_DOT 1 to 2",
                "（1）a|PARENTHESIS 1 to 3",
                "1.5 m|none",
                "a|none",
                "(|none",
                "(1|none",
                "2.|NUMBER_DOT 2 to 2",
                "x.|LETTER_DOT 24 to 2",
            })
    void bulletsNumbersAndLetters(String text, String expected) {
        Marker marker = Marker.at(text, 0, text.length());
        assertThat(marker == null ? "none" : marker.style() + " " + marker.ordinal() + " to " + marker.end())
                .isEqualTo(expected);
    }
}
