package io.holdfast.core.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.holdfast.core.model.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every document, whatever it mixes. */
class ReadingPropertiesTest {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    private static final List<String> PIECES = List.of(
            "The valve opens at 3 bar. It closes below 2 bar.",
            "# Heading",
            "**Bold title**",
            "Prices:",
            "- an item",
            "  - a nested item",
            "1. the first step",
            "| Name | Age |",
            "|---|---|",
            "| Ann | 34 |",
            "| a \\| b | — |",
            "+----+----+",
            "Name\tAge",
            "Ann\t34",
            "a,b,c",
            "1,\"2,5\",3",
            "x;\"open quote",
            "Item            2023        2022",
            "Revenue       12,400      11,200",
            "{\"a\": 1, \"b\": [1, {\"c\": null}]}",
            "{\"a\": 1,",
            "[1, 2]",
            "<table><tr><th>A</th><td rowspan=3>1</td></tr></table>",
            "<table><tr><td>",
            "<note><to a='1'>x</to></note>",
            "<p>Some <b>bold</b> text.</p>",
            "</div>",
            "key: value",
            "  deeper: 5",
            "list:",
            "- name: x",
            "text: |",
            "    more text",
            "base: &b",
            "<<: *b",
            "flow: [1, {a: 2}",
            "[section]",
            "[[list]]",
            "PORT=80",
            "Tom: Hi there.",
            "Bea: Hello, Tom!",
            "[10:02] Tom: again",
            "Ann Lee  10:02 AM",
            "Q: Why?",
            "A: Because.",
            "From: Ann <a@b.org>",
            "Subject: x",
            "> quoted text",
            "On Tue, Mar 5, 2024 at 10:02 AM Ann Lee <a@b.org> wrote:",
            "```json",
            "```",
            "~~~",
            "2024-03-05 10:02:11 INFO started",
            "Soup ........ 5.50",
            "✓ yes",
            "---",
            "===",
            "",
            "",
            " ",
            "\t",
            "\u00a0",
            "😀 😀",
            "\r");

    @ParameterizedTest
    @MethodSource("seeds")
    void everyUnitHasSomeTextAndASpanInsideItsDocument(int seed) {
        String text = document(new SplittableRandom(seed));
        for (TextUnit unit : DocumentReader.read(text)) {
            assertThat(unit.span().start())
                    .isGreaterThanOrEqualTo(0)
                    .isLessThan(unit.span().end());
            assertThat(unit.span().end()).isLessThanOrEqualTo(text.length());
            assertThat(unit.text()).isNotBlank();
        }
    }

