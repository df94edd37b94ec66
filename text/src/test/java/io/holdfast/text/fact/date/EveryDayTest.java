package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.date.When.Days;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every day of a leap year, however it is written, is that day and nothing else. */
class EveryDayTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "uuuu-MM-dd",
                "d MMMM uuuu",
                "MMMM d, uuuu",
                "d MMM uuuu",
                "MMM d, uuuu",
                "EEEE, d MMMM uuuu",
                "'the' d 'of' MMMM uuuu"
            })
    void isRead(String pattern) {
        DateTimeFormatter format = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
        for (LocalDate day = LocalDate.of(2024, 1, 1); day.getYear() == 2024; day = day.plusDays(1)) {
            String text = "It opened on " + format.format(day) + ".";
            assertThat(TextFacts.read(text).dates())
                    .as(text)
                    .extracting(DateFact::from)
                    .contains(Days.of(day, day));
            assertThat(TextFacts.read(text).quantities()).as(text).isEmpty();
        }
    }
}
