package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NormalizerTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            value = {
                "The  PUMP, the pump",
                "“quoted” ‘it’, \"quoted\" 'it'",
                "2019–2021, 2019-2021",
                "a\u00A0b\u3000c, a b c",
                "ﬁle, file",
                "Ｐｕｔ, put",
                "za\u200Bp\u202Eped\uFEFF, zapped",
                "cafe\u0301, caf\u00E9",
                "ÉCOLE, école",
                "−5, -5",
                "m², m2",
                "so\u00ADft, soft",
                "a\uDB40\uDC41b, ab"
            })
    void spellingsMeet(String text, String folded) {
        assertThat(Normalizer.fold(text)).isEqualTo(folded);
    }

    @ParameterizedTest
    @CsvSource({
        "/files//home/x, /files/home/x",
        ":filepath, filepath",
        "C++, C",
        "C#, C",
        ".NET, NET",
        "-5, 5",
        "50%, 50",
        "a_b, ab",
        "1.5, 15"
    })
    void symbolsKeepTextsApart(String one, String other) {
        assertThat(Normalizer.fold(one)).isNotEqualTo(Normalizer.fold(other));
        assertThat(Normalizer.words(one)).isNotEqualTo(Normalizer.words(other));
    }

    @Test
    void wordsAreFoldedWordsNumbersAndCode() {
        assertThat(Normalizer.words("Don’t call app.get(\"/Items/\") in C++ — pay €1,000.50!"))
                .containsExactly("don't", "call", "app.get(\"/items/\")", "in", "c++", "pay", "1,000.50");
    }

    @Test
    void caseDoesNotDependOnTheMachine() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertThat(Normalizer.fold("TITLE")).isEqualTo("title");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void foldingTwiceChangesNothing() {
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(12); i > 0; i--) {
                text.appendCodePoint(random.nextInt(random.nextBoolean() ? 0x3000 : 0x20000));
            }
            String folded = Normalizer.fold(text.toString());
            if (!Normalizer.fold(folded).equals(folded)) {
                assertThat(Normalizer.fold(folded))
                        .as(text.codePoints()
                                .mapToObj(Integer::toHexString)
                                .toList()
                                .toString())
                        .isEqualTo(folded);
            }
        }
    }
}
