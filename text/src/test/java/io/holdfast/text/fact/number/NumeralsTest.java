package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The value of numerals however they are written; the right column holds all amounts of the left one. */
class NumeralsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "zero errors|zero=0 error",
                "one apple|one=1 apple",
                "eleven apples|eleven=11 apple",
                "nineteen apples|nineteen=19 apple",
                "twenty-one apples|twenty-one=21 apple",
                "ninety nine apples|ninety nine=99 apple",
                "one hundred apples|one hundred=100 apple",
                "a hundred and five apples|a hundred and five=105 apple",
                "two hundred thirty-four apples|two hundred thirty-four=234 apple",
                "three thousand apples|three thousand=3000 apple",
                "three thousand and four apples|three thousand and four=3004 apple",
                "twelve thousand five hundred apples|twelve thousand five hundred=12500 apple",
                "one million two hundred thousand apples|one million two hundred thousand=1200000 apple",
                "two billion stars|two billion=2000000000 star",
                "three trillion cells|three trillion=3000000000000 cell",
                "a dozen eggs|a dozen=12 egg",
                "three dozen eggs|three dozen=36 egg",
                "two lakh people|two lakh=200000 person",
            })
    void wordsAddUp(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "half a million people|half a million=500000 person",
                "one and a half million people|one and a half million=1500000 person",
                "2 and a half hours|2 and a half hours=2.5 h",
                "half an hour|half an hour=0.5 h FRACTION",
                "half of the class|half=0.5 FRACTION",
                "the second half|second=2 ORDINAL",
                "two thirds of the vote|two thirds=0.6666666666666667 FRACTION",
                "one-quarter of the cake|one-quarter=0.25 FRACTION",
                "three fifths|three fifths=0.6 FRACTION",
                "a third of the town|a third=0.3333333333333333 FRACTION",
                "1/2 cup|1/2 cup=0.5 cup FRACTION",
                "2 1/2 cups|2 1/2 cups=2.5 cup",
                "½ cup|½ cup=0.5 cup FRACTION",
                "2½ cups|2½ cups=2.5 cup",
                "¾ mile|¾ mile=0.75 mi FRACTION",
                "⅓ of them|⅓=0.3333333333333333 FRACTION",
                "5/8 inch|5/8 inch=0.625 inch FRACTION",
            })
    void halvesAndFractions(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "5k users|5k=5000 user",
                "5K users|5K=5000 user",
                "3M users|3M=3000000 user",
                "2bn users|2bn=2000000000 user",
                "$5m|$5m=5000000 USD",
                "$5 million|$5 million=5000000 USD",
                "$2b|$2b=2000000000 USD",
                "1e6 cells|1e6=1000000 cell",
                "1E-3 m|1E-3 m=0.001 m",
                "3×10^5 cells|3×10^5=300000 cell",
                "3 x 10⁵ cells|3 x 10⁵=300000 cell",
                "6.02 × 10^23 atoms|6.02 × 10^23=602000000000000000000000 atom",
            })
    void lettersAndPowersScale(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "1,000 cars|1,000=1000 car",
                "1,000,000 cars|1,000,000=1000000 car",
                "1 000 000 cars|1 000 000=1000000 car",
                "1.000.000 mobil dan 2 bus di jalan|1.000.000=1000000; 2=2",
                "1'000 cars|1'000=1000 car",
                "1,234.56 m|1,234.56 m=1234.56 m",
                "0.5 m|0.5 m=0.5 m",
                ".5 m|.5 m=0.5 m",
                "-5 °C|-5 °C=-5 °C",
                "−5 °C|−5 °C=-5 °C",
                "+5 °C|5 °C=5 °C",
                "007 agents|¤¤",
            })
    void digitsAreGroupedInSeveralWays(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "the 1st place|1st=1 ORDINAL",
                "the 2nd place|2nd=2 ORDINAL",
                "the 3rd place|3rd=3 ORDINAL",
                "the 21st day|21st=21 ORDINAL",
                "the first place|first=1 ORDINAL",
                "the second place|second=2 ORDINAL",
                "one second|one second=1 s",
                "ten seconds later|ten seconds=10 s",
                "thirty-first place|thirty-first=31 ORDINAL",
            })
    void ordinalsAreNoAmounts(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "twice a day|twice a day=2 times/day",
                "thrice|thrice=3 times",
                "twice the size|twice=2 times",
            })
    void timesAreCounted(String text, String amounts) {
        assertThat(Facts.amounts(text)).isEqualTo(amounts);
    }
}
