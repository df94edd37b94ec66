package io.holdfast.lab.table.parquet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The rows of a Parquet file as JSON objects. Columns of texts that use an encoding or compression that is not read make
 * the file unreadable; columns of other things are then left out.
 */
public final class ParquetRecords {
    private static final String MAGIC = "PAR1";
    private static final int FOOTER = 8;
    private static final int BYTE_ARRAY = 6;

    private ParquetRecords() {}

    public static boolean isParquet(byte[] bytes) {
        return bytes.length > MAGIC.length()
                && new String(bytes, 0, MAGIC.length(), StandardCharsets.ISO_8859_1).equals(MAGIC);
    }

    /** @param file what it is called in complaints */
    public static List<ObjectNode> read(byte[] bytes, String file) {
        try {
            return rows(ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
        } catch (UnsupportedOperationException e) {
            throw bad(file, "uses a part of Parquet that is not read (" + e.getMessage() + ")", e);
        } catch (IOException | RuntimeException e) {
            throw bad(file, "is damaged or no whole Parquet file", e);
        }
    }

    private static HoldfastException bad(String file, String problem, Exception e) {
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                file + " " + problem + "; convert it: python3 -c \"import pandas; pandas.read_parquet('" + file
                        + "').to_json('" + file.replaceFirst("\\.parquet$", "")
                        + ".jsonl', orient='records', lines=True)\"",
                e);
    }

    private static List<ObjectNode> rows(ByteBuffer file) throws IOException {
        int end = file.limit() - FOOTER;
        ByteBuffer footer = file.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        footer.position(end - file.getInt(end));
        Thrift.Struct meta = new Thrift(footer).struct();
        Map<String, Schema.Leaf> leaves = Schema.leaves(meta.structs(2));
        List<ObjectNode> rows = new ArrayList<>();
        for (Thrift.Struct group : meta.structs(4)) {
            List<ObjectNode> part = new ArrayList<>();
            for (long i = 0; i < group.number(3); i++) {
                part.add(JsonNodeFactory.instance.objectNode());
            }
            for (Thrift.Struct chunk : group.structs(1)) {
                column(file, leaves, chunk.struct(3), part);
            }
            rows.addAll(part);
        }
        return rows;
    }

    private static void column(
            ByteBuffer file, Map<String, Schema.Leaf> leaves, Thrift.Struct meta, List<ObjectNode> rows)
            throws IOException {
        Schema.Leaf leaf = leaves.get(path(meta));
        if (leaf == null) {
            return;
        }
        List<Column.Entry> entries;
        try {
            entries = Column.read(file, leaf, meta);
        } catch (UnsupportedOperationException e) {
            if (leaf.type() == BYTE_ARRAY) {
                throw e;
            }
            return;
        }
        int row = -1;
        int[] places = new int[leaf.maxRepetition() + 1];
        for (Column.Entry entry : entries) {
            if (entry.repetition() == 0) {
                row++;
                places = new int[leaf.maxRepetition() + 1];
            } else {
                places[entry.repetition()]++;
                for (int deeper = entry.repetition() + 1; deeper < places.length; deeper++) {
                    places[deeper] = 0;
                }
            }
            put(rows.get(row), leaf.steps(), entry, places);
        }
    }

    private static String path(Thrift.Struct meta) {
        return meta.fields().get(3) instanceof List<?> names
                ? String.join(".", names.stream().map(String::valueOf).toList())
                : "";
    }

    /** Puts a value where its steps lead, and makes what is missing on the way. */
    private static void put(ObjectNode row, List<Step> steps, Column.Entry entry, int[] places) {
        JsonNode container = row;
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (step instanceof Step.Element element && entry.definition() < element.present()) {
                return;
            }
            boolean there = entry.definition()
                    >= (step instanceof Step.Field field ? field.defined() : ((Step.Element) step).defined());
            JsonNode inner = !there ? NullNode.getInstance() : i == steps.size() - 1 ? entry.value() : null;
            if (inner == null) {
                inner = steps.get(i + 1) instanceof Step.Element
                        ? JsonNodeFactory.instance.arrayNode()
                        : JsonNodeFactory.instance.objectNode();
            }
            container = placed(container, step, inner, places);
            if (!there) {
                return;
            }
        }
    }

    /** What is in the container at this step already, else the new value. */
    private static JsonNode placed(JsonNode container, Step step, JsonNode value, int[] places) {
        if (step instanceof Step.Field field && container instanceof ObjectNode object) {
            JsonNode before = object.get(field.name());
            if (before != null && before.isContainerNode()) {
                return before;
            }
            object.set(field.name(), value);
        } else if (step instanceof Step.Element element && container instanceof ArrayNode array) {
            int index = places[element.repetition()];
            while (array.size() <= index) {
                array.addNull();
            }
            if (array.get(index).isContainerNode()) {
                return array.get(index);
            }
            array.set(index, value);
        }
        return value;
    }
}
