package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.Token.Kind;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TokenizerTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/files//home/x",
                ":filepath",
                "C++",
                "C#",
                ".NET",
                ".env",
                "app.get",
                "snake_case",
                "__init__",
                "--dry-run",
                "-v",
                "@decorator",
                "v1.2.1",
                "key=value",
                "https://host.test/a,b?c=d#e",
                "jane.doe@mail.test",
                "app.get(\"/items/\")",
                "obj.method()",
                "a[0]",
                "/items/{item_id}",
                "node_modules/x.js",
                "std::vector",
                "a->b",
                "$HOME",
                "~/notes",
                "./run",
                "../up",
                "#42",
                "config.yaml",
                "localhost:9000",
                "C:\\dir\\x",
                "application/vnd.api+json"
            })
    void codeStaysWholeAmongProse(String code) {
        assertThat(Tokenizer.tokenize(code)).containsExactly(new Token(code, 0, code.length(), Kind.CODE));
        assertThat(texts("Use " + code + ", or (" + code + "). Then \"" + code + "\" and `" + code + "`!", Kind.CODE))
                .containsExactly(code, code, code, code);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1,000.50",
                "3.14",
                "50%",
                "-5",
                "+7",
                ".5",
                "2024-01-05",
                "10:30",
                "12/31/2020",
                "5.2M",
                "10km",
                "3rd",
                "1e-5",
                "10.0.0.1",
                "½",
                "٣",
                "1.000,50"
            })
    void numbersStandAsWritten(String number) {
        assertThat(texts("about " + number + ", then (" + number + ").", Kind.NUMBER))
                .containsExactly(number, number);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "don't",
                "don’t",
                "O'Neil",
                "state-of-the-art",
                "U.S.",
                "e.g.",
                "p.m.",
                "COVID-19",
                "R&D",
                "naïve",
                "Straße",
                "한국어는",
                "กรุงเทพ",
                "कहानी",
                "rock'n'roll",
                "𝒳"
            })
    void wordsKeepTheirApostrophesHyphensAndMarks(String word) {
        assertThat(texts("so " + word + " (" + word + ")", Kind.WORD)).containsExactly("so", word, word);
    }

    @Test
    void everyCjkCharacterIsAToken() {
        assertThat(Tokenizer.tokenize("Python語は３つ。"))
                .extracting(Token::kind)
                .containsExactly(Kind.WORD, Kind.CJK, Kind.CJK, Kind.NUMBER, Kind.CJK, Kind.SYMBOL);
    }

    @Test
    void punctuationAndEmojiAreSymbols() {
        assertThat(texts("Wait... \"no\"—yes! 🎉🎉 [3] {\"k\":1} great🎉", Kind.SYMBOL))
                .containsExactly("...", "\"", "\"", "—", "!", "🎉🎉", "[", "]", "{", "\"", "\"", ":", "}", "🎉");
    }

    @Test
    void alternativesAndPluralsAreWords() {
        assertThat(texts("and/or the item(s) in km/h word[3]", Kind.WORD))
                .containsExactly("and", "or", "the", "item", "s", "in", "km", "h", "word");
    }

    @Test
    void currencyStandsBesideItsNumber() {
        assertThat(Tokenizer.tokenize("$5.20 or €3"))
                .extracting(Token::text)
                .containsExactly("$", "5.20", "or", "€", "3");
    }

    @Test
    void markdownLinkGivesWordsAndAddress() {
        assertThat(Tokenizer.tokenize("[the guide](https://host.test/g)"))
                .extracting(Token::text)
                .containsExactly("[", "the", "guide", "]", "(", "https://host.test/g", ")");
    }

    @Test
    void tokensAreOrderedFitTheirTextAndLoseNothing() {
        SplittableRandom random = new SplittableRandom(7);
        String[] pieces = {
            "a", "B", "1", ".", ",", "'", "’", "\"", "(", ")", "[", "]", "{", "}", "/", "-", "–", "_", ":", "#", "@",
            "+", "%", " ", "\n", "水", "カ", "🎉", "𝒳", "\uD83C", "é", "\u0301", "\u200D", "\u200B", "=", "<", "|", "s",
            "://", "&", "~", "$", "\\", "½", "*"
        };
        for (int round = 0; round < 20_000; round++) {
            StringBuilder built = new StringBuilder();
            for (int i = random.nextInt(25); i > 0; i--) {
                built.append(pieces[random.nextInt(pieces.length)]);
            }
            check(built.toString());
        }
    }

    private static void check(String text) {
        int last = 0;
        for (Token token : Tokenizer.tokenize(text)) {
            boolean inOrder = token.start() >= last
                    && text.substring(token.start(), token.end()).equals(token.text())
                    && text.substring(last, token.start()).chars().allMatch(Chars::blank);
            if (!inOrder) {
                assertThat(token).as(text).isNull();
            }
            last = token.end();
        }
        assertThat(text.substring(last).chars().allMatch(Chars::blank)).isTrue();
    }

    private static List<String> texts(String text, Kind kind) {
        return Tokenizer.tokenize(text).stream()
                .filter(t -> t.kind() == kind)
                .map(Token::text)
                .toList();
    }
}
