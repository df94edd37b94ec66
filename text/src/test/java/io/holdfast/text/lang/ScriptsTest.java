package io.holdfast.text.lang;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Character.UnicodeScript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Letters of each script. */
class ScriptsTest {
    @ParameterizedTest
    @CsvSource({
        "Это не по-английски, CYRILLIC",
        "これはペンです, HIRAGANA",
        "カタカナだけ, HIRAGANA",
        "這是中文, HAN",
        "한국어입니다, HANGUL",
        "Αυτό είναι ελληνικά, GREEK",
        "نص عربي, ARABIC",
    })
    void mostLettersTellTheScript(String text, UnicodeScript script) {
        assertThat(new Scripts(text).foreign()).isEqualTo(script);
    }

    @Test
    void latinIsNotForeignAndAFewForeignLettersAreNot() {
        assertThat(new Scripts("This is plain.").foreign()).isNull();
        assertThat(new Scripts("The word мир is Russian for peace.").foreign()).isNull();
        assertThat(new Scripts("12 + 34 = 46").foreign()).isNull();
    }

    @Test
    void japaneseWithManyHanCharactersIsJapanese() {
        assertThat(new Scripts("東京は日本の首都です").foreign()).isEqualTo(UnicodeScript.HIRAGANA);
    }

    @Test
    void aCharacterThatIsAWordWeighsMoreThanALetter() {
        assertThat(new Scripts("日本").all()).isEqualTo(2 * Scripts.IDEOGRAPH);
        assertThat(new Scripts("ab").all()).isEqualTo(2);
        assertThat(new Scripts("한국").all()).isEqualTo(4);
    }

    @Test
    void aScriptOfOneLanguageNamesItAndASharedOneHasACode() {
        assertThat(Scripts.language(UnicodeScript.THAI)).isEqualTo("th");
        assertThat(Scripts.language(UnicodeScript.CYRILLIC)).isNull();
        assertThat(Scripts.code(UnicodeScript.CYRILLIC)).isEqualTo("Cyrl");
        assertThat(Scripts.code(UnicodeScript.TIBETAN)).isEqualTo("Zzzz");
    }
}
