package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Calendar dates, however they are written; the right column holds all dates of the left one. */
class CalendarReaderTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "on January 3, 2020|January 3, 2020=2020-01-03",
                "on 3 January 2020|3 January 2020=2020-01-03",
                "on 3rd January 2020|3rd January 2020=2020-01-03",
                "on the 3rd of January 2020|3rd of January 2020=2020-01-03",
                "on Jan 3, 2020|Jan 3, 2020=2020-01-03",
                "on Jan. 3, 2020|Jan. 3, 2020=2020-01-03",
                "on 3 Jan 2020|3 Jan 2020=2020-01-03",
                "on 2020-01-03|2020-01-03=2020-01-03",
                "on 2020/01/03|2020/01/03=2020-01-03",
                "on 03.01.2020|03.01.2020=2020-01-03",
                "on 13/01/2020|13/01/2020=2020-01-13",
                "on 01/13/2020|01/13/2020=2020-01-13",
                "on 05/05/2020|05/05/2020=2020-05-05",
                "on 03.01.20|03.01.20=2020-01-03",
                "on 3-Jan-2020|3-Jan-2020=2020-01-03",
                "on 3 Jan '20|3 Jan '20=2020-01-03",
                "on Jan 3 ’99|Jan 3 ’99=1999-01-03",
                "am 3. April 2020|3. April 2020=2020-04-03",
                "on 1/2/20|1/2/20=2020-01-02 or 2020-02-01",
                "on 1/2/69|1/2/69=2069-01-02 or 2069-02-01",
                "on 1/2/70|1/2/70=1970-01-02 or 1970-02-01",
                "31 February 2020|February 2020=2020-02-01/2020-02-29",
                "30 February 2020|February 2020=2020-02-01/2020-02-29",
                "29 February 2019|February 2019=2019-02-01/2019-02-28",
                "29 February 2020|29 February 2020=2020-02-29",
            })
    void days(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "in January 2020|January 2020=2020-01-01/2020-01-31",
                "in January of 2020|January of 2020=2020-01-01/2020-01-31",
                "in Jan 2020|Jan 2020=2020-01-01/2020-01-31",
                "in 2020|2020=2020-01-01/2020-12-31",
                "in May|May=month 5",
                "in May 2020|May 2020=2020-05-01/2020-05-31",
                "may 2020 be good|2020=2020-01-01/2020-12-31",
                "May I ask|¤¤",
                "March on Rome|¤¤",
                "in March|March=month 3",
                "the march of 2020|2020=2020-01-01/2020-12-31",
                "since March|March=month 3",
                "on March 3|March 3=month 3 day 3",
                "on May 5|May 5=month 5 day 5",
                "on 5 May|5 May=month 5 day 5",
                "on the 5th of May|5th of May=month 5 day 5",
            })
    void months(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "5–8 March 2020|5–8 March 2020=2020-03-05 to 2020-03-08",
                "March 5-8, 2020|March 5-8, 2020=2020-03-05 to 2020-03-08",
                "5 March to 8 April 2020|5 March to 8 April 2020=2020-03-05 to 2020-04-08",
                "from 5 March 2019 to 8 April 2020|5 March 2019 to 8 April 2020=2019-03-05 to 2020-04-08",
            })
    void rangesOfDaysAndMonths(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "FY2021|FY2021=2021-01-01/2021-12-31",
                "Q1 2021|Q1 2021=2021-01-01/2021-03-31",
                "Q4 2021|Q4 2021=2021-10-01/2021-12-31",
                "2021 Q3|2021 Q3=2021-07-01/2021-09-30",
                "the third quarter of 2021|third quarter of 2021=2021-07-01/2021-09-30",
                "the first half of 2021|first half of 2021=2021-01-01/2021-06-30",
                "the second half of 2021|second half of 2021=2021-07-01/2021-12-31",
                "spring 2021|spring 2021=2021-03-01/2021-05-31",
                "summer of 2021|summer of 2021=2021-06-01/2021-08-31",
                "fall 2021|fall 2021=2021-09-01/2021-11-30",
                "winter 2021|winter 2021=2021-12-01/2022-02-28",
            })
    void quartersHalvesAndSeasons(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "hari Senin|Senin=MONDAY",
                "tanggal 17 Agustus 1945|17 Agustus 1945=1945-08-17",
                "pada Mei 1998|Mei 1998=1998-05-01/1998-05-31",
                "tahun 1998|1998=1998-01-01/1998-12-31",
                "abad ke-19|abad ke-19=1801-01-01/1900-12-31",
                "awal 1998|awal 1998=1998-01-01/1998-05-02 about",
                "akhir Desember 2019|akhir Desember 2019=2019-12-21/2019-12-31 about",
                "sejak Juni|Juni=month 6",
            })
    void indonesian(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }
}
