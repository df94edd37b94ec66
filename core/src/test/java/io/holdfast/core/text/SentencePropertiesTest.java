package io.holdfast.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every text, tried on seeded random ones. */
final class SentencePropertiesTest {
    private static final String[] PIECES = {
        ". ", "! ", "? ", "... ", "…", "。", "！", "؟ ", "\n", "\r\n", "\n\n", " ", "\t", "(", ")", "[", "]", "[1]", "\"",
        "“", "”", "'", "`", "```\n", "~~~\n", "- ", "* ", "1. ", "a) ", "# ", "> ", "|", "| ", "|---|\n", "---\n",
        "Dr. ", "e.g. ", "U.S. ", "3.14", "v1.2.1", "J. ", "The", "it", "iOS", "x", "水", "と", "🎉", "𝒳", "\uD83C",
        "\u200B", "\u00A0", "É", "etc. ", "5 p.m. ", ": ", "; ", ", ", "{", "}", "•", " • ", "\u2028", "Key: ", ".",
        "!", "?"
    };

    /** Pieces without line structure. */
    private static final String[] PROSE = {
        ". ", ". ", "! ", "? ", "... ", "… ", "Dr. ", "e.g. ", "U.S. ", "3.14 ", "v1.2.1 ", "J. ", "The ", "it ",
        "iOS ", "pump ", "failed", "rose", "Berlin", "\"", "“", "” ", "(", ") ", " [1] ", "etc. ", "5 p.m. ", "at ",
        "。", "水", "は", "🎉 ", "𝒳 ", "No. ", "Fig. ", "Inc. ", "Jan. ", "19", "im ", " "
    };

    @Test
    void sentencesAreOrderedTrimmedAndCoverTheText() {
        SplittableRandom random = new SplittableRandom(42);
        for (int round = 0; round < 20_000; round++) {
            check(random(random, PIECES, 30));
        }
    }

    @Test
    void anyUnicodeIsSurvived() {
        SplittableRandom random = new SplittableRandom(43);
        for (int round = 0; round < 5_000; round++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(60);
            for (int i = 0; i < length; i++) {
                int plane = random.nextInt(8);
                text.appendCodePoint(
                        plane < 3
                                ? random.nextInt(0x80)
                                : plane < 7 ? random.nextInt(0x10000) : random.nextInt(0x110000));
            }
            check(text.toString());
        }
    }

    @Test
    void sentenceCutOutOfItsTextStaysWhole() {
        SplittableRandom random = new SplittableRandom(44);
        for (int round = 0; round < 20_000; round++) {
            String text = random(random, PROSE, 20);
            for (Span span : SentenceSplitter.split(text)) {
                String sentence = span.of(text);
                assertThat(SentenceSplitter.split(sentence))
                        .as("<%s> of <%s>", sentence, text)
                        .containsExactly(new Span(0, sentence.length()));
            }
        }
    }

    @Test
    void sameTextSameSentences() {
        SplittableRandom random = new SplittableRandom(45);
        String text = random(random, PIECES, 500);
        assertThat(SentenceSplitter.split(text)).isEqualTo(SentenceSplitter.split(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".",
                "..a ",
                "\"",
                "'",
                "(",
                ")",
                "()",
                "[",
                "[1] ",
                "`",
                "``a",
                "a(",
                "a.b.",
                ". ",
                ".) ",
                "。",
                "|",
                "| ",
                "-",
                "- ",
                "\n",
                "\r\n",
                " \n",
                "#",
                "> ",
                ">",
                "1. ",
                "1.\n",
                "A. ",
                "a ",
                "🎉",
                ". 🎉 ",
                "*",
                "**a",
                "```\n",
                "~~~ ",
                "{",
                "a:\n",
                "\t|\n",
                "x\t\n",
                "e.g. ",
                "https://a.b/",
                "The ",
                "」と",
                "。」",
                ". [",
                ".\"",
                "_",
                "`` ` ",
                "a\n1. ",
                "|-",
                "  ",
                "\u200B"
            })
    void hostileTextCostsWorkInProportionToItsLength(String unit) {
        int length = 1 << 20;
        CountingText text = new CountingText(unit.repeat(length / unit.length()));
        SentenceSplitter.splitSequence(text);
        assertThat(text.reads()).as(unit).isLessThan(250L * length);
        CountingText again = new CountingText(text.toString());
        Tokenizer.tokenizeSequence(again);
        assertThat(again.reads()).as(unit).isLessThan(250L * length);
    }

    private static void check(String text) {
        List<Span> spans = SentenceSplitter.split(text);
        int last = 0;
        for (Span span : spans) {
            assertThat(span.start()).as(text).isGreaterThanOrEqualTo(last);
            assertThat(span.end()).as(text).isLessThanOrEqualTo(text.length()).isGreaterThan(span.start());
            assertThat(Chars.blank(text.charAt(span.start()))).as(text).isFalse();
            assertThat(Chars.blank(text.charAt(span.end() - 1))).as(text).isFalse();
            assertUncut(text, span.start());
            assertUncut(text, span.end());
            assertNothingLost(text, last, span.start());
            last = span.end();
        }
        assertNothingLost(text, last, text.length());
    }

    private static void assertUncut(String text, int at) {
        boolean cut = at > 0
                && at < text.length()
                && Character.isHighSurrogate(text.charAt(at - 1))
                && Character.isLowSurrogate(text.charAt(at));
        assertThat(cut).as(text).isFalse();
    }

    /** Between sentences there is white space, or a ruler line. */
    private static void assertNothingLost(String text, int from, int to) {
        String gap = text.substring(from, to);
        assertThat(gap.chars().allMatch(c -> Chars.blank(c) || "|-=+:*_>".indexOf(c) >= 0))
                .as("lost <%s> of <%s>", gap, text)
                .isTrue();
        boolean content = gap.chars().anyMatch(c -> !Chars.blank(c));
        if (content) {
            assertThat(gap).containsAnyOf("-", "=", "*", "_");
        }
    }

    private static String random(SplittableRandom random, String[] pieces, int most) {
        StringBuilder text = new StringBuilder();
        int count = random.nextInt(most + 1);
        for (int i = 0; i < count; i++) {
            text.append(pieces[random.nextInt(pieces.length)]);
        }
        return text.toString();
    }
}
