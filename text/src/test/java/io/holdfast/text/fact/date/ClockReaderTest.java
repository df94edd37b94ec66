package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Times of day and days of the week. */
class ClockReaderTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "12:30|12:30=00:30 or 12:30",
                "12:30 pm|12:30 pm=12:30",
                "12:30 am|12:30 am=00:30",
                "0:30|0:30=00:30",
                "24:00|24:00=00:00",
                "23:59:59|23:59:59=23:59:59",
                "at 5 o'clock|5 o'clock=05:00 or 17:00",
                "at midnight|midnight=00:00",
                "at noon|noon=12:00",
                "9am|9am=09:00",
                "9 am to 5 pm|9 am to 5 pm=09:00 to 17:00",
                "9–5|¤¤",
            })
    void times(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "pukul 14.00|14.00=14:00",
                "jam 9 pagi|9 pagi=09:00",
                "jam 7 malam|7 malam=19:00",
            })
    void timesInIndonesian(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "on Monday|Monday=MONDAY",
                "on Mondays|Mondays=MONDAY",
                "Mon-Fri|Mon-Fri=MONDAY to FRIDAY",
                "Monday to Friday|Monday to Friday=MONDAY to FRIDAY",
                "every Sunday|Sunday=SUNDAY",
            })
    void weekdays(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "12 May 2020 at 14:30|12 May 2020=2020-05-12; 14:30=14:30",
            })
    void aDateAndATimeAreTwo(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }
}
