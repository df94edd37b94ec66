package io.holdfast.core.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.fact.Facts;
import io.holdfast.core.fact.shared.Relation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A claim's date against that of a source: the left column is the claim. */
class DateComparisonTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "3 January 2020|January 3, 2020|EQUAL",
                "3 January 2020|2020-01-03|EQUAL",
                "3 January 2020|4 January 2020|DIFFERENT_VALUE",
                "3 January 2020|January 2020|UNDERSPECIFIED",
                "January 2020|3 January 2020|COMPATIBLE",
                "January 2020|2020|UNDERSPECIFIED",
                "2020|January 2020|COMPATIBLE",
                "in 2020|in 2021|DIFFERENT_VALUE",
                "in 2020|in 2020|EQUAL",
                "the 1990s|in 1995|COMPATIBLE",
                "in 1995|the 1990s|UNDERSPECIFIED",
                "in 1989|the 1990s|DIFFERENT_VALUE",
                "the 19th century|in 1850|COMPATIBLE",
                "in 1850|the 19th century|UNDERSPECIFIED",
                "in 1901|the 19th century|DIFFERENT_VALUE",
                "04/07/2021|2021-04-07|COMPATIBLE",
                "04/07/2021|2021-07-04|COMPATIBLE",
                "04/07/2021|2021-08-04|DIFFERENT_VALUE",
                "3 January|3 January 2020|COMPATIBLE",
                "3 January 2020|3 January|UNDERSPECIFIED",
                "4 January|3 January 2020|DIFFERENT_VALUE",
                "in May|5 May 2020|COMPATIBLE",
                "5 May 2020|in May|UNDERSPECIFIED",
                "in June|5 May 2020|DIFFERENT_VALUE",
                "spring 2021|April 2021|COMPATIBLE",
                "April 2021|spring 2021|UNDERSPECIFIED",
                "Q1 2021|February 2021|COMPATIBLE",
                "Q2 2021|February 2021|DIFFERENT_VALUE",
            })
    void daysMonthsAndYears(String claim, String source, Relation expected) {
        assertThat(Facts.onlyDate(claim).compare(Facts.onlyDate(source))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "on Monday|on Monday|EQUAL",
                "on Monday|on Tuesday|DIFFERENT_VALUE",
                "on Monday|in 2020|INCOMPARABLE",
                "at 8 pm|at 20:00|EQUAL",
                "at 8 pm|at 8:00|COMPATIBLE",
                "at 8 am|at 20:00|DIFFERENT_VALUE",
                "at 8:15|at 20:15|COMPATIBLE",
                "at noon|at 12:00|COMPATIBLE",
                "at midnight|at 0:00|EQUAL",
            })
    void weekdaysAndTimes(String claim, String source, Relation expected) {
        assertThat(Facts.onlyDate(claim).compare(Facts.onlyDate(source))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "from 2018 to 2020|2018–2020|EQUAL",
                "from 2018 to 2020|2018–2021|DIFFERENT_VALUE",
                "from 2018 to 2020|in 2019|UNDERSPECIFIED",
                "in 2019|from 2018 to 2020|UNDERSPECIFIED",
                "in 2022|from 2018 to 2020|DIFFERENT_VALUE",
                "circa 1850|in 1850|COMPATIBLE",
                "circa 1850|in 1851|COMPATIBLE",
                "in 1850|circa 1850|COMPATIBLE",
                "circa 1850|in 1950|DIFFERENT_VALUE",
                "44 BC|44 BC|EQUAL",
                "44 BC|AD 44|DIFFERENT_VALUE",
                "9 am to 5 pm|9:00 am to 5:00 pm|EQUAL",
                "9 am to 5 pm|9 am to 6 pm|DIFFERENT_VALUE",
                "Senin|Monday|EQUAL",
                "17 Agustus 1945|17 August 1945|EQUAL",
                "abad ke-19|the 19th century|EQUAL",
                "12 May 2020|12 Mei 2020|EQUAL",
                "FY2021|2021|EQUAL",
                "the first half of 2021|March 2021|COMPATIBLE",
                "the first half of 2021|August 2021|DIFFERENT_VALUE",
                "early 1998|1998|UNDERSPECIFIED",
            })
    void rangesErasAndLanguages(String claim, String source, Relation expected) {
        assertThat(Facts.onlyDate(claim).compare(Facts.onlyDate(source))).isEqualTo(expected);
    }
}
