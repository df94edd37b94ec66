package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.lang.WordList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What words mean to each other. */
class LexiconTest {
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
}
