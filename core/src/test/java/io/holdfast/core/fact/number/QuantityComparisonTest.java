package io.holdfast.core.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.fact.Facts;
import io.holdfast.core.fact.shared.Relation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A claim's amount against that of a source: the left column is the claim. */
class QuantityComparisonTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "5 km|5 km|EQUAL",
                "5 km|5.0 km|EQUAL",
                "5 km|5.1 km|COMPATIBLE",
                "5 km|5000 m|EQUAL",
                "about 5 km|5.2 km|COMPATIBLE",
                "about 5 km|5.4 km|COMPATIBLE",
                "about 5 km|6 km|DIFFERENT_VALUE",
                "5.2 km|about 5 km|UNDERSPECIFIED",
                "at least 5 km|5 km|COMPATIBLE",
                "at least 5 km|6 km|COMPATIBLE",
                "at least 5 km|4 km|DIFFERENT_VALUE",
                "6 km|at least 5 km|UNDERSPECIFIED",
                "4 km|at least 5 km|DIFFERENT_VALUE",
                "more than 5 km|5 km|DIFFERENT_VALUE",
                "more than 5 km|6 km|COMPATIBLE",
                "5 km|more than 5 km|DIFFERENT_VALUE",
                "at most 5 km|5 km|COMPATIBLE",
                "at most 5 km|6 km|DIFFERENT_VALUE",
                "at most 5 km|4 km|COMPATIBLE",
                "less than 5 km|5 km|DIFFERENT_VALUE",
                "less than 5 km|4 km|COMPATIBLE",
                "up to 5 km|at most 5 km|EQUAL",
                "at least 5 km|at least 6 km|DIFFERENT_VALUE",
                "at least 6 km|at least 5 km|DIFFERENT_VALUE",
                "at least 5 km|at most 5 km|DIFFERENT_VALUE",
                "at least 6 km|at most 5 km|DIFFERENT_VALUE",
            })
    void exactApproximateAndBounded(String claim, String source, Relation expected) {
        assertThat(Facts.only(claim).compare(Facts.only(source), Facts.TOLERANCE))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "5 to 10 km|5 to 10 km|EQUAL",
                "5 to 10 km|7 km|COMPATIBLE",
                "7 km|5 to 10 km|UNDERSPECIFIED",
                "12 km|5 to 10 km|DIFFERENT_VALUE",
                "5 to 10 km|6 to 8 km|DIFFERENT_VALUE",
                "6 to 8 km|5 to 10 km|DIFFERENT_VALUE",
                "5 to 10 km|8 to 12 km|DIFFERENT_VALUE",
                "5 to 10 km|11 to 12 km|DIFFERENT_VALUE",
                "1.5 million people|1,500,000 people|EQUAL",
                "1.5 million people|1,480,000 people|COMPATIBLE",
                "1.5 million people|1,600,000 people|DIFFERENT_VALUE",
                "1,500,000 people|1.5 million people|EQUAL",
                "1,480,000 people|1.5 million people|DIFFERENT_VALUE",
            })
    void rangesAndRounding(String claim, String source, Relation expected) {
        assertThat(Facts.only(claim).compare(Facts.only(source), Facts.TOLERANCE))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "the first|the 1st|EQUAL",
                "3 players|three players|EQUAL",
                "3 players|4 players|DIFFERENT_VALUE",
                "3 players|3 goals|DIFFERENT_UNIT",
                "3|3 players|COMPATIBLE",
                "$5|€5|DIFFERENT_UNIT",
                "$5.00|$5|EQUAL",
                "$1,000|$1000|EQUAL",
                "$1k|$1000|EQUAL",
                "5 times|5x|EQUAL",
                "twice|2 times|EQUAL",
                "60 seconds|1 minute|EQUAL",
                "90 minutes|1.5 hours|EQUAL",
                "24 hours|1 day|EQUAL",
                "30 days|1 month|COMPATIBLE",
                "5 %|5 percentage points|DIFFERENT_UNIT",
                "-5 °C|5 °C|DIFFERENT_VALUE",
                "0 °C|32 °F|EQUAL",
                "20 °C|68 °F|EQUAL",
                "20 °C|70 °F|DIFFERENT_VALUE",
                "10 requests/s|600 requests per minute|EQUAL",
                "10 requests/s|10 requests per minute|DIFFERENT_VALUE",
                "nearly 100 people|97 people|COMPATIBLE",
                "nearly 100 people|80 people|DIFFERENT_VALUE",
                "over 100 people|101 people|COMPATIBLE",
                "over 100 people|100 people|DIFFERENT_VALUE",
                "100 people|over 100 people|DIFFERENT_VALUE",
            })
    void kindsOfAmounts(String claim, String source, Relation expected) {
        assertThat(Facts.only(claim).compare(Facts.only(source), Facts.TOLERANCE))
                .isEqualTo(expected);
    }
}
