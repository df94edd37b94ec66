package io.holdfast.core.lang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    void indonesianNegationsAndExceptionsAreMarks() {
        assertThat(Marks.NEGATION).containsAll(List.of("tidak", "bukan", "belum", "jangan", "tanpa", "not"));
        assertThat(Marks.LIMIT).containsAll(List.of("kecuali", "selain", "hanya", "except"));
        assertThat(Marks.YES_NO).containsAll(List.of("ya", "tidak", "bukan", "belum", "yes", "no"));
    }

    @Test
    void sectionsDoNotRunIntoEachOther() {
        assertThat(WordList.of("id", "negation")).doesNotContain("kecuali", "[limit]", "yang");
    }
}
