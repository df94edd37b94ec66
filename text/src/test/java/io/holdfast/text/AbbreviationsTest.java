package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a stop after a short form means. */
class AbbreviationsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "Dr|NEVER_LAST",
                "dr|NEVER_LAST",
                "vs|NEVER_LAST",
                "e.g|NEVER_LAST",
                "No|BEFORE_NUMBER",
                "no|BEFORE_NUMBER",
                "Fig|BEFORE_NUMBER",
                "Inc|NAME_PART",
                "Jr|NAME_PART",
                "etc|LIST_END",
                "usw|LIST_END",
                "max|MEASURE",
                "Jan|CALENDAR",
                "jan|WORD",
                "May|WORD",
                "January|WORD",
                "Gen|NEVER_LAST",
                "gen|WORD",
                "hello|WORD",
                "U.S|WORD",
                "a.m|WORD",
                "z.B|NEVER_LAST",
                "Prof|NEVER_LAST",
                "co|NAME_PART",
                "Co|NAME_PART",
                "st|NAME_PART",
                "St|NAME_PART",
                "dll|LIST_END",
                "Mei|CALENDAR",
                "p|WORD",
                "approx|NEVER_LAST",
            })
    void kinds(String word, Abbreviations.Kind kind) {
        assertThat(Abbreviations.kind(word)).isEqualTo(kind);
    }
}
