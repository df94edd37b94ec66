package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.JsonRecords.Item;
import io.holdfast.lab.input.Lookahead;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a CSV file as records of strings, by the names in its first row (RFC 4180: quotes, doubled quotes, line
 * breaks inside quotes), with any delimiter. An empty cell is no field; the nameless column in which pandas writes row
 * numbers is left out.
 */
public final class CsvRecords extends Lookahead<Item> {
    private final Reader in;
    private final char delimiter;
    private final int maxChars;
    private final List<String> names = new ArrayList<>();
    private long line = 1;
    private int pushedBack = -2;
    private boolean started;

    CsvRecords(InputStream in, int maxChars) {
        this(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()), ',', maxChars);
    }

    public CsvRecords(Reader in, char delimiter, int maxChars) {
        this.in = new BufferedReader(in, 1 << 16);
        this.delimiter = delimiter;
        this.maxChars = maxChars;
    }

    /** The names of the columns that have one, in order; known once a row was asked for. */
    public List<String> names() {
        return names.stream().filter(CsvRecords::named).toList();
    }

    private static boolean named(String name) {
        return !name.isEmpty() && !name.startsWith("Unnamed: ");
    }

    @Override
    protected @Nullable Item advance() throws IOException {
        try {
            return row();
        } catch (CharacterCodingException e) {
            end();
            return new JsonRecords.Unreadable(line, NOT_UTF_8);
        }
    }

    /** The next row; null when it is blank, the header, or the input has ended. */
    private @Nullable Item row() throws IOException {
        long first = line;
        List<String> cells = new ArrayList<>();
        boolean more = true;
        int length = 0;
        while (more) {
            StringBuilder cell = new StringBuilder();
            more = cell(cell);
            length += cell.length();
            if (length > maxChars) {
                end();
                return new JsonRecords.Unreadable(
                        first,
                        "the row is longer than " + maxChars + " characters (input.max_line_megabytes): is a quote left"
                                + " open? nothing after it could be read");
            }
            cells.add(cell.toString());
        }
        if (cells.size() == 1 && cells.get(0).isBlank()) {
            return null;
        }
        if (!started) {
            started = true;
            cells.forEach(name -> names.add(name.replace("\uFEFF", "").strip()));
            return null;
        }
        return record(first, cells);
    }

    private Item record(long first, List<String> cells) {
        if (cells.size() > names.size()) {
            return new JsonRecords.Unreadable(
                    first,
                    "the row has " + cells.size() + " cells, the header " + names.size() + "; is a quote missing?");
        }
        ObjectNode record = JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < cells.size(); i++) {
            String name = names.get(i);
            if (!cells.get(i).isEmpty() && named(name)) {
                record.put(name, cells.get(i));
            }
        }
        return new JsonRecords.Value(first, record);
    }

    /** Reads one cell; whether the row goes on after it. */
    private boolean cell(StringBuilder cell) throws IOException {
        int c = read();
        if (c == '"') {
            c = quoted(cell);
        }
        while (c != delimiter && c != '\n' && c != '\r' && c >= 0) {
            cell.append((char) c);
            c = cell.length() > maxChars ? -1 : read();
        }
        if (c == '\r') {
            c = read();
            if (c != '\n' && c >= 0) {
                pushedBack = c;
            }
            line += c == '\n' ? 0 : 1;
            return false;
        }
        if (c < 0) {
            end();
        }
        return c == delimiter;
    }

    /** Reads to the closing quote; what comes after it. */
    private int quoted(StringBuilder cell) throws IOException {
        while (true) {
            int c = read();
            if (c < 0 || cell.length() > maxChars) {
                return -1;
            }
            if (c == '"') {
                int after = read();
                if (after != '"') {
                    return after;
                }
            }
            cell.append((char) c);
        }
    }

    private int read() throws IOException {
        int c = pushedBack == -2 ? in.read() : pushedBack;
        pushedBack = -2;
        line += c == '\n' ? 1 : 0;
        return c;
    }
}
