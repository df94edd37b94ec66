package io.holdfast.text.fact.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.text.fact.number.UnitDimension;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The files of words around numbers, dates and codes. */
class FactWordsTest {
    @Test
    void aSectionIsThatOfAllLanguagesTogether() {
        assertThat(FactWords.of("range")).contains("to", "until", "hingga");
        assertThat(FactWords.of("label")).contains("chapter", "halaman").doesNotContain("[label]");
    }

    @Test
    void aLineOfValuesNamesTheValueFirst() {
        assertThat(FactWords.values("month"))
                .containsEntry("september", 9L)
                .containsEntry("sept", 9L)
                .containsEntry("desember", 12L)
                .doesNotContainKey("9");
        assertThat(FactWords.values("month").values()).allMatch(m -> m >= 1 && m <= 12);
    }

    @Test
    void aSectionThatIsNowhereIsAnError() {
        assertThatThrownBy(() -> FactWords.of("before_mnoth"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[before_mnoth]")
                .hasMessageContaining("en/facts.txt");
    }

    @Test
    void aMonthIsClearOnlyWhereItIsAMonth() {
        assertThat(FactWords.values("month").keySet()).containsAll(FactWords.of("clear_month"));
    }

    @Test
    void everyUnitOfTheTableIsWhole() {
        Set<String> names = new HashSet<>();
        for (String line : FactWords.lines("unit")) {
            String[] parts = line.split("\\|", -1);
            assertThat(parts).as(line).hasSize(4);
            String[] head = parts[0].strip().split(" ");
            assertThat(UnitDimension.valueOf(head[1])).as(line).isNotNull();
            assertThat(new BigDecimal(head[2])).as(line).isPositive();
            assertThat(names.add(head[0])).as("twice: " + line).isTrue();
            assertThat(parts[1].strip() + parts[2].strip() + parts[3].strip())
                    .as("a unit nothing is read as: " + line)
                    .isNotEmpty();
        }
    }

    @Test
    void theUnitsToWriteInAscend() {
        for (String line : FactWords.lines("written")) {
            String[] parts = line.split(" ");
            for (int i = 4; i < parts.length; i += 2) {
                assertThat(new BigDecimal(parts[i])).as(line).isGreaterThan(new BigDecimal(parts[i - 2]));
            }
        }
    }
}
