package io.holdfast.core.judge.reply.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Span;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LooseJsonTest {
    private static Loose.Block only(String text) {
        List<Loose.Block> blocks = LooseJson.blocks(text, List.of());
        assertThat(blocks).hasSize(1);
        return blocks.get(0);
    }

    private static String value(Loose.Block block, String key) {
        return ((Loose.Obj) block.value())
                .entries().stream()
                        .filter(e -> e.key().equals(key))
                        .map(e -> ((Loose.Text) e.value()).value())
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void validJsonIsNotDamaged() {
        Loose.Block block = only("{\"id\": 1, \"ok\": true, \"list\": [1, \"two\", null]}");
        assertThat(block.damaged()).isFalse();
        assertThat(value(block, "id")).isEqualTo("1");
        assertThat(value(block, "ok")).isEqualTo("true");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'id': 1}",
                "{id: 1}",
                "{“id”: 1}",
                "{\"id\": 1 // the first\n}",
                "{/* the first */ \"id\": 1}",
                "{\"id\": 1",
                "{\"other\" \"id\": 1}"
            })
    void damagedJsonIsStillRead(String text) {
        Loose.Block block = only(text);
        assertThat(block.damaged()).isTrue();
        assertThat(value(block, "id")).isEqualTo("1");
    }

    @Test
    void trailingCommasAreNoDamageThatMatters() {
        assertThat(value(only("{\"id\": 1,}"), "id")).isEqualTo("1");
        assertThat(((Loose.Arr) only("[1, 2,]").value()).items()).hasSize(2);
    }

    @Test
    void anUnescapedQuoteInASentenceDoesNotEndIt() {
        Loose.Block block = only("{\"reason\": \"the text says \"by night\" there\", \"verdict\": 0}");
        assertThat(value(block, "reason")).isEqualTo("the text says \"by night\" there");
        assertThat(value(block, "verdict")).isEqualTo("0");
    }

    @Test
    void escapesAreRead() {
        assertThat(value(only("{\"a\": \"x\\n\\u0041\\\"y\\\\z\\u12\"}"), "a")).isEqualTo("x\nA\"y\\zu12");
    }

    @Test
    void whatIsCutOffIsMarkedIncomplete() {
        Loose.Arr array = (Loose.Arr) only("[{\"id\": 1}, {\"id\": 2, \"verd").value();
        assertThat(array.complete()).isFalse();
        assertThat(array.items()).extracting(Loose::complete).containsExactly(true, false);
        assertThat(((Loose.Text) ((Loose.Obj) only("{\"a\": \"open").value())
                                .entries()
                                .get(0)
                                .value())
                        .complete())
                .isFalse();
    }

    @Test
    void blocksAreFoundInProseWithTheirPlaces() {
        String text = "First [1] and then {\"a\": 2}.";
        List<Loose.Block> blocks = LooseJson.blocks(text, List.of());
        assertThat(blocks).extracting(b -> text.substring(b.start(), b.end())).containsExactly("[1]", "{\"a\": 2}");
    }

    @Test
    void nothingBeginsInsideAClosedSpan() {
        String text = "[1] [2]";
        assertThat(LooseJson.blocks(text, List.of(new Span(0, 3))))
                .extracting(Loose.Block::start)
                .containsExactly(4);
    }

    @Test
    void deepNestingEndsSomewhere() {
        assertThat(LooseJson.blocks("[".repeat(5000), List.of())).isNotEmpty();
        assertThat(LooseJson.blocks("{\"a\":".repeat(5000), List.of())).isNotEmpty();
    }
}
