package io.holdfast.text.fact;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.number.Bound;
import io.holdfast.text.fact.number.Quantity;
import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Indonesians write: thousands with dots, decimals with commas, halves, rupiah. */
class IndonesianFactsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Harganya Rp1.250.000 untuk satu musim.    | 1250000   | IDR
            Biayanya Rp 45 ribu.                      | 45000     | IDR
            Anggarannya Rp2,5 triliun.                | 2.5e12    | IDR
            Beratnya 2,5 kg.                          | 2.5       | kg
            Panjang jalan itu 1.250 meter dari kota.  | 1250      | m
            Kapasitas 1.250 orang                     | 1250      | orang
            Jumlah penduduknya 12.400 orang.          | 12400     | orang
            Masak setengah jam.                       | 0.5       | h
            Tunggu satu setengah tahun.               | 1.5       | year
            Isi seperempat liter air.                 | 0.25      | l
            Denda dua ratus lima puluh ribu rupiah    | 250000    | IDR
            Turun dua belas persen.                   | 12        | %
            """)
    void amountsAreRead(String text, BigDecimal value, String unit) {
        assertThat(TextFacts.read(text).quantities()).first().satisfies(quantity -> {
            assertThat(quantity.low()).isEqualByComparingTo(value);
            assertThat(String.valueOf(quantity.unit())).isEqualTo(unit);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            paling lambat 10 hari            | AT_MOST
            paling lama 2 tahun              | AT_MOST
            tidak lebih dari 5 menit         | AT_MOST
            hingga 5 GB                      | AT_MOST
            maksimal 5 GB                    | AT_MOST
            tidak kurang dari 3 hari         | AT_LEAST
            minimal 3 tahun                  | AT_LEAST
            lebih dari 30 hari               | MORE_THAN
            kurang dari 5 menit              | LESS_THAN
            """)
    void boundsAreRead(String text, Bound bound) {
        assertThat(TextFacts.read(text).quantities())
                .singleElement()
                .extracting(Quantity::bound)
                .isEqualTo(bound);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            The plan covers 1,250 people in Playa de la Concha.   | 1250
            It is 1.250 m long and made of steel.                 | 1.250
            Rio de Janeiro: 1,250                                 | 1250
            """)
    void englishNumbersStayEnglishBesideForeignNames(String text, BigDecimal value) {
        assertThat(TextFacts.read(text).quantities())
                .first()
                .satisfies(quantity -> assertThat(quantity.low()).isEqualByComparingTo(value));
    }
}
