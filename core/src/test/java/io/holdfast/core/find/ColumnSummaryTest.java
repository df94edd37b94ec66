package io.holdfast.core.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.DocumentReader;
import io.holdfast.core.read.TextUnit;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the numbers of a long column say together. */
class ColumnSummaryTest {
    private static final int[] LEVELS = {12, 15, 9, 22, 18, 31, 27, 14};

    private static List<String> summaries(String document) {
        List<TextUnit> made = ColumnSummary.of(DocumentReader.read(document));
        assertThat(made).allMatch(u -> u.kind() == TextUnit.Kind.SUMMARY);
        return made.stream().map(TextUnit::text).toList();
    }

    private static String csv(int rows) {
        return "year,level\n"
                + IntStream.range(0, rows)
                        .mapToObj(i -> (2010 + i) + "," + LEVELS[i] + "\n")
                        .collect(Collectors.joining());
    }

    @Test
    void extremesEndsTotalAndMeanOfAColumn() {
        assertThat(summaries(csv(8)))
                .containsExactly(
                        "level: lowest 9 (2012), highest 31 (2015), first 12 (2010), last 14 (2017), total 148, mean 18.5 of 8");
    }

    @Test
    void aShortTableIsReadRowByRow() {
        assertThat(summaries(csv(7))).isEmpty();
    }

    @Test
    void recordsOfAListAreRows() {
        String json = IntStream.range(0, 8)
                .mapToObj(
                        i -> "{\"wind\": {\"speed\": " + LEVELS[i] + ".5}, \"at\": \"2024-01-0" + (i + 1) + " 12:00\"}")
                .collect(Collectors.joining(", ", "{\"list\": [", "]}"));
        assertThat(summaries(json))
                .hasSize(1)
                .first()
                .asString()
                .contains("wind speed: lowest 9.5 (2024-01-03 12:00), highest 31.5 (2024-01-06 12:00)");
    }

    @Test
    void aColumnOfWordsOrOfOneValueHasNone() {
        String same = "name,size\n"
                + IntStream.range(0, 9)
                        .mapToObj(i -> "n" + (char) ('a' + i) + ",4\n")
                        .collect(Collectors.joining());
        assertThat(summaries(same)).isEmpty();
    }

    @Test
    void unitsAndSeparatorsOfThousandsAreRead() {
        String table = "| Town | Budget |\n|---|---|\n"
                + IntStream.range(0, 8)
                        .mapToObj(i -> "| T" + (char) ('a' + i) + " | €" + LEVELS[i] + ",500 |\n")
                        .collect(Collectors.joining());
        assertThat(summaries(table)).hasSize(1).first().asString().contains("lowest €9,500 (Tc)", "total 152000");
    }
}
