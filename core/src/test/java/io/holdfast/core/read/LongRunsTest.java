package io.holdfast.core.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long runs of lines that look like the beginning of something and are nothing cost their length, not its square. */
class LongRunsTest {
    private static final int LINES = 20_000;

    @ParameterizedTest
    @ValueSource(strings = {"    a  b\n", "+--+\n", "a | b\n", "a:\n", "A: b\n\n", "```a\n"})
    @Timeout(60)
    void areReadInLinearTime(String line) {
        assertThat(DocumentReader.read(line.repeat(LINES))).isNotNull();
    }

    /** Between two words, and where a turn of a conversation would have a time, a name or its colon. */
    @ParameterizedTest
    @ValueSource(strings = {"a%sb", "a (b)%sc", "9:30%sa", "a -%sb", "a%s: b"})
    @Timeout(60)
    void blanksAreReadInLinearTime(String text) {
        assertThat(DocumentReader.read(text.formatted(" ".repeat(50_000)))).isNotNull();
    }

    /** What leads to a unit is read with it until all of it is a few times as long as the text. */
    @Test
    void whatLeadsToManyItemsIsNotReadWithAllOfThem() {
        String text = "Of all that the catalogue lists, this house lends:\n" + "- ab\n".repeat(10_000);

        List<TextUnit> units = DocumentReader.read(text);

        assertThat(units).hasSize(10_001);
        assertThat(units.get(1).text()).isEqualTo("Of all that the catalogue lists, this house lends: ab");
        assertThat(units.get(10_000).text()).isEqualTo("- ab");
        assertThat(units.stream().mapToLong(u -> u.text().length()).sum()).isLessThan(5L * text.length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a | b\n", "    a  b\n"})
    void aTableBehindOneIsReadAsSuch(String line) {
        String table = "\n| town | river |\n|---|---|\n| Ulm | Danube |\n| Bonn | Rhine |\n";

        assertThat(DocumentReader.read(line.repeat(200) + table))
                .anyMatch(
                        unit -> unit.kind() == TextUnit.Kind.ROW && unit.text().contains("Danube"));
    }
}
