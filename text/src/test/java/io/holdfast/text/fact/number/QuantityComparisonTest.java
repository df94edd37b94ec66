package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.shared.Relation;
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
                "5 km|5 km|SUPPORTED",
                "64 GB|64,000 MB|SUPPORTED",
                "64 GB|65,536 MB|SUPPORTED",
                "65,536 MB|64 GB|SUPPORTED",
                "1024 kB|1 MB|SUPPORTED",
                "64 GB|32,768 MB|CONFLICTING",
                "64 Gbit|65,536 Mbit|CONFLICTING",
                "one in four|25 %|SUPPORTED",
                "25 %|1 in 4|SUPPORTED",
                "one in three|30 %|CONFLICTING",
                "33 %|one in three|SUPPORTED",
                "one in five|25 %|CONFLICTING",
                "1 out of 10|10 %|SUPPORTED",
                "1 sur 4|25 %|SUPPORTED",
                "1 de cada 4|25 %|SUPPORTED",
                "5 km|5.0 km|SUPPORTED",
                "5 km|5.1 km|SUPPORTED",
                "5 km|5000 m|SUPPORTED",
                "about 5 km|5.2 km|SUPPORTED",
                "about 5 km|5.4 km|SUPPORTED",
                "about 5 km|6 km|CONFLICTING",
                "5.2 km|about 5 km|UNDERSPECIFIED",
                "at least 5 km|5 km|SUPPORTED",
                "at least 5 km|6 km|SUPPORTED",
                "at least 5 km|4 km|CONFLICTING",
                "6 km|at least 5 km|UNDERSPECIFIED",
                "4 km|at least 5 km|CONFLICTING",
                "more than 5 km|5 km|CONFLICTING",
                "more than 5 km|6 km|SUPPORTED",
                "5 km|more than 5 km|CONFLICTING",
                "at most 5 km|5 km|SUPPORTED",
                "at most 5 km|6 km|CONFLICTING",
                "at most 5 km|4 km|SUPPORTED",
                "less than 5 km|5 km|CONFLICTING",
                "less than 5 km|4 km|SUPPORTED",
                "up to 5 km|at most 5 km|SUPPORTED",
                "at least 5 km|at least 6 km|CONFLICTING",
                "at least 6 km|at least 5 km|CONFLICTING",
                "at least 5 km|at most 5 km|CONFLICTING",
                "at least 6 km|at most 5 km|CONFLICTING",
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
                "5 to 10 km|5 to 10 km|SUPPORTED",
                "5 to 10 km|7 km|SUPPORTED",
                "7 km|5 to 10 km|UNDERSPECIFIED",
                "12 km|5 to 10 km|CONFLICTING",
                "5 to 10 km|6 to 8 km|CONFLICTING",
                "6 to 8 km|5 to 10 km|CONFLICTING",
                "5 to 10 km|8 to 12 km|CONFLICTING",
                "5 to 10 km|11 to 12 km|CONFLICTING",
                "1.5 million people|1,500,000 people|SUPPORTED",
                "1.5 million people|1,480,000 people|SUPPORTED",
                "1.5 million people|1,600,000 people|CONFLICTING",
                "1,500,000 people|1.5 million people|SUPPORTED",
                "1,480,000 people|1.5 million people|CONFLICTING",
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
                "the first|the 1st|SUPPORTED",
                "3 players|three players|SUPPORTED",
                "3 players|4 players|CONFLICTING",
                "3 players|3 goals|CONFLICTING",
                "3|3 players|SUPPORTED",
                "$5|€5|CONFLICTING",
                "$5.00|$5|SUPPORTED",
                "$1,000|$1000|SUPPORTED",
                "$1k|$1000|SUPPORTED",
                "5 times|5x|SUPPORTED",
                "twice|2 times|SUPPORTED",
                "60 seconds|1 minute|SUPPORTED",
                "90 minutes|1.5 hours|SUPPORTED",
                "24 hours|1 day|SUPPORTED",
                "30 days|1 month|SUPPORTED",
                "5 %|5 percentage points|CONFLICTING",
                "-5 °C|5 °C|CONFLICTING",
                "0 °C|32 °F|SUPPORTED",
                "20 °C|68 °F|SUPPORTED",
                "20 °C|70 °F|CONFLICTING",
                "10 requests/s|600 requests per minute|SUPPORTED",
                "10 requests/s|10 requests per minute|CONFLICTING",
                "nearly 100 people|97 people|SUPPORTED",
                "nearly 100 people|80 people|CONFLICTING",
                "over 100 people|101 people|SUPPORTED",
                "over 100 people|100 people|CONFLICTING",
                "100 people|over 100 people|CONFLICTING",
            })
    void kindsOfAmounts(String claim, String source, Relation expected) {
        assertThat(Facts.only(claim).compare(Facts.only(source), Facts.TOLERANCE))
                .isEqualTo(expected);
    }

    /** The same in both directions. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "47,000|47,180|SUPPORTED",
                "470|474|CONFLICTING",
                "3.6 %|3.57 %|SUPPORTED",
                "1 kg|1.25 kg|CONFLICTING",
                "7.5 miles|12 km|SUPPORTED",
                "122 cm|4 feet|SUPPORTED",
                "30 minutes|1 hour|CONFLICTING",
                "30 days|1 month|SUPPORTED",
                "5 km|5 kg|INCOMPARABLE",
                "5 km|6|INCOMPARABLE",
                "12 pounds|£13|INCOMPARABLE",
                "12 pounds|14 pounds|CONFLICTING",
                "14 people|10-20 people|SUPPORTED",
            })
    void inAnyReading(String one, String other, Relation relation) {
        var a = TextFacts.read(one).quantities().get(0);
        var b = TextFacts.read(other).quantities().get(0);
        assertThat(a.inAnyReading(b, Facts.TOLERANCE)).isEqualTo(relation);
        assertThat(b.inAnyReading(a, Facts.TOLERANCE)).isEqualTo(relation);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12 pounds|£12|SUPPORTED",
                "12 pounds|12 lb|SUPPORTED",
                "12 pounds|£13|INCOMPARABLE",
                "12 lb|£12|CONFLICTING",
                "65 cents|$0.65|SUPPORTED",
                "65 cents|0.65 euros|SUPPORTED",
                "65 cents|0.70 euros|INCOMPARABLE",
                "8 euros|8 euros per night|UNDERSPECIFIED",
                "9 euros|8 euros per night|CONFLICTING",
                "2 fortnights|4 weeks|SUPPORTED",
            })
    void unitsWhoseNamesLeaveSomethingOpen(String claim, String source, Relation relation) {
        assertThat(TextFacts.read(claim)
                        .quantities()
                        .get(0)
                        .compare(TextFacts.read(source).quantities().get(0), Facts.TOLERANCE))
                .isEqualTo(relation);
    }
}
