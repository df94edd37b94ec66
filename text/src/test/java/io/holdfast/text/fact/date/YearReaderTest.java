package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Years, decades and centuries, and what four digits are otherwise. */
class YearReaderTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "between 2018 and 2020|2018 and 2020=2018-01-01/2018-12-31 to 2020-01-01/2020-12-31",
                "from 2018 to 2020|2018 to 2020=2018-01-01/2018-12-31 to 2020-01-01/2020-12-31",
                "2018-2020|2018-2020=2018-01-01/2018-12-31 to 2020-01-01/2020-12-31",
                "2018–20|2018–20=2018-01-01/2018-12-31 to 2020-01-01/2020-12-31",
                "the 2018 season|2018=2018-01-01/2018-12-31",
                "the 2012 Games|2012=2012-01-01/2012-12-31",
                "2020-03|2020-03=2020-03-01/2020-03-31",
                "2019-20|2019-20=2019-01-01/2019-12-31 to 2020-01-01/2020-12-31",
                "2008-12|2008-12=2008-01-01/2008-12-31 to 2012-01-01/2012-12-31",
            })
    void rangesOfYears(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "the 1990s|1990s=1990-01-01/1999-12-31",
                "the 1990's|1990's=1990-01-01/1999-12-31",
                "the early 1990s|early 1990s=1990-01-01/1993-05-02 about",
                "the mid-1990s|mid-1990s=1993-05-02/1996-08-31 about",
                "the late 90s|late 90s=1996-08-31/1999-12-31 about",
                "the '90s|'90s=1990-01-01/1999-12-31",
                "mid-2020|mid-2020=2020-05-02/2020-08-31 about",
                "early 2020|early 2020=2020-01-01/2020-05-02 about",
                "late 2020|late 2020=2020-08-31/2020-12-31 about",
                "early May 2020|early May 2020=2020-05-01/2020-05-11 about",
            })
    void decadesAndPartsOfThem(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "in the 19th century|19th century=1801-01-01/1900-12-31",
                "the nineteenth century|nineteenth century=1801-01-01/1900-12-31",
                "the 1st century BC|1st century BC=-0099-01-01/0000-12-31",
                "44 BC|44 BC=-0043-01-01/-0043-12-31",
                "AD 79|AD 79=0079-01-01/0079-12-31",
                "79 AD|79 AD=0079-01-01/0079-12-31",
            })
    void centuriesAndEras(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "circa 1850|1850=1850-01-01/1850-12-31 about",
                "around 1850|1850=1850-01-01/1850-12-31 about",
                "c. 1850|1850=1850-01-01/1850-12-31 about",
                "before 1850|1850=1850-01-01/1850-12-31",
                "after 1850|1850=1850-01-01/1850-12-31",
                "2000 people|¤¤",
                "2000 km|¤¤",
                "1500 years|¤¤",
                "over 2000|¤¤",
                "page 2000|¤¤",
                "$2000|¤¤",
                "in 2000|2000=2000-01-01/2000-12-31",
                "2000 won|2000=2000-01-01/2000-12-31",
                "by 2000|2000=2000-01-01/2000-12-31",
                "1919 Cliff Dr|¤¤",
                "year 2030|2030=2030-01-01/2030-12-31",
                "years 2010 and 2011|2010=2010-01-01/2010-12-31; 2011=2011-01-01/2011-12-31",
            })
    void circaAndAmounts(String text, String dates) {
        assertThat(Facts.dates(text)).isEqualTo(dates);
    }
}
