package io.holdfast.core.read;

import static org.assertj.core.api.Assertions.assertThat;

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

    @ParameterizedTest
    @ValueSource(strings = {"a | b\n", "    a  b\n"})
    void aTableBehindOneIsReadAsSuch(String line) {
        String table = "\n| town | river |\n|---|---|\n| Ulm | Danube |\n| Bonn | Rhine |\n";

        assertThat(DocumentReader.read(line.repeat(200) + table))
                .anyMatch(
                        unit -> unit.kind() == TextUnit.Kind.ROW && unit.text().contains("Danube"));
    }
}
