package io.holdfast.core.fact;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.lang.WordList;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Amounts, dates and times as other languages write them: a table with rows of every language. */
class ForeignValuesTest {
    @ParameterizedTest
    @MethodSource("table")
    void valuesAreRead(String language, String text, String amounts, String dates) {
        assertThat(or(Facts.amounts(text))).as(language).isEqualTo(amounts);
        assertThat(or(Facts.dates(text))).as(language).isEqualTo(dates);
    }

    private static String or(String found) {
        return found.isEmpty() ? "-" : found;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Die Frist beträgt zwanzig Tage.             | Die Frist beträgt 20 Tage.
            Die Sitzung beginnt am 3. März um 14 Uhr.   | Die Sitzung beginnt am 3. März um 14.00 Uhr.
            Le train part à 14h30.                      | Le train part à 14 heures 30.
            Le délai est de quatorze jours.             | Le délai est de 14 jours.
            La ruta mide 1.500 metros.                  | La ruta mide 1,5 kilómetros.
            全长一千五百米。                              | 全长1.5公里。
            """)
    void equalValuesHaveOneWrittenForm(String one, String other) {
        assertThat(WrittenForm.of(one)).isEqualTo(WrittenForm.of(other));
    }

    @Test
    void numeralsOfEveryLanguageGoUpToAHundred() {
        for (String language : new String[] {"de", "fr", "es"}) {
            for (String line : WordList.lines(language + "/values.txt", "numbers")) {
                String value = line.substring(0, line.indexOf(" = "));
                String noun = language.equals("de") ? " Stunden" : language.equals("fr") ? " heures" : " horas";
                for (String word : line.substring(line.indexOf(" = ") + 3).split(", ")) {
                    assertThat(Facts.only(word + noun).low().toPlainString())
                            .as(word)
                            .isEqualTo(value);
                }
            }
        }
    }

    static Stream<Arguments> table() throws IOException {
        try (InputStream in = Objects.requireNonNull(WordList.class.getResourceAsStream("values.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", 4))
                    .map(cells -> Arguments.of(cells[0], cells[1], cells[2], cells[3]));
        }
    }
}
