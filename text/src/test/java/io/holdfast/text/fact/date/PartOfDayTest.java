package io.holdfast.text.fact.date;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.shared.Tokens;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartOfDayTest {
    @ParameterizedTest
    @CsvSource({
        "8, in the morning, 8",
        "3, in the afternoon, 15",
        "8, in the evening, 20",
        "11, at night, 23",
        "2, at night, 2",
        "8, abends, 20",
        "12, mittags, 12",
        "1, mittags, 13",
        "2, nachts, 2",
        "8, de la tarde, 20",
        "9, de la noche, 21",
        "6, du soir, 18",
        "7, du matin, 7",
    })
    void theWordsTellWhichHalfOfTheDayItIs(int said, String words, int hour) {
        PartOfDay read = PartOfDay.at(Tokens.of(words), 0, said);

        assertThat(read).isNotNull();
        assertThat(read.hour()).isEqualTo(hour);
        assertThat(read.next()).isEqualTo(words.split(" ").length);
    }

    @ParameterizedTest
    @CsvSource({"20, in the evening", "0, in the morning", "8, in the garden", "8, in", "8, tomorrow"})
    void anHourOfTwentyFourAndOtherWordsSayNothing(int said, String words) {
        assertThat(PartOfDay.at(Tokens.of(words), 0, said)).isNull();
    }
}
