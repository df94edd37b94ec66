package io.holdfast.models.lang;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.lang.LanguageReader;
import io.holdfast.text.lang.WordList;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class OpenNlpDetectorTest {
    private static final LanguageReader READER = new LanguageReader(new OpenNlpDetector());

    @ParameterizedTest
    @MethodSource("sentences")
    void sentenceOfAnyLanguageIsNamedOrLeftOpenButNeverTakenForASupportedOne(String language, String text) {
        String told = READER.of(text);
        if (WordList.LANGUAGES.contains(language)) {
            assertThat(told).isEqualTo(language);
        } else {
            assertThat(told).isIn(language, LanguageReader.UNDETERMINED);
        }
    }

    @Test
    void nineOfTenForeignSentencesAreNamed() throws IOException {
        List<Arguments> sentences = sentences().toList();
        long named = sentences.stream()
                .filter(s -> READER.of((String) s.get()[1]).equals(s.get()[0]))
                .count();
        assertThat(named).isGreaterThan(sentences.size() * 9L / 10);
    }

    @Test
    void manyThreadsReadTheSame() {
        String swedish = "Garantin gäller i två år från inköpsdatumet, men den omfattar inte skador av vatten.";
        assertThat(IntStream.range(0, 200)
                        .parallel()
                        .mapToObj(i -> READER.of(swedish))
                        .distinct())
                .containsExactly("sv");
    }

    /** Short answers in nine languages outside the word lists: the gate must know them for foreign. */
    @Test
    void shortForeignAnswersAreToldFromSupportedOnes() throws IOException {
        Map<Object, Long> foreign = table("answers.txt")
                .filter(row -> !row.get()[0].equals("-"))
                .filter(row -> !READER.of((String) row.get()[1]).equals(LanguageReader.UNDETERMINED))
                .filter(row -> !WordList.LANGUAGES.contains(READER.of((String) row.get()[1])))
                .collect(Collectors.groupingBy(row -> row.get()[0], Collectors.counting()));
        assertThat(foreign.keySet()).containsExactlyInAnyOrder("it", "nl", "pt", "pl", "ru", "ar", "ko", "tr", "vi");
        assertThat(foreign.values()).allMatch(n -> n >= 4);
    }

    /** Fifteen short answers in each of fifteen languages; what stays open is scored, so little may. */
    @Test
    void shortAnswersInFifteenLanguagesAreRarelyTakenForSupportedOnesOrLeftOpen() throws IOException {
        List<Arguments> rows = table("foreign.txt").toList();
        assertThat(rows).hasSize(225);
        List<String> told =
                rows.stream().map(row -> READER.of((String) row.get()[1])).toList();
        assertThat(told.stream().filter(WordList.LANGUAGES::contains)).hasSizeLessThanOrEqualTo(7);
        assertThat(told.stream().filter(LanguageReader.UNDETERMINED::equals)).hasSizeLessThanOrEqualTo(5);
    }

    /** Three to ten words; the file says how each set came about. */
    @ParameterizedTest
    @CsvSource({"fresh,210,195", "held,164,135", "third,71,59"})
    void aFewForeignWordsAreMostlyToldFromSupportedOnes(String set, int size, int told) throws IOException {
        List<String> texts = table("few.txt")
                .filter(row -> row.get()[0].equals(set))
                .map(row -> ((String) row.get()[1]).split("\\s*\\|\\s*", 2)[1])
                .toList();
        assertThat(texts).hasSize(size);
        assertThat(texts.stream().map(READER::of).filter(OpenNlpDetectorTest::foreign))
                .hasSizeGreaterThanOrEqualTo(told);
    }

    @Test
    void aFewWordsInASupportedLanguageAreNeverTakenForAnother() throws IOException {
        assertThat(table("few-supported.txt"))
                .hasSizeGreaterThan(80)
                .allSatisfy(row -> assertThat(READER.of((String) row.get()[1]))
                        .as((String) row.get()[1])
                        .isIn(row.get()[0], LanguageReader.UNDETERMINED));
    }

    private static boolean foreign(String told) {
        return !told.equals(LanguageReader.UNDETERMINED) && !WordList.LANGUAGES.contains(told);
    }

    @Test
    void namesCodeAndRecordsAreNotForeign() throws IOException {
        assertThat(table("answers.txt")
                        .filter(row -> row.get()[0].equals("-"))
                        .map(row -> READER.of((String) row.get()[1])))
                .isNotEmpty()
                .allMatch(told -> told.equals(LanguageReader.UNDETERMINED) || WordList.LANGUAGES.contains(told));
    }

    /** Cells, keys, headings and names tell nothing; a sentence in a cell or a field does. */
    @Test
    void tablesRecordsAndListsAreToldByTheirSentencesAlone() throws IOException {
        assertThat(table("tables.txt")).hasSizeGreaterThan(30).allSatisfy(row -> {
            String told = READER.of(((String) row.get()[1]).replace("\\n", "\n").replace("\\t", "\t"));
            if (row.get()[0].equals("-")) {
                assertThat(foreign(told)).as(told + ": " + row.get()[1]).isFalse();
            } else {
                assertThat(told).as((String) row.get()[1]).isEqualTo(row.get()[0]);
            }
        });
    }

    static Stream<Arguments> sentences() throws IOException {
        return table("sentences.txt");
    }

    private static Stream<Arguments> table(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(OpenNlpDetectorTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" \\| ", 2))
                    .map(cells -> Arguments.of(cells[0], cells[1]));
        }
    }
}
