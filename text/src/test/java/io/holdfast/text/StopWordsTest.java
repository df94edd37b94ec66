package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.lang.Marks;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words that carry no fact. */
class StopWordsTest {
    @ParameterizedTest
    @ValueSource(strings = {"the", "of", "is", "it's", "themselves", "yang", "adalah", "tersebut", "der", "les"})
    void wordsOfGrammar(String word) {
        assertThat(StopWords.contains(word)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"valve", "paris", "The", "", "tali", "die", "war", "pour", "era"})
    void otherWords(String word) {
        assertThat(StopWords.contains(word)).isFalse();
    }

    static Set<String> deciding() {
        Set<String> all = new TreeSet<>(Marks.NEGATION);
        all.addAll(Marks.STRONG);
        all.addAll(Marks.WEAK);
        all.remove("akan"); // "will" is left out of what is compared in Indonesian
        return all;
    }

    /** Words whose loss would turn a claim into another one. */
    @ParameterizedTest
    @MethodSource("deciding")
    void noWordThatDecidesIsOne(String word) {
        assertThat(StopWords.contains(word)).isFalse();
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
}
