package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import io.holdfast.text.fact.shared.Relation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What counts as a date and what it points at; the left column is a text, the right one all dates in it. */
class DatesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "Founded in 1887.|1887=1887-01-01/1887-12-31",
                "the 1970s|1970s=1970-01-01/1979-12-31",
                "the '60s|'60s=1960-01-01/1969-12-31",
                "in 55 BC|55 BC=-0054-01-01/-0054-12-31",
                "in AD 410|AD 410=0410-01-01/0410-12-31",
                "by 250 B.C. it fell|250 B.C.=-0249-01-01/-0249-12-31",
                "on 2022-11-08|2022-11-08=2022-11-08",
                "since 2022-04|2022-04=2022-04-01/2022-04-30",
                "8 November 2022|8 November 2022=2022-11-08",
                "November 8, 2022|November 8, 2022=2022-11-08",
                "Nov. 8, 2022|Nov. 8, 2022=2022-11-08",
                "the 8th of November|8th of November=month 11 day 8",
                "the eighth of November|eighth of November=month 11 day 8",
                "04/07/2021|04/07/2021=2021-04-07 or 2021-07-04",
                "23/07/2021|23/07/2021=2021-07-23",
                "23.07.2021|23.07.2021=2021-07-23",
                "17 Agustus 1945|17 Agustus 1945=1945-08-17",
                "Mei 1998|Mei 1998=1998-05-01/1998-05-31",
                "April 2016|April 2016=2016-04-01/2016-04-30",
                "Feb-2016|Feb-2016=2016-02-01/2016-02-29",
                "Q2 2018|Q2 2018=2018-04-01/2018-06-30",
                "2018 Q2|2018 Q2=2018-04-01/2018-06-30",
                "the second quarter of 2018|second quarter of 2018=2018-04-01/2018-06-30",
                "the first half of 2018|first half of 2018=2018-01-01/2018-06-30",
                "autumn 2018|autumn 2018=2018-09-01/2018-11-30",
                "the 12th century|12th century=1101-01-01/1200-12-31",
                "the twelfth century|twelfth century=1101-01-01/1200-12-31",
                "the twenty-first century|twenty-first century=2001-01-01/2100-12-31",
                "abad ke-16|abad ke-16=1501-01-01/1600-12-31",
                "the 3rd century BC|3rd century BC=-0299-01-01/-0200-12-31",
                "closed on Tuesday|Tuesday=TUESDAY",
                "setiap hari Kamis|Kamis=THURSDAY",
                "at 8 p.m. sharp|8 p.m.=20:00",
                "at 8pm|8pm=20:00",
                "at 20:15|20:15=20:15",
                "at 8:15 am|8:15 am=08:15",
                "at 8:15|8:15=08:15 or 20:15",
                "at noon|noon=12:00",
                "at seven|",
                "pukul 19.30|19.30=19:30",
                "12 a.m. to 6 a.m.|12 a.m. to 6 a.m.=00:00 to 06:00",
                "8–10 p.m.|8–10 p.m.=20:00 to 22:00",
                "1756–1763|1756–1763=1756-01-01/1756-12-31 to 1763-01-01/1763-12-31",
                "1756–63|1756–63=1756-01-01/1756-12-31 to 1763-01-01/1763-12-31",
                "the 2017-18 season|2017-18=2017-01-01/2017-12-31 to 2018-01-01/2018-12-31",
                "from Tuesday to Saturday|Tuesday to Saturday=TUESDAY to SATURDAY",
                "Tue-Sat|Tue-Sat=TUESDAY to SATURDAY",
                "between 1999 and 2003|1999 and 2003=1999-01-01/1999-12-31 to 2003-01-01/2003-12-31",
                "April 3-9, 2016|April 3-9, 2016=2016-04-03 to 2016-04-09",
                "3–9 April 2016|3–9 April 2016=2016-04-03 to 2016-04-09",
                "28 June to 4 July 2016|28 June to 4 July 2016=2016-06-28 to 2016-07-04",
                "around 1720|1720=1720-01-01/1720-12-31 about",
                "c. 1720|1720=1720-01-01/1720-12-31 about",
                "early 2011|early 2011=2011-01-01/2011-05-02 about",
                "in May|May=month 5",
                "May 12|May 12=month 5 day 12",
                "In 2014 profits doubled|2014=2014-01-01/2014-12-31",
                "the 2008 Games|2008=2008-01-01/2008-12-31",
                "FY2020|FY2020=2020-01-01/2020-12-31",
                "from 10 June to 25 June|10 June to 25 June=month 6 day 10 to month 6 day 25",
                "8,000 BCE|8,000 BCE=-7999-01-01/-7999-12-31",
                "**2017** was wet|2017=2017-01-01/2017-12-31",
                "29 February 2023|February 2023=2023-02-01/2023-02-28",
            })
    void datesAreReadWithWhatTheyPointAt(String text, String expected) {
        assertThat(Facts.dates(text)).isEqualTo(expected == null ? "" : expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "You may leave.",
                "They march at dawn.",
                "March on!",
                "It may not be augmented.",
                "1800 sailors drowned",
                "over 1500 entries",
                "$1990 a month",
                "1500 kg of steel",
                "1,776 steps",
                "page 1204",
                "the second attempt",
                "release 2.1.2020-rc1 and 10.2.19.84",
                "a ratio of 4:3",
                "sat down in the sun",
                "port 9000",
                "at 1847 Cedar Hill Rd",
            })
    void verbsAmountsAndLabelsAreNotDates(String text) {
        assertThat(Facts.dates(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "8 November 2022|2022-11-08|SUPPORTED",
                "November 8, 2022|8 Nov 2022|SUPPORTED",
                "1756–63|1756 to 1763|SUPPORTED",
                "5 p.m.|17:00|SUPPORTED",
                "Q2 2018|the second quarter of 2018|SUPPORTED",
                "in 2022|8 November 2022|SUPPORTED",
                "in November 2022|8 November 2022|SUPPORTED",
                "on 8 November|8 November 2022|SUPPORTED",
                "in November|8 November 2022|SUPPORTED",
                "the 18th century|1756|SUPPORTED",
                "the 1970s|in 1974|SUPPORTED",
                "04/07/2021|4 July 2021|SUPPORTED",
                "around 1720|in 1721|SUPPORTED",
                "on Wednesday|Tuesday to Saturday|SUPPORTED",
                "in 1756|1756–1763|SUPPORTED",
                "1756–1763|29 August 1756 to 15 February 1763|SUPPORTED",
                "at 8:15|at 8:15 p.m.|SUPPORTED",
                "8 November 2022|in 2022|UNDERSPECIFIED",
                "8 November 2022|8 November|UNDERSPECIFIED",
                "in 1760|1756–1763|UNDERSPECIFIED",
                "in 1720|around 1721|UNDERSPECIFIED",
                "8 November 2022|9 November 2022|CONFLICTING",
                "8 November 2022|8 November 2021|CONFLICTING",
                "in October|8 November 2022|CONFLICTING",
                "in 2021|8 November 2022|CONFLICTING",
                "55 BC|AD 55|CONFLICTING",
                "on Monday|Tuesday to Saturday|CONFLICTING",
                "in 1770|1756–1763|CONFLICTING",
                "5 p.m.|5 a.m.|CONFLICTING",
                "1756–1763|1756–1764|CONFLICTING",
                "on Monday|in 2022|INCOMPARABLE",
                "at 17:00|on Monday|INCOMPARABLE",
            })
    void claimAgainstSource(String claim, String source, Relation expected) {
        assertThat(Facts.onlyDate(claim).compare(Facts.onlyDate(source))).isEqualTo(expected);
    }
}
