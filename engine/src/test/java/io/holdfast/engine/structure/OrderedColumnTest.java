package io.holdfast.engine.structure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrderedColumnTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            18 months; 1 year; 2 weeks             | 2 1 0
            9:30 pm; 18:15; 23:40                  | 1 0 2
            2 June 2024; 30 May 2024; 12 July 2023 | 2 1 0
            3 May; 30 April; 1 December            | 1 0 2
            12,500; 980; 1,250                     | 1 2 0
            row 7 of 9; row 4 of 9; row 5 of 9     | 1 2 0
            """)
    void cellsAreOrderedByWhatTheyTell(String cells, String order) {
        List<Double> values = OrderedColumn.values(List.of(cells.split("; ")));
        assertThat(IntStream.range(0, values.size())
                        .boxed()
                        .sorted((a, b) -> Double.compare(values.get(a), values.get(b))))
                .map(String::valueOf)
                .containsExactly(order.split(" "));
    }

    @ParameterizedTest
    @CsvSource({"12 | none", "Monday | 12"})
    void aCellWithoutAFigureCannotBeCompared(String cells) {
        assertThat(OrderedColumn.values(List.of(cells.split(" \\| ")))).isEmpty();
    }
}
