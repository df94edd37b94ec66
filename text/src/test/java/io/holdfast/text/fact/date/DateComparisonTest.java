package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import io.holdfast.text.fact.shared.Relation;
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
                "3 January 2020|January 3, 2020|SUPPORTED",
                "3 January 2020|2020-01-03|SUPPORTED",
                "3 January 2020|4 January 2020|CONFLICTING",
                "3 January 2020|January 2020|UNDERSPECIFIED",
                "January 2020|3 January 2020|SUPPORTED",
                "January 2020|2020|UNDERSPECIFIED",
                "2020|January 2020|SUPPORTED",
                "in 2020|in 2021|CONFLICTING",
                "in 2020|in 2020|SUPPORTED",
                "the 1990s|in 1995|SUPPORTED",
                "in 1995|the 1990s|UNDERSPECIFIED",
                "in 1989|the 1990s|CONFLICTING",
                "the 19th century|in 1850|SUPPORTED",
                "in 1850|the 19th century|UNDERSPECIFIED",
                "in 1901|the 19th century|CONFLICTING",
                "04/07/2021|2021-04-07|SUPPORTED",
                "04/07/2021|2021-07-04|SUPPORTED",
                "04/07/2021|2021-08-04|CONFLICTING",
                "3 January|3 January 2020|SUPPORTED",
                "3 January 2020|3 January|UNDERSPECIFIED",
                "4 January|3 January 2020|CONFLICTING",
                "in May|5 May 2020|SUPPORTED",
                "5 May 2020|in May|UNDERSPECIFIED",
                "in June|5 May 2020|CONFLICTING",
                "spring 2021|April 2021|SUPPORTED",
                "April 2021|spring 2021|UNDERSPECIFIED",
                "Q1 2021|February 2021|SUPPORTED",
                "Q2 2021|February 2021|CONFLICTING",
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
                "on Monday|on Monday|SUPPORTED",
                "on Monday|on Tuesday|CONFLICTING",
                "on Monday|in 2020|INCOMPARABLE",
                "at 8 pm|at 20:00|SUPPORTED",
                "at 8 pm|at 8:00|SUPPORTED",
                "at 8 am|at 20:00|CONFLICTING",
                "at 8:15|at 20:15|SUPPORTED",
                "at noon|at 12:00|SUPPORTED",
                "at midnight|at 0:00|SUPPORTED",
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
                "from 2018 to 2020|2018–2020|SUPPORTED",
                "from 2018 to 2020|2018–2021|CONFLICTING",
                "from 2018 to 2020|in 2019|UNDERSPECIFIED",
                "in 2019|from 2018 to 2020|UNDERSPECIFIED",
                "in 2022|from 2018 to 2020|CONFLICTING",
                "circa 1850|in 1850|SUPPORTED",
                "circa 1850|in 1851|SUPPORTED",
                "in 1850|circa 1850|SUPPORTED",
                "circa 1850|in 1950|CONFLICTING",
                "44 BC|44 BC|SUPPORTED",
                "44 BC|AD 44|CONFLICTING",
                "9 am to 5 pm|9:00 am to 5:00 pm|SUPPORTED",
                "9 am to 5 pm|9 am to 6 pm|CONFLICTING",
                "Senin|Monday|SUPPORTED",
                "17 Agustus 1945|17 August 1945|SUPPORTED",
                "abad ke-19|the 19th century|SUPPORTED",
                "12 May 2020|12 Mei 2020|SUPPORTED",
                "FY2021|2021|SUPPORTED",
                "the first half of 2021|March 2021|SUPPORTED",
                "the first half of 2021|August 2021|CONFLICTING",
                "early 1998|1998|UNDERSPECIFIED",
            })
    void rangesErasAndLanguages(String claim, String source, Relation expected) {
        assertThat(Facts.onlyDate(claim).compare(Facts.onlyDate(source))).isEqualTo(expected);
    }
}
