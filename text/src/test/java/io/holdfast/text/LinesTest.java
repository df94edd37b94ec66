package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a line is by its own look. */
class LinesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "```;3",
                "````;4",
                "~~~;3",
                "```java;3",
                "``;0",
                "x ```;0",
                "`code`;0",
            })
    void fencesOfCode(String line, int length) {
        assertThat(Lines.fence(line, 0, line.length())).isEqualTo(length);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "---;true",
                "=====;true",
                "* * *;true",
                "|---|:--:|;true",
                "--;false",
                "- a;false",
                "a --- b;false",
            })
    void linesWithoutContent(String line, boolean separator) {
        assertThat(Lines.separator(line, 0, line.length())).isEqualTo(separator);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "# Title;true",
                "###### Title;true",
                "####### Title;false",
                "#hashtag;false",
                "**Opening hours**;true",
                "**Note** this;false",
                "Title;false",
            })
    void headings(String line, boolean heading) {
        assertThat(Lines.heading(line, 0, line.length())).isEqualTo(heading);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '¤',
            value = {
                "| a | b |;true",
                "a | b | c;true",
                "{\"a\": 1};true",
                "a or b;false",
                "either | or;false",
            })
    void rowsOfTables(String line, boolean row) {
        assertThat(Lines.row(line, 0, line.length())).isEqualTo(row);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Name: Ada;true",
                "Opening hours: 9 to 5;true",
                "He said: go;true",
                "no colon here;false",
                "https://example.org;false",
                "at 12:30 we left;false",
            })
    void labelledValues(String line, boolean label) {
        assertThat(Lines.label(line, 0, line.length())).isEqualTo(label);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Opening Hours;true",
                "Terms of Use;true",
                "Opening hours are long;false",
                "Opening Hours.;false",
                "A Very Long Title With Far Too Many Words;false",
            })
    void titles(String line, boolean title) {
        assertThat(Lines.title(line, 0, line.length())).isEqualTo(title);
    }
}
