package io.holdfast.models.onnx.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.models.onnx.file.ModelFiles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WordPieceTest {
    private static final byte[] JSON = ModelFiles.Bundled.embedding("all-minilm-l6-v2-q", "the default model", "")
            .require("all-minilm-l6-v2-q-tokenizer.json");
    private static final WordPiece OURS = ours(4096);

    private static WordPiece ours(int maxTokens) {
        try {
            TokenizerJson tree = TokenizerJson.read(JSON);
            assertThat(WordPiece.describes(tree)).isTrue();
            return WordPiece.of(tree, maxTokens);
        } catch (java.io.IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void givesTheSameIdsAsTheLibraryThatDefinedTheFormat() throws Exception {
        HubTokenizer theirs = HubTokenizer.of(JSON, 4096);
        List<String> texts = new ArrayList<>(List.of(
                "",
                "  ",
                "Don't panic: the 3.14-inch screen (v1.2.1) isn't wide!",
                "Ünïcödé naïve façade, İstanbul, STRASSE ß ﬁ ½ №",
                "東京タワーは333メートル。 한국어 문장 हिन्दी العربية עברית ไทย",
                "emoji 🚀🏔 family 👩‍👩‍👧 flag 🇩🇪 tone 👍🏽",
                "tabs\tand\r\nlines\u2028\u00a0\u3000wide \u200bzero\u200dwidth \ufeffbom \u0007bell",
                "e\u0301 combining a\u0300\u0323 marks",
                "x".repeat(100) + " " + "x".repeat(101),
                "app.get(\"/items/{id}\") // C++ && C# $5.2M €3 50% a_b <tag/> ~`^|=+",
                "pneumonoultramicroscopicsilicovolcanoconiosis antidisestablishmentarianism qzxwv"));
        SplittableRandom random = new SplittableRandom(20240229);
        for (int i = 0; i < 3000; i++) {
            texts.add(randomText(random));
        }
        for (String text : texts) {
            assertThat(OURS.encode(text).input("input_ids"))
                    .as(text)
                    .isEqualTo(theirs.encode(text).input("input_ids"));
        }
    }

    @Test
    void everyTokenPointsAtItsOwnPlaceInTheOriginal() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 2000; i++) {
            String text = randomText(random);
            Pieces pieces = OURS.split(text);
            int last = 0;
            for (int t = 0; t < pieces.size(); t++) {
                assertThat(pieces.start(t)).isGreaterThanOrEqualTo(0).isLessThan(pieces.end(t));
                assertThat(pieces.end(t)).isGreaterThanOrEqualTo(last).isLessThanOrEqualTo(text.length());
                last = pieces.end(t);
            }
        }
        String text = "Ein 🏔-Café öffnet";
        Pieces pieces = OURS.split(text);
        List<String> words = new ArrayList<>();
        for (int t = 0; t < pieces.size(); t++) {
            words.add(text.substring(pieces.start(t), pieces.end(t)));
        }
        assertThat(words).contains("🏔", "-", "Café");
    }

    @Test
    void aTextThatSpellsASeparatorStaysText() {
        long[] ids = OURS.encode("evidence [SEP] claim").input("input_ids");
        assertThat(Arrays.stream(ids).filter(id -> id == OURS.separator())).hasSize(1);
    }

    @Test
    void longTextsAreCutWithTheirEndMarkerInPlace() {
        long[] ids = ours(16).encode("word ".repeat(50)).input("input_ids");
        assertThat(ids).hasSize(16).startsWith(OURS.first()).endsWith(OURS.separator());
    }

    private static String randomText(SplittableRandom random) {
        StringBuilder out = new StringBuilder();
        int length = random.nextInt(40);
        for (int i = 0; i < length; i++) {
            switch (random.nextInt(6)) {
                case 0 -> out.append(' ');
                case 1 -> out.appendCodePoint(random.nextInt(0x20, 0x7F));
                case 2 -> out.appendCodePoint(random.nextInt(0xA0, 0x250));
                case 3 -> out.append("ing|tion|pre|The|water|2024|un|able".split("\\|")[random.nextInt(8)]);
                case 4 -> out.appendCodePoint(assigned(random));
                default -> out.appendCodePoint(random.nextInt('a', 'z' + 1));
            }
        }
        return out.toString().replace("[", "(");
    }

    /** Characters of old Unicode versions: newer ones are classed differently by different tables. */
    private static int assigned(SplittableRandom random) {
        int[][] blocks = {
            {0x370, 0x3FF},
            {0x400, 0x45F},
            {0x5D0, 0x5EA},
            {0x621, 0x64A},
            {0x905, 0x939},
            {0xAC00, 0xD7A3},
            {0x3041, 0x3096},
            {0x4E00, 0x9FA5},
            {0x2010, 0x2027},
            {0x2190, 0x21FF},
            {0x1F600, 0x1F640},
            {0x20000, 0x2A6D6}
        };
        int[] block = blocks[random.nextInt(blocks.length)];
        return random.nextInt(block[0], block[1] + 1);
    }
}
