package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every text, tried on seeded random ones. */
final class SentencePropertiesTest {
    private static final int READS_PER_CHARACTER = 250;

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
        coverTheText(4_000);
    }

    private static void coverTheText(int texts) {
        SplittableRandom random = new SplittableRandom(42);
        for (int round = 0; round < texts; round++) {
            check(random(random, PIECES, 30));
        }
    }

    @Test
    @Tag("heavy")
    void theSameOfManyMoreTexts() {
        coverTheText(20_000);
        stayWhole(20_000);
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
        stayWhole(4_000);
    }

    private static void stayWhole(int texts) {
        SplittableRandom random = new SplittableRandom(44);
        for (int round = 0; round < texts; round++) {
            String text = random(random, PROSE, 20);
            for (Span span : SentenceSplitter.split(text)) {
                String sentence = span.of(text);
                List<Span> again = SentenceSplitter.split(sentence);
                require(again.equals(List.of(new Span(0, sentence.length()))), "wholeness of <" + sentence + ">", text);
            }
        }
    }

    @Test
    void sameTextSameSentences() {
        SplittableRandom random = new SplittableRandom(45);
        String text = random(random, PIECES, 500);
        assertThat(SentenceSplitter.split(text)).isEqualTo(SentenceSplitter.split(text));
    }

    private static List<String> hostileUnits() {
        return List.of(
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
                "\u200B",
                "}",
                "{}",
                "a{",
                "a}",
                "+",
                "a+",
                "/",
                "//",
                "a/",
                "a,",
                "1,",
                "a'",
                "a-",
                "://",
                "a:",
                "&",
                "@");
    }

    @ParameterizedTest
    @MethodSource("hostileUnits")
    void hostileTextCostsWorkInProportionToItsLength(String unit) {
        costsItsLength(unit, 1 << 14);
    }

    @ParameterizedTest
    @MethodSource("hostileUnits")
    @Tag("heavy")
    void longerHostileTextCostsWorkInProportionToItsLength(String unit) {
        costsItsLength(unit, 1 << 16);
    }

    private static void costsItsLength(String unit, int length) {
        String hostile = unit.repeat(length / unit.length());
        for (String text : List.of(hostile, "a" + hostile, "x://y" + hostile, "(" + hostile + ")")) {
            SentenceSplitter.split(new CountingText(text, READS_PER_CHARACTER));
            Tokenizer.tokenize(new CountingText(text, READS_PER_CHARACTER));
        }
    }

    @Test
    void megabyteOfProseCostsFewReadsPerCharacter() {
        String paragraph =
                "The pump failed (see Fig. 3). Dr. Wu said: \"It was old, e.g. from 1987.\" We\nreplaced it.\n\n";
        CountingText text = new CountingText(paragraph.repeat((1 << 20) / paragraph.length()), 20);
        assertThat(SentenceSplitter.split(text)).hasSizeGreaterThan(30_000);
    }

    private static void check(String text) {
        int last = 0;
        for (Span span : SentenceSplitter.split(text)) {
            require(span.start() >= last, "order", text);
            require(span.end() <= text.length() && span.end() > span.start(), "range", text);
            require(!Chars.blank(text.charAt(span.start())), "blank first", text);
            require(!Chars.blank(text.charAt(span.end() - 1)), "blank last", text);
            require(!cutsPair(text, span.start()) && !cutsPair(text, span.end()), "surrogate pair", text);
            require(nothingLost(text.substring(last, span.start())), "coverage", text);
            last = span.end();
        }
        require(nothingLost(text.substring(last)), "coverage", text);
    }

    private static void require(boolean holds, String what, String text) {
        if (!holds) {
            throw new AssertionError(what + " broken by <" + text + ">");
        }
    }

    private static boolean cutsPair(String text, int at) {
        return at > 0
                && at < text.length()
                && Character.isHighSurrogate(text.charAt(at - 1))
                && Character.isLowSurrogate(text.charAt(at));
    }

    /** Between sentences there is white space, or ruler lines. */
    private static boolean nothingLost(String gap) {
        return gap.lines().allMatch(line -> line.chars().allMatch(Chars::blank) || ruler(line));
    }

    private static boolean ruler(String line) {
        return line.chars().allMatch(c -> Chars.blank(c) || "|-=+:*_>".indexOf(c) >= 0)
                && line.chars().anyMatch(c -> "-=*_".indexOf(c) >= 0);
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
