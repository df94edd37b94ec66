package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.TextFacts;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PeriodFormsTest {
    @ParameterizedTest
    @CsvSource({
        "Built in the XIXth century., 1801, 1900",
        "Im 19. Jahrhundert gebaut., 1801, 1900",
        "Construite au XVIIe siècle., 1601, 1700",
        "Construido en el siglo XX., 1901, 2000",
        "Dibangun pada abad ke-19., 1801, 1900",
        "In den 1880er Jahren gebaut., 1880, 1889",
        "Construite dans les années 1880., 1880, 1889",
        "Construido en los años 1880., 1880, 1889",
        "Dibangun pada tahun 1880-an., 1880, 1889",
    })
    void centuriesAndDecadesArePeriodsOfYears(String text, int first, int last) {
        List<DateFact> dates = TextFacts.read(text).dates();

        assertThat(dates).hasSize(1);
        When.Interval days = ((When.Days) dates.get(0).from()).options().get(0);
        assertThat(days.first().getYear()).isEqualTo(first);
        assertThat(days.last().getYear()).isEqualTo(last);
    }

    @ParameterizedTest
    @ValueSource(strings = {"He took vitamin C.", "The XL shirt is blue.", "siglo de oro", "Louis XIV reigned long."})
    void otherWordsAndNumeralsAreNone(String text) {
        assertThat(TextFacts.read(text).dates()).isEmpty();
    }
}
