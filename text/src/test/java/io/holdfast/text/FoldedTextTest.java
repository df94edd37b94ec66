package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A copy is found whatever formatting was added to it or taken from it. */
class FoldedTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "The Valve opens.|the valve OPENS",
                "**The valve** _opens_.|The valve opens",
                "# Heading|heading",
                "“quoted” words|\"quoted\" words",
                "a – b|a - b",
                "don’t|don't",
                "{\"a\": 1, \"b\": 2}|{\"a\":1,\"b\":2}",
                "Great 😀 job|Great job",
                "Is it so?|Is it so.",
                "~one\n  two~|one two"
            })
    void formattingIsFoldedAway(String a, String b) {
        assertThat(FoldedText.of(a).same(FoldedText.of(b))).isTrue();
        assertThat(FoldedText.of(b).same(FoldedText.of(a))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3 bar|3 mbar", "not open|open", "its|it's", "x_1|x1", "a b|ab", "5|-5"})
    void wordsAndNumbersAreNot(String a, String b) {
        assertThat(FoldedText.of(a).same(FoldedText.of(b))).isFalse();
    }

    @Test
    void aTextIsFoundWhereItOccurs() {
        String source = "Note: **The valve** opens at “3 bar”. It closes later.";
        Span at = FoldedText.of(source).find(FoldedText.of("the valve opens at 3 bar."), 0);
        assertThat(at).isNotNull();
        assertThat(at.of(source)).startsWith("The valve").contains("3 bar");
    }

    @Test
    void aTextIsFoundAgainBehindItsFirstPlace() {
        FoldedText text = FoldedText.of("It opens. **It** opens. Nothing else.");
        assertThat(text.find(FoldedText.of("it opens"), 1)).isEqualTo(new Span(12, 22));
        assertThat(text.find(FoldedText.of("it opens"), 13)).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"valve open", "alve opens", "he valve", "bar it"})
    void onlyWholeWordsAreFound(String part) {
        assertThat(FoldedText.of("The valve opens at 3 bar. It closes.").find(FoldedText.of(part), 0))
                .isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "**", "“”", "😀", ". !"})
    void nothingIsNeitherFoundNorTheSame(String nothing) {
        assertThat(FoldedText.of("some text").find(FoldedText.of(nothing), 0)).isNull();
        assertThat(FoldedText.of("").same(FoldedText.of(nothing))).isFalse();
    }

    /** Whatever part of a text is looked for between its words, it is found, and what is found says the same. */
    @Test
    void whatIsFoundSaysTheSame() {
        String[] words = {
            "The", "**valve**", "opens", "“at”", "3", "bar,", "(and", "closes)", "don’t", "x_1", "—", "😀", "end."
        };
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 500; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = 0; n < 8; n++) {
                text.append(words[random.nextInt(words.length)]).append(random.nextInt(5) == 0 ? "\n  " : " ");
            }
            String whole = text.toString();
            String[] parts = whole.strip().split("\\s+");
            int from = random.nextInt(parts.length);
            int to = random.nextInt(from, parts.length);
            FoldedText wanted = FoldedText.of(String.join(" ", java.util.Arrays.copyOfRange(parts, from, to + 1)));
            Span at = FoldedText.of(whole).find(wanted, 0);
            if (at != null) {
                assertThat(FoldedText.of(at.of(whole)).same(wanted)).as(whole).isTrue();
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"it was −80 euros in May|80 euros in May", "(-80 euros in May)|80 euros in May", "-5|5"})
    void aNumberIsNotFoundWithoutItsSign(String text, String wanted) {
        assertThat(FoldedText.of(text).find(FoldedText.of(wanted), 0)).isNull();
        assertThat(FoldedText.of(text.replaceAll("[−-]", "2–")).find(FoldedText.of(wanted), 0))
                .isNotNull();
    }
}
