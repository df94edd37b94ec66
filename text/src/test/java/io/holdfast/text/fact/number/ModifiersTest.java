package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words around a number that change what it says. */
class ModifiersTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "at least 5 players|at least 5=5 player AT_LEAST",
                "no less than 5 players|no less than 5=5 player AT_LEAST",
                "not less than 5 players|not less than 5=5 player AT_LEAST",
                "no fewer than 5 players|no fewer than 5=5 player AT_LEAST",
                "a minimum of 5 players|a minimum of 5=5 player AT_LEAST",
                "minimum 5 players|minimum 5=5 player AT_LEAST",
            })
    void lowerBounds(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "at most 5 players|at most 5=5 player AT_MOST",
                "up to 5 players|up to 5=5 player AT_MOST",
                "no more than 5 players|no more than 5=5 player AT_MOST",
                "not more than 5 players|not more than 5=5 player AT_MOST",
                "a maximum of 5 players|a maximum of 5=5 player AT_MOST",
                "not exceeding 5 kg|not exceeding 5 kg=5 kg AT_MOST",
                "no greater than 5 kg|no greater than 5 kg=5 kg AT_MOST",
            })
    void upperBounds(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "more than 5 players|more than 5=5 player MORE_THAN",
                "over 5 kg|over 5 kg=5 kg MORE_THAN",
                "above 5 kg|above 5 kg=5 kg MORE_THAN",
                "greater than 5 kg|greater than 5 kg=5 kg MORE_THAN",
                "exceeding 5 kg|exceeding 5 kg=5 kg MORE_THAN",
                "in excess of 5 kg|in excess of 5 kg=5 kg MORE_THAN",
                "upwards of 5 players|upwards of 5=5 player MORE_THAN",
                "longer than 5 minutes|longer than 5 minutes=5 min MORE_THAN",
                "exceeds 5 kg|exceeds 5 kg=5 kg MORE_THAN",
                "less than 5 players|less than 5=5 player LESS_THAN",
                "fewer than 5 players|fewer than 5=5 player LESS_THAN",
                "under 5 kg|under 5 kg=5 kg LESS_THAN",
                "below 5 kg|below 5 kg=5 kg LESS_THAN",
                "lower than 5 kg|lower than 5 kg=5 kg LESS_THAN",
                "shorter than 5 minutes|shorter than 5 minutes=5 min LESS_THAN",
            })
    void strictBounds(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "≥ 5 kg|≥ 5 kg=5 kg AT_LEAST",
                ">= 5 kg|>= 5 kg=5 kg AT_LEAST",
                "≤ 5 kg|≤ 5 kg=5 kg AT_MOST",
                "<= 5 kg|<= 5 kg=5 kg AT_MOST",
                "> 5 kg|> 5 kg=5 kg MORE_THAN",
                "< 5 kg|< 5 kg=5 kg LESS_THAN",
            })
    void signs(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "5 or more players|5 or more=5 player AT_LEAST",
                "5 players or more|5=5 player AT_LEAST",
                "5 kg or less|5 kg or less=5 kg AT_MOST",
                "5 kg or below|5 kg or below=5 kg AT_MOST",
                "aged 18 or older|18 or older=18 AT_LEAST",
                "18 and over|18 and over=18 AT_LEAST",
                "5 people at most|5=5 person AT_MOST",
                "5 minutes at least|5 minutes at least=5 min AT_LEAST",
                "5+ players|5+=5 player AT_LEAST",
                "50+ users|50+=50 user AT_LEAST",
                "at least 5 to 10 players|at least 5 to 10=5..10 player AT_LEAST",
            })
    void boundsBehindTheNumber(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "about 5 players|about 5=5 player about",
                "approximately 5 kg|approximately 5 kg=5 kg about",
                "approx. 5 kg|approx. 5 kg=5 kg about",
                "roughly 5 kg|roughly 5 kg=5 kg about",
                "around 5 kg|around 5 kg=5 kg about",
                "circa 5 kg|circa 5 kg=5 kg about",
                "ca. 5 kg|ca. 5 kg=5 kg about",
                "nearly 5 kg|nearly 5 kg=5 kg about",
                "almost 5 kg|almost 5 kg=5 kg about",
                "some 5 players|some 5=5 player about",
                "an estimated 5 players|an estimated 5=5 player about",
                "close to 5 kg|close to 5 kg=5 kg about",
                "~5 kg|~5 kg=5 kg about",
                "≈ 5 kg|≈ 5 kg=5 kg about",
                "±5 kg|±5 kg=5 kg about",
                "5 players or so|5=5 player about",
                "more or less 5 kg|more or less 5 kg=5 kg about",
                "about at least 5 players|about at least 5=5 player about AT_LEAST",
                "at least about 5 players|at least about 5=5 player about AT_LEAST",
            })
    void approximateAmounts(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "for over three years|over three years=3 year MORE_THAN",
                "is over three years|over three years=3 year MORE_THAN",
                "the work took over three years|over three years=3 year MORE_THAN",
                "18 and over 20 more|18=18; over 20=20 MORE_THAN",
                "prices rose over three years|three years=3 year",
            })
    void overIsABoundOrAPeriod(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "setidaknya 5 orang|setidaknya 5=5 orang AT_LEAST",
                "paling banyak 5 orang|paling banyak 5=5 orang AT_MOST",
                "lebih dari 5 orang|lebih dari 5=5 orang MORE_THAN",
                "kurang dari 5 kg|kurang dari 5 kg=5 kg LESS_THAN",
                "sekitar 5 orang|sekitar 5=5 orang about",
                "hampir 5 jam|hampir 5 jam=5 h about",
                "paling lama 3 hari|paling lama 3 hari=3 day AT_MOST",
                "minimal 5 tahun|minimal 5 tahun=5 year AT_LEAST",
                "maksimal 5 tahun|maksimal 5 tahun=5 year AT_MOST",
                "5 orang atau lebih|5=5 orang AT_LEAST",
                "tidak lebih dari 5 orang|tidak lebih dari 5=5 orang AT_MOST",
            })
    void indonesian(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }
}
