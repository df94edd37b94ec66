package io.holdfast.text.fact.shared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokensTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            It costs 1,000.50 now.  | It=WORD costs=WORD 1,000.50=NUMBER now=WORD .=SYMBOL
            utf8 item_3             | utf8=WORD item_3=WORD
            version 1.2.1.          | version=WORD 1.2.1=NUMBER .=SYMBOL
            Rp10                    | Rp=WORD 10=NUMBER
            10km                    | 10=NUMBER km=WORD
            .5 or 1.                | .5=NUMBER or=WORD 1=NUMBER .=SYMBOL
            end.5                   | end=WORD .=SYMBOL 5=NUMBER
            5–10                    | 5=NUMBER –=SYMBOL 10=NUMBER
            1'000                   | 1'000=NUMBER
            café                    | café=WORD
            """)
    void wordsNumeralsAndSymbolsAreToldApart(String text, String tokens) {
        Tokens read = Tokens.of(text);
        assertThat(IntStream.range(0, read.size())
                        .mapToObj(i -> read.at(i).text() + "=" + read.at(i).kind())
                        .collect(Collectors.joining(" ")))
                .isEqualTo(tokens);
    }

    @Test
    void everyTokenIsTheTextOfItsOffsets() {
        String text = "Opened 3 May 2020,\n at 10:30 — 😀 for £5.";
        Tokens tokens = Tokens.of(text);
        for (int i = 0; i < tokens.size(); i++) {
            Tokens.Token token = tokens.at(i);
            assertThat(text.substring(token.start(), token.end())).isEqualTo(token.text());
        }
        assertThat(tokens.at(0).lineStart()).isTrue();
        assertThat(tokens.at(5).text()).isEqualTo("at");
        assertThat(tokens.at(5).lineStart()).isTrue();
    }

    @Test
    void pastEitherEndIsATokenThatIsNothing() {
        Tokens tokens = Tokens.of("one");
        assertThat(tokens.at(-1).kind()).isEqualTo(Tokens.Kind.END);
        assertThat(tokens.at(1).isWord()).isFalse();
        assertThat(tokens.at(1).text()).isEmpty();
    }

    @Test
    void phrasesAreInLowerCaseAndGluedOnesHaveNoBlanks() {
        Tokens tokens = Tokens.of("About Ten km/h");
        assertThat(tokens.phrase(0, 2)).isEqualTo("about ten");
        assertThat(tokens.glued(2, 5)).isTrue();
        assertThat(tokens.glued(1, 3)).isFalse();
        assertThat(tokens.at(1).capitalised()).isTrue();
    }
}
