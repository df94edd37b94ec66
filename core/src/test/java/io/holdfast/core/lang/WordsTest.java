package io.holdfast.core.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.text.PorterStemmer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The word lists and what they say about words. */
class WordsTest {
    private static final Lexicon WORDS = Lexicon.BUNDLED;

    @ParameterizedTest
    @CsvSource({"rose,rise", "fell,fall", "written,write", "kept,keep", "table,table", "opens,opens"})
    void anIrregularFormHasABaseAndAnyOtherWordIsItsOwn(String form, String base) {
        assertThat(WORDS.base(form)).isEqualTo(base);
    }

    @ParameterizedTest
    @CsvSource({
        "increase,decrease",
        "rise,fall",
        "more,fewer",
        "able,unable",
        "legal,illegal",
        "possible,impossible",
        "regular,irregular"
    })
    void wordsThatExcludeEachOtherDoSoBothWays(String a, String b) {
        assertThat(WORDS.opposite(PorterStemmer.stem(a), PorterStemmer.stem(b))).isTrue();
        assertThat(WORDS.opposite(PorterStemmer.stem(b), PorterStemmer.stem(a))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "rise,rise",
        "rise,grow",
        "form,inform",
        "play,display",
        "cover,discover",
        "stall,install",
        "port,import",
        "side,inside",
        "red,blue"
    })
    void otherWordsDoNot(String a, String b) {
        assertThat(WORDS.opposite(PorterStemmer.stem(a), PorterStemmer.stem(b))).isFalse();
    }

    @Test
    void lightWordsSayLittle() {
        assertThat(List.of("use", "make", "have", "provide")).allMatch(w -> WORDS.light(PorterStemmer.stem(w)));
        assertThat(List.of("valve", "paris", "contract")).noneMatch(w -> WORDS.light(PorterStemmer.stem(w)));
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
    void everyLineOfAntonymsIsOnePairOfDifferentWords() {
        for (String line : WordList.lines("antonyms.txt")) {
            String[] pair = line.split("\\s+");
            assertThat(pair).as(line).hasSize(2);
            assertThat(pair[0]).as(line).isNotEqualTo(pair[1]);
        }
    }

    @Test
    void everyLineOfIrregularFormsHasABaseAndForms() {
        assertThat(WordList.lines("irregular.txt"))
                .allSatisfy(line -> assertThat(line.split("\\s+")).hasSizeGreaterThan(1));
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
