package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.TextFacts;
import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dates and times of day as Indonesians write them. */
class IndonesianDatesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Rapat dimulai pukul 08.00.           | 08:00
            Rapat dimulai jam 7 malam.           | 19:00
            Toko tutup pukul 5 sore.             | 17:00
            Kereta berangkat jam 6 pagi.         | 06:00
            Makan siang jam 1 siang.             | 13:00
            Buka sampai 17.00 WIB.               | 17:00
            """)
    void timesOfDayAreRead(String text, LocalTime time) {
        assertThat(TextFacts.read(text).dates())
                .singleElement()
                .extracting(DateFact::from)
                .isEqualTo(new When.Clock(List.of(time)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            17 Agustus 1945          | August 17, 1945
            3 Mei 2024               | 2024-05-03
            22 Nopember 2023         | 22 November 2023
            bulan Maret 2016         | March 2016
            """)
    void datesAreRead(String indonesian, String english) {
        assertThat(TextFacts.read(indonesian).dates().get(0).from())
                .isEqualTo(TextFacts.read(english).dates().get(0).from());
    }
}
