package io.holdfast.text.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordListTest {
    @ParameterizedTest
    @ValueSource(strings = {"common", "negation", "limit", "strong", "weak", "framing", "yes_no"})
    void everyLanguageHasEverySection(String section) {
        for (String language : WordList.LANGUAGES) {
            assertThat(WordList.of(language, section))
                    .as(language + " " + section)
                    .hasSizeGreaterThan(2);
        }
    }

    @Test
    void languageIsAFolderOnOneList() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources/io/holdfast/text/lang"))) {
            List<String> folders = files.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .toList();
            assertThat(WordList.lines("languages.txt")).containsExactlyInAnyOrderElementsOf(folders);
        }
        assertThat(WordList.with("refusals.txt"))
                .containsAll(WordList.with("words.txt"))
                .contains("zh", "ja");
        assertThat(WordList.with("facts.txt")).contains("en", "id").doesNotContain("zh");
    }

    @Test
    void indonesianNegationsAndExceptionsAreMarks() {
        assertThat(Marks.NEGATION).containsAll(List.of("tidak", "bukan", "belum", "jangan", "tanpa", "not"));
        assertThat(Marks.LIMIT).containsAll(List.of("kecuali", "selain", "hanya", "except"));
        assertThat(Marks.YES_NO).containsAll(List.of("ya", "tidak", "bukan", "belum", "yes", "no"));
    }

    @Test
    void sectionsDoNotRunIntoEachOther() {
        assertThat(WordList.of("id", "negation")).doesNotContain("kecuali", "[limit]", "yang");
    }

    @Test
    void marksThatDecideWhatASentenceSays() {
        assertThat(Marks.NEGATION)
                .contains("not", "never", "can't", "nicht", "tidak")
                .doesNotContain("[negation]", "except");
        assertThat(Marks.LIMIT).contains("except", "unless", "only").doesNotContain("not");
        assertThat(Marks.STRONG).contains("must", "all").doesNotContainAnyElementsOf(Set.of("may", "some"));
        assertThat(Marks.WEAK).contains("may", "some").doesNotContainAnyElementsOf(Set.of("must", "all"));
        assertThat(Marks.FRAMING).contains("if", "allegedly", "not");
    }

    @Test
    void noWordIsBothStrongAndWeak() {
        Set<String> both = new HashSet<>(Marks.STRONG);
        both.retainAll(Marks.WEAK);
        assertThat(both).isEmpty();
    }

    @Test
    void aSectionEndsWhereTheNextBegins() {
        assertThat(WordList.section("en/words.txt", "negation"))
                .doesNotContain("except", "must")
                .noneMatch(w -> w.startsWith("["));
        assertThat(WordList.lines("en/words.txt")).noneMatch(l -> l.startsWith("#") || l.isBlank());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "missing", "negation]"})
    void aSectionThatIsNotThereIsAnError(String name) {
        assertThatThrownBy(() -> WordList.section("en/words.txt", name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("en/words.txt")
                .hasMessageContaining(name);
    }
}
