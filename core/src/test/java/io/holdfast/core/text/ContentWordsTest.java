package io.holdfast.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ContentWordsTest {
    @Test
    void keepsWhatCarriesContent() {
        assertThat(ContentWords.of("The committee's decisions were not final, and it updates /v2/items daily."))
                .containsExactly("committe", "decis", "not", "final", "updat", "/v2/items", "daili");
    }

    @Test
    void hyphenatedAndSpacedSpellingsMeet() {
        assertThat(ContentWords.of("a state-of-the-art pump")).isEqualTo(ContentWords.of("a state of the art pump"));
    }

    @Test
    void numbersInAHyphenatedWordCountAndFlagsStayWhole() {
        assertThat(ContentWords.of("a 10-year-old boy --dry-run"))
                .containsExactly("10", "year", "old", "boi", "--dry-run");
    }

    @Test
    void codeIsNotStemmed() {
        assertThat(ContentWords.of("read_files() lists")).containsExactly("read_files()", "list");
    }

    @Test
    void indonesianFunctionWordsGo() {
        assertThat(ContentWords.of("Toko itu tidak menjual apel yang merah"))
                .containsExactly("toko", "tidak", "menjual", "apel", "merah");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "not",
                "no",
                "never",
                "none",
                "nor",
                "without",
                "cannot",
                "can't",
                "don't",
                "isn't",
                "must",
                "may",
                "should",
                "can",
                "all",
                "some",
                "any",
                "every",
                "each",
                "most",
                "few",
                "many",
                "only",
                "both",
                "more",
                "less",
                "before",
                "after",
                "above",
                "below",
                "tidak",
                "bukan",
                "jangan",
                "belum",
                "tanpa",
                "semua",
                "setiap",
                "beberapa",
                "hanya",
                "harus",
                "boleh",
                "lebih",
                "kurang"
            })
    void wordsThatDecideTruthAreNeverStopWords(String word) {
        assertThat(StopWords.contains(word)).isFalse();
    }

    @Test
    void emptyAndSymbolOnlyTextsHaveNoContent() {
        assertThat(ContentWords.of("")).isEmpty();
        assertThat(ContentWords.of("... — !? the")).isEmpty();
    }
}
