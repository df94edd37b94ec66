package io.holdfast.lab.table.parquet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The values of one column of one row group, with their levels. */
final class Column {
    private static final int DATA = 0;
    private static final int DICTIONARY = 2;
    private static final int DATA_2 = 3;
    private static final int PLAIN = 0;
    private static final int PLAIN_DICTIONARY = 2;
    private static final int RLE = 3;
    private static final int RLE_DICTIONARY = 8;

    private final Schema.Leaf leaf;
    private final int codec;
    private final List<Entry> entries = new ArrayList<>();
    private List<JsonNode> dictionary = List.of();

    /** A value, null where it or something around it is null, and how deep the null is. */
    record Entry(int repetition, int definition, JsonNode value) {}

    private Column(Schema.Leaf leaf, int codec) {
        this.leaf = leaf;
        this.codec = codec;
    }

    /** @param meta Parquet's ColumnMetaData */
    static List<Entry> read(ByteBuffer file, Schema.Leaf leaf, Thrift.Struct meta) throws IOException {
        Column column = new Column(leaf, meta.integer(4));
        long start = meta.has(11) && meta.number(11) > 0 ? Math.min(meta.number(11), meta.number(9)) : meta.number(9);
        ByteBuffer in = file.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        in.position(Math.toIntExact(start));
        while (column.entries.size() < meta.number(5)) {
            Thrift.Struct header = new Thrift(in).struct();
            ByteBuffer page = in.slice().order(ByteOrder.LITTLE_ENDIAN);
            page.limit(header.integer(3));
            column.page(header, page);
            in.position(in.position() + header.integer(3));
        }
        return column.entries;
    }

    private void page(Thrift.Struct header, ByteBuffer page) throws IOException {
        int size = header.integer(2);
        switch (header.integer(1)) {
            case DICTIONARY -> {
                int count = header.struct(7).integer(1);
                dictionary = values(plain(page, size), PLAIN, count);
            }
            case DATA -> {
                Thrift.Struct data = header.struct(5);
                ByteBuffer body = plain(page, size);
                int count = data.integer(1);
                int[] repetitions = levels(body, leaf.maxRepetition(), count);
                int[] definitions = levels(body, leaf.maxDefinition(), count);
                add(repetitions, definitions, body, data.integer(2));
            }
            case DATA_2 -> {
                Thrift.Struct data = header.struct(8);
                int count = data.integer(1);
                ByteBuffer levels = page.slice().order(ByteOrder.LITTLE_ENDIAN);
                int[] repetitions = bare(levels, data.integer(6), leaf.maxRepetition(), count);
                int[] definitions = bare(levels, data.integer(5), leaf.maxDefinition(), count);
                int skipped = data.integer(6) + data.integer(5);
                page.position(skipped);
                ByteBuffer body = data.truth(7, true)
                        ? plain(page, size - skipped)
                        : page.slice().order(ByteOrder.LITTLE_ENDIAN);
                add(repetitions, definitions, body, data.integer(4));
            }
            default -> {
                // pages of indexes hold no values
            }
        }
    }

    private ByteBuffer plain(ByteBuffer page, int size) throws IOException {
        return Compression.plain(page, codec, size).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Levels with their length in front. */
    private static int[] levels(ByteBuffer in, int max, int count) {
        return max == 0 ? new int[count] : bare(in, in.getInt(), max, count);
    }

    private static int[] bare(ByteBuffer in, int length, int max, int count) {
        if (max == 0) {
            return new int[count];
        }
        int end = in.position() + length;
        int[] levels = Hybrid.read(in, 32 - Integer.numberOfLeadingZeros(max), count);
        in.position(end);
        return levels;
    }

    private void add(int[] repetitions, int[] definitions, ByteBuffer body, int encoding) {
        int there = 0;
        for (int definition : definitions) {
            there += definition == leaf.maxDefinition() ? 1 : 0;
        }
        List<JsonNode> values = values(body, encoding, there);
        int n = 0;
        for (int i = 0; i < definitions.length; i++) {
            boolean value = definitions[i] == leaf.maxDefinition();
            entries.add(new Entry(repetitions[i], definitions[i], value ? values.get(n++) : NullNode.getInstance()));
        }
    }

    private List<JsonNode> values(ByteBuffer in, int encoding, int count) {
        List<JsonNode> values = new ArrayList<>(count);
        if (count == 0) {
            return values;
        }
        switch (encoding) {
            case PLAIN -> {
                int start = in.position();
                for (int i = 0; i < count; i++) {
                    values.add(leaf.type() == 0 ? bit(in, start, i) : value(in));
                }
            }
            case PLAIN_DICTIONARY, RLE_DICTIONARY -> {
                for (int place : Hybrid.read(in, in.get(), count)) {
                    values.add(dictionary.get(place));
                }
            }
            case RLE -> {
                in.getInt();
                for (int truth : Hybrid.read(in, 1, count)) {
                    values.add(BooleanNode.valueOf(truth == 1));
                }
            }
            default -> throw new UnsupportedOperationException("encoding " + encoding);
        }
        return values;
    }

    private static JsonNode bit(ByteBuffer in, int start, int index) {
        return BooleanNode.valueOf((in.get(start + index / 8) >> (index % 8) & 1) == 1);
    }

    /** A value as it is, by its physical type. */
    private JsonNode value(ByteBuffer in) {
        return switch (leaf.type()) {
            case 1 -> LongNode.valueOf(in.getInt());
            case 2 -> LongNode.valueOf(in.getLong());
            case 4 -> DoubleNode.valueOf(in.getFloat());
            case 5 -> DoubleNode.valueOf(in.getDouble());
            case 6 -> {
                byte[] bytes = new byte[in.getInt()];
                in.get(bytes);
                yield TextNode.valueOf(new String(bytes, StandardCharsets.UTF_8));
            }
            default -> throw new UnsupportedOperationException("type " + leaf.type());
        };
    }
}
