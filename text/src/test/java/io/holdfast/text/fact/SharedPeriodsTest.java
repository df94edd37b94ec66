package io.holdfast.text.fact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedPeriodsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Built in the 19th century. | Built in 1887. | Built in 1887.",
                "Built in the nineteenth century. | Built in 1887. | Built in 1887.",
                "Built in the XIXth century. | Built in 1887. | Built in 1887.",
                "Built in the 1880s. | Built in 1887. | Built in 1887.",
                "Built in the 1880s. | Built on 3 May 1887. | Built in 3 May 1887.",
                "Im 19. Jahrhundert gebaut. | 1887 gebaut. | Im 1887 gebaut.",
                "In den 1880er Jahren gebaut. | 1887 gebaut. | In den 1887 gebaut.",
                "Construite au XIXe siècle. | Construite en 1887. | Construite au 1887.",
                "Construite dans les années 1880. | Construite en 1887. | Construite dans les 1887.",
                "Construido en el siglo XIX. | Construido en 1887. | Construido en el 1887.",
                "Construido en los años 1880. | Construido en 1887. | Construido en los 1887.",
                "Dibangun pada abad ke-19. | Dibangun pada tahun 1887. | Dibangun pada 1887.",
                "Dibangun pada abad XIX. | Dibangun pada tahun 1887. | Dibangun pada 1887.",
                "Dibangun pada tahun 1880-an. | Dibangun pada tahun 1887. | Dibangun pada 1887.",
            })
    void aPeriodIsWrittenAsTheYearThatItHolds(String claim, String evidence, String written) {
        assertThat(SharedPeriods.of(claim, evidence)).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Built in the 18th century. | Built in 1887. | Built in 1701 to 1800.",
                "Built in the 1890s. | Built in 1887. | Built in 1890 to 1899.",
                "Construido en el siglo XVIII. | Construido en 1887. | Construido en el 1701 to 1800.",
                // several years in it, or periods in the evidence as well, or no date at all
                "Built in the 19th century. | Founded in 1831, built in 1887. | Built in the 19th century.",
                "Built in the 18th century. | Built in the 19th century. | Built in the 18th century.",
                "Built in the 18th century. | Built by Ann. | Built in the 18th century.",
                "Built in the 19th century. | Of the 19th century, since 1887. | Built in the 19th century.",
                // no period
                "He took vitamin C and IV fluids. | It was 1887. | He took vitamin C and IV fluids.",
                "It has 1880 seats. | It was 1887. | It has 1880 seats.",
            })
    void onesThatHoldNoneAreWrittenAsTheirYears(String claim, String evidence, String written) {
        assertThat(SharedPeriods.of(claim, evidence)).isEqualTo(written);
    }
}
