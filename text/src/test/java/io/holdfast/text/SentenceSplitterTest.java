package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The table of hard cases in {@code sentences.txt}, one test a block. */
final class SentenceSplitterTest {
    record HardCase(String name, String text, List<String> sentences) {}

    @TestFactory
    Stream<DynamicTest> hardCaseIsSplitAsWritten() throws IOException {
        return cases().stream()
                .map(c -> DynamicTest.dynamicTest(
                        c.name(), () -> assertThat(split(c.text())).isEqualTo(c.sentences())));
    }

    @Test
    void tableIsLongEnoughToMeanSomething() throws IOException {
        assertThat(cases()).hasSizeGreaterThanOrEqualTo(120);
        assertThat(cases().stream().map(HardCase::name)).doesNotHaveDuplicates();
    }

    @Test
    void whatGoesOnWithoutAStopIsCutBetweenWords() {
        List<String> parts = split("a word and ".repeat(300));
        assertThat(parts).hasSize(4).allSatisfy(part -> assertThat(part).hasSizeLessThanOrEqualTo(1000));
        assertThat(String.join(" ", parts) + " ").isEqualTo("a word and ".repeat(300));
    }

    @Test
    void withoutABlankItIsCutBetweenCharacters() {
        List<String> parts = split("a" + "😀".repeat(1200));
        assertThat(String.join("", parts)).isEqualTo("a" + "😀".repeat(1200));
        assertThat(parts)
                .hasSize(3)
                .noneSatisfy(part ->
                        assertThat(Character.isLowSurrogate(part.charAt(0))).isTrue());
    }

    static List<String> split(String text) {
        List<String> out = new ArrayList<>();
        for (Span span : SentenceSplitter.split(text)) {
            out.add(span.of(text));
        }
        return out;
    }

    static List<HardCase> cases() throws IOException {
        try (InputStream in = SentenceSplitterTest.class.getResourceAsStream("sentences.txt")) {
            String file = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
            List<HardCase> cases = new ArrayList<>();
            String[] blocks = file.split("\n==== ");
            for (int i = 1; i < blocks.length; i++) {
                String[] parts = blocks[i].split("\n----\n?", -1);
                int line = parts[0].indexOf('\n');
                List<String> expected = parts[1].isBlank()
                        ? List.of()
                        : parts[1].strip()
                                .lines()
                                .map(SentenceSplitterTest::unescape)
                                .toList();
                cases.add(new HardCase(
                        parts[0].substring(0, line).strip(), unescape(parts[0].substring(line + 1)), expected));
            }
            return cases;
        }
    }

    private static String unescape(String line) {
        return line.replace("\\n", "\n")
                .replace("\\r", "\r")
                .replace("\\t", "\t")
                .replace("\\u00A0", "\u00A0")
                .replace("\\u3000", "\u3000");
    }
}
