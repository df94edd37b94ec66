package io.holdfast.core.conversation.turn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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

    @Test
    void emptyAndSymbolOnlyTextsHaveNoContent() {
        assertThat(ContentWords.of("")).isEmpty();
        assertThat(ContentWords.of("... — !? the")).isEmpty();
    }
}
