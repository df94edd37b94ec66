package io.holdfast.core.judge.reply.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StatementLabelTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "S1, 1",
        "'#12', 12",
        "statement_3, 3",
        "(4), 4",
        "b, 2",
        "' 7 ', 7",
        "2.0, 2",
        "Claim-5, 5",
        "0, 0",
        "'3:', 3"
    })
    void idsAsJudgesWriteThem(String label, int id) {
        assertThat(StatementLabel.parse(label)).isEqualTo(OptionalInt.of(id));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "-1",
                "1.5",
                "yes",
                "1a2",
                "the 3 kilns were",
                "12345678",
                "in 1990 the kiln was lit",
                "3 kilns",
                "zz"
            })
    void proseAndOtherNumbersAreNone(String label) {
        assertThat(StatementLabel.parse(label)).isEmpty();
    }
}
