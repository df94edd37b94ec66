package io.holdfast.lab.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.CsvRecords;
import io.holdfast.lab.format.JsonRecords;
import io.holdfast.lab.input.PeekInput;
import io.holdfast.lab.table.parquet.ParquetRecords;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a file: JSON in any layout, or cells with any delimiter.
 *
 * @param columns of cells; none where records have fields
 * @param lines whether each record is one line of the file
 * @param notes what a user should know about how it was read
 */
record Rows(List<JsonRecords.Item> items, List<String> columns, boolean lines, List<String> notes) {
    private static final Set<String> CONTAINERS =
            Set.of("data", "rows", "results", "examples", "records", "items", "runs", "cases", "samples", "traces");

    /** @param encoding the user's, or null to tell it by the bytes */
    static Rows of(byte[] bytes, @Nullable String encoding, InputSettings settings) throws IOException {
        Encoding found = encoding == null ? Encoding.of(new ByteArrayInputStream(bytes)) : Encoding.named(encoding);
        List<String> notes = new ArrayList<>();
        if (found.note() != null) {
            notes.add("read as " + found.note());
        }
        String text = new String(bytes, found.charset());
        String start = text.replaceFirst("^\\uFEFF", "").stripLeading();
        if (start.startsWith("{") || start.startsWith("[")) {
            byte[] utf8 =
                    found.charset().equals(StandardCharsets.UTF_8) ? bytes : start.getBytes(StandardCharsets.UTF_8);
            JsonRecords records = new JsonRecords(settings, CONTAINERS);
            PeekInput in = new PeekInput(new ByteArrayInputStream(utf8));
            boolean lines = records.isLines(in);
            return new Rows(items(records.read(in)), List.of(), lines, notes);
        }
        return cells(text, settings, notes);
    }

    /** The rows of a Parquet file; they are counted as lines. */
    static Rows ofParquet(byte[] bytes, String file) {
        List<JsonRecords.Item> items = new ArrayList<>();
        ParquetRecords.read(bytes, file).forEach(row -> items.add(new JsonRecords.Value(items.size() + 1, row)));
        return new Rows(items, List.of(), false, List.of());
    }

    private static List<JsonRecords.Item> items(Iterator<JsonRecords.Item> all) {
        List<JsonRecords.Item> items = new ArrayList<>();
        while (all.hasNext()) {
            JsonRecords.Item item = all.next();
            if (!(item instanceof JsonRecords.Envelope)) {
                items.add(item);
            }
        }
        return items;
    }

    private static Rows cells(String text, InputSettings settings, List<String> notes) throws IOException {
        BufferedReader in = new BufferedReader(new StringReader(text));
        String header = text.replaceFirst("^\\uFEFF", "")
                .lines()
                .filter(l -> !l.isBlank())
                .findFirst()
                .orElse("");
        char delimiter;
        if (header.matches("(?i)sep=.")) {
            delimiter = header.charAt(4);
            in.readLine();
        } else {
            delimiter = Delimiter.of(header);
        }
        if (delimiter != ',') {
            notes.add("its cells are separated by " + Delimiter.words(delimiter));
        }
        CsvRecords records = new CsvRecords(in, delimiter, settings.maxLineBytes());
        List<JsonRecords.Item> items = new ArrayList<>();
        records.forEachRemaining(items::add);
        return new Rows(items, records.names(), false, notes);
    }

    /** The records that could be read. */
    List<ObjectNode> objects() {
        List<ObjectNode> objects = new ArrayList<>();
        for (JsonRecords.Item item : items) {
            if (item instanceof JsonRecords.Value value && value.value() instanceof ObjectNode object) {
                objects.add(object);
            }
        }
        return objects;
    }
}
