package io.holdfast.text.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordPatternsTest {
    private static final WordPatterns PATTERNS = new WordPatterns(Map.of(
            "ant", List.of("ant", "ants?"),
            "insect", List.of("%{ant}", "fly"),
            "money", List.of("\\$\\d+", "[\\w&&[^_]]+"))::get);

    @Test
    void aSectionStandsForAnyOfItsWords() {
        assertThat(PATTERNS.expand("^%{ant}$|(%{ant}) \\d{2}")).isEqualTo("^(?:ant|ants?)$|((?:ant|ants?)) \\d{2}");
        assertThat(PATTERNS.compile("two %{ant}").matcher("two ants").matches()).isTrue();
        assertThat(PATTERNS.expand("\\p{L}{2} 5 %")).isEqualTo("\\p{L}{2} 5 %");
    }

    @Test
    void wordsMayBeExpressionsAndNameSections() {
        assertThat(PATTERNS.expand("%{insect}")).isEqualTo("(?:(?:ant|ants?)|fly)");
        assertThat(PATTERNS.expand("%{money}")).isEqualTo("(?:\\$\\d+|[\\w&&[^_]]+)");
        assertThat(PATTERNS.words("insect")).containsExactly("%{ant}", "fly");
    }

    /** The words of all languages, in the order of the languages and of each file. */
    @Test
    void wordsKeepTheirOrder() {
        assertThat(WordPatterns.ALL.words("and")).containsExactly("and", "&", "dan", "und", "et", "y", "e");
        assertThat(WordPatterns.ALL.expand("%{joins-range}"))
                .isEqualTo("(?:to|and|hingga|sampai|dan|bis|und|à|et|y|a)");
        assertThat(WordPatterns.ALL.expand("%{python-literal}")).isEqualTo("(?:True|False|None)");
    }

    @ParameterizedTest
    @CsvSource({
        "cause, it stopped due to rain",
        "enumerating, metals such as tin",
        "asks-where, di mana kuncinya",
        "asks-when, in which year",
        "currency, five U.S. dollars",
        "adding, how it works"
    })
    void aLineBelowAWordIsABlank(String section, String text) {
        assertThat(WordPatterns.ALL
                        .compile("(?i)\\b%{" + section + "}\\b")
                        .matcher(text)
                        .find())
                .isTrue();
        assertThat(WordPatterns.ALL.expand("%{" + section + "}")).doesNotContain("_");
    }

    /** "un" is French and Spanish: a word that is tried twice makes a list of it cost twice as much for each item. */
    @Test
    void aWordOfTwoLanguagesIsTriedOnce() {
        assertThat(WordPatterns.ALL.words("indefinite"))
                .filteredOn("un"::equals)
                .hasSize(2);
        assertThat(WordPatterns.ALL.expand("%{indefinite}").split("[(?:|)]+")).doesNotHaveDuplicates();
    }

    @Test
    void aSectionThatIsNotThereIsAnError() {
        assertThatThrownBy(() -> WordPatterns.ALL.compile("the %{no-such-words}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("[no-such-words]")
                .hasMessageContaining("en/words.txt");
        assertThatThrownBy(() -> WordPatterns.beside(WordList.class, List.of("formats.txt"))
                        .words("cause"))
                .hasMessage("formats.txt: no section [cause]");
    }

    @Test
    void aFileForAllLanguagesComesBeforeThoseOfEach() {
        assertThat(WordList.files("words.txt", "codes.txt"))
                .startsWith("codes.txt", "en/words.txt", "id/words.txt")
                .doesNotContain("zh/words.txt");
    }
}
