package io.holdfast.lab.table.parquet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files written by PyArrow 26: snappy with dictionaries, gzip with version 2 pages, zstd, lz4, and none. */
class ParquetRecordsTest {
    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = ParquetRecordsTest.class.getResourceAsStream("/parquet/" + name)) {
            assertThat(in).isNotNull();
            return in.readAllBytes();
        }
    }

    private static List<ObjectNode> read(String name) throws IOException {
        return ParquetRecords.read(bytes(name), name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain.parquet", "gzip.parquet", "zstd.parquet"})
    void textsNumbersTruthsNullsAndListsAreReadWhateverTheCompression(String name) throws IOException {
        List<ObjectNode> rows = read(name);

        assertThat(rows).hasSize(2);
        assertThat(rows.get(0))
                .hasToString("{\"user_query\":\"When does it open?\",\"bot_reply\":\"It opens at ten.\","
                        + "\"retrieved_contexts\":[\"The museum opens at ten.\",\"It is closed on Mondays.\"],"
                        + "\"score\":0.5,\"n\":1,\"ok\":true}");
        assertThat(rows.get(1))
                .hasToString("{\"user_query\":\"What does it cost?\",\"bot_reply\":null,\"retrieved_contexts\":[],"
                        + "\"score\":null,\"n\":2,\"ok\":false}");
    }

    @Test
    void structuresAndListsOfThemAreObjects() throws IOException {
        List<ObjectNode> rows = read("struct.parquet");

        assertThat(rows.get(0).path("documents"))
                .hasToString("[{\"id\":\"visit.md\",\"text\":\"The museum opens at ten.\"}]");
        assertThat(rows.get(1).path("documents"))
                .hasToString("[{\"id\":\"a\",\"text\":\"one\"},{\"id\":\"b\",\"text\":null}]");
        assertThat(rows.get(1).path("outputs")).hasToString("{\"x\":null}");
    }

    @Test
    void manyPagesAndRowGroupsStayInOrder() throws IOException {
        List<ObjectNode> rows = read("pages.parquet");

        assertThat(rows).hasSize(900);
        for (int i = 0; i < rows.size(); i++) {
            assertThat(rows.get(i).path("question").asText()).isEqualTo("q" + i % 7);
            assertThat(rows.get(i).path("answer").asText()).isEqualTo("answer number " + i);
            assertThat(rows.get(i).path("contexts"))
                    .hasSize(i % 4)
                    .allMatch(c -> c.asText().startsWith("c"));
        }
    }

    @Test
    void whatIsNotReadOrDamagedIsRefusedWithHowToConvertIt() throws IOException {
        assertThatThrownBy(() -> read("delta.parquet"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("encoding 7")
                .hasMessageContaining("read_parquet('delta.parquet').to_json('delta.jsonl'");
        byte[] whole = bytes("plain.parquet");
        for (int length = 5; length < whole.length; length += 97) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> ParquetRecords.read(cut, "cut.parquet"))
                    .isInstanceOf(HoldfastException.class)
                    .hasMessageContaining("damaged");
        }
    }
}
