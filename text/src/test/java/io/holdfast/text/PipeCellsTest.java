package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cells of a row drawn with bars. */
class PipeCellsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '\t',
            quoteCharacter = '¤',
            emptyValue = "",
            value = {
                "| a | b |\ta ; b",
                "a | b\ta ; b",
                "| a | b\ta ; b",
                "a | b |\ta ; b",
                "||\t¤¤",
                "| |\t¤¤",
                "| a || b |\ta ;  ; b",
                "| a \\| b | c |\ta \\| b ; c",
                "|\t¤¤",
                "¤¤\t¤¤",
                "a\ta",
                "| a | b \\|\ta ; b \\|",
                "| `x` | y |\t`x` ; y",
            })
    void barsAtTheEdgesMayBeLeftOut(String row, String cells) {
        assertThat(String.join(" ; ", PipeCells.of(row))).isEqualTo(cells);
    }
}
