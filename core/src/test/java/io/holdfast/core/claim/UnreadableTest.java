package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts in which there is nothing to read. */
class UnreadableTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "...|true",
                "- - -|true",
                "1. 2. 3.|true",
                "[1] [2]|true",
                "<br> <hr>|true",
                "a b c d|true",
                "a|false",
                "A b|false",
                "x1 y2 z3|false",
                "&nbsp; &amp;|true",
                "ab|false",
                "日本|false",
                "QWxhZGRpbjpvcGVuIHNlc2FtZQQWxhZGRpbjpvcGVuIHNlc2FtZQQWxhZGRpbjpvcGVuIHNlc2FtZQ|true",
                "See QWxh: it is red and green and blue and more than that.|false",
                "42|false",
            })
    void marksTagsAndLooseLettersAreNotRead(String text, boolean unreadable) {
        assertThat(Unreadable.test(text)).isEqualTo(unreadable);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"64.|false", "64)|false", "(64)|false", "1. 2.|true", "1. - 2)|true"})
    void aLoneNumberMarksNoItem(String text, boolean unreadable) {
        assertThat(Unreadable.test(text)).isEqualTo(unreadable);
    }
}
