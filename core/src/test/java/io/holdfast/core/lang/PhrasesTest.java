package io.holdfast.core.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Expressions kept in files by language. */
class PhrasesTest {
    @ParameterizedTest
    @ValueSource(strings = {"declines", "about_source", "courtesy", "lead_in", "but"})
    void everyLanguageHasEverySection(String section) {
        for (String language : Phrases.LANGUAGES) {
            assertThat(WordList.sections(language + "/refusals.txt"))
                    .as(language)
                    .containsKey(section);
        }
        assertThat(Phrases.refusals(section)).isNotEmpty();
    }

    @Test
    void termsAreReplaced() {
        for (String section : List.of("declines", "about_source")) {
            assertThat(Phrases.refusals(section))
                    .extracting(Pattern::pattern)
                    .noneMatch(p -> p.matches("(?s).*%\\w+%.*"));
        }
    }

    @Test
    void languagesAreEachNamedOnceAndBeginWithThoseThatHaveWords() {
        assertThat(Phrases.LANGUAGES).doesNotHaveDuplicates().startsWith(WordList.LANGUAGES.toArray(String[]::new));
    }

    @Test
    void aSectionThatNoFileHasIsAnError() {
        assertThatThrownBy(() -> Phrases.refusals("delcines"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("delcines");
    }
}