    /** A unit may add to its span what is above it (heads, paths, leads), but never loses a word of a sentence or turn. */
    @ParameterizedTest
    @MethodSource("seeds")
    void aSentenceTurnOrLineIsReadInFull(int seed) {
        String text = document(new SplittableRandom(seed));
        for (TextUnit unit : DocumentReader.read(text)) {
            if (!unit.kind().structured() && !text.contains("<")) {
                assertThat(words(unit.text()))
                        .as(unit.text())
                        .containsAll(words(unit.span().of(text)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void theSameDocumentIsReadTheSameWay(int seed) {
        String text = document(new SplittableRandom(seed));
        assertThat(DocumentReader.read(text)).isEqualTo(DocumentReader.read(text));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void windowsLineEndingsChangeNothingButOffsets(int seed) {
        String text = document(new SplittableRandom(seed)).replace("\r", "");
        assertThat(texts(text.replace("\n", "\r\n"))).isEqualTo(texts(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The fee does not include:\n- flights\n- visa costs\n\nIt includes breakfast.",
                "{\"order\":{\"id\":17,\"items\":[{\"sku\":\"A1\",\"qty\":2},{\"sku\":\"B2\",\"qty\":1}]}}",
                "Plan;Price;Seats\nFree;0;1\nTeam;12;5\nMax;30;50",
                "Tom: Hi.\nBea: Are you coming?\nTom: Yes, at nine.",
                "server:\n  port: 8080\n  hosts:\n    - alpha\n    - beta\nlog: debug",
                "Sales\n\n| Region | 2022 | 2023 |\n|---|---|---|\n| Europe | 120 | 134 |\n| Asia | 80 | 95 |",
                "<shop><item id=\"1\"><name>Cup</name></item><item id=\"2\"><name>Plate</name></item></shop>",
                "                 2023      2022\nRevenue        12,400    11,200\nCosts          (7,300)   (6,900)",
                "Run this:\n\n```bash\npip install x\n```\n\nThen restart."
            })
    void noWordOfADocumentIsLost(String text) {
        Set<String> read = DocumentReader.read(text).stream()
                .flatMap(u -> words(u.text()).stream())
                .collect(Collectors.toSet());
        Set<String> written = new HashSet<>(words(text));
        written.removeAll(Set.of("bash", "json"));
        assertThat(read).containsAll(written);
    }

    /** Each value of a structured unit occurs where its span says. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"order\": {\"id\": 17, \"items\": [{\"sku\": \"A1\", \"qty\": 2}, {\"sku\": \"B2\", \"qty\": 1}], \"note\": \"ring twice\"}}",
                "Name | Age\n--- | ---\nAnn | 34\nBen | 28",
                "name,city,year\nAnn,\"Oslo, Norway\",1990\nBen,Rome,1985",
                "server:\n  port: 8080\n  hosts: [alpha, beta]\nlog: debug",
                "<a><b id=\"7\">seven</b><c>eight</c></a>"
            })
    void theValuesOfAUnitOccurInItsSpan(String text) {
        List<TextUnit> units = DocumentReader.read(text);
        assertThat(units).isNotEmpty();
        for (TextUnit unit : units) {
            String value =
                    unit.text().substring(unit.text().lastIndexOf(": ") + 1).strip();
            for (String word : words(value)) {
                assertThat(words(unit.span().of(text))).as(unit.text()).contains(word);
            }
        }
    }

    @Test
    void unitsOfProseAreInOrderAndDoNotOverlap() {
        String text =
                "Intro text here.\n\n- one\n- two\n\nMore. And more.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nThe end.";
        List<Span> spans =
                DocumentReader.read(text).stream().map(TextUnit::span).toList();
        for (int i = 1; i < spans.size(); i++) {
            assertThat(spans.get(i).start())
                    .isGreaterThanOrEqualTo(spans.get(i - 1).end());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "[",
                "<a>",
                "<table>",
                "- ",
                "| a ",
                "a: ",
                "\"",
                "```\n",
                "a,b,\"",
                "x  ",
                "> ",
                "Tom: ",
                "#",
                "==",
                "[[a]]\n",
                "k: |\n  ",
                "&a ",
                "{\"a\":"
            })
    @Timeout(value = 20, unit = TimeUnit.SECONDS)
    void hugeInputsOfOneKindAreReadInBearableTime(String piece) {
        assertThatCode(() -> DocumentReader.read(piece.repeat(20_000 / piece.length())))
                .doesNotThrowAnyException();
        assertThatCode(() -> DocumentReader.read((piece + "\n").repeat(2_000))).doesNotThrowAnyException();
    }

    @Test
    void aDocumentOfBlanksHasNoUnits() {
        assertThat(DocumentReader.read("")).isEmpty();
        assertThat(DocumentReader.read(" \n\t\r\n ")).isEmpty();
    }

    static IntStream seeds() {
        return IntStream.range(0, 400);
    }

    private static String document(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        int lines = random.nextInt(1, 14);
        for (int i = 0; i < lines; i++) {
            text.append(PIECES.get(random.nextInt(PIECES.size()))).append(random.nextInt(12) == 0 ? " " : "\n");
        }
        return text.toString();
    }

    private static List<String> texts(String text) {
        return DocumentReader.read(text).stream().map(TextUnit::text).toList();
    }

    private static List<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(m -> m.group())
                .toList();
    }
}
