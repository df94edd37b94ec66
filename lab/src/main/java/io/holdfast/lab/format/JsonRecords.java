package io.holdfast.lab.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.input.JsonInput;
import io.holdfast.lab.input.PeekInput;
import io.holdfast.lab.input.Utf8Lines;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Set;

/**
 * The records of a JSON input, however they are laid out: one a line, values one after the other, the elements of an
 * array, or those of an array inside one document. All are streamed. In JSON lines a bad line costs that line; in the
 * other layouts nothing can be read after a syntax error.
 */
public final class JsonRecords {
    private static final int FIRST_LINE_BYTES = 1 << 20;
    private static final int NEXT_LINE_BYTES = 64;

    private final InputSettings settings;
    private final JsonInput json;
    private final Set<String> containers;

    /** @param containers arrays of records inside a document, as dotted paths, e.g. {@code results.results} */
    public JsonRecords(InputSettings settings, Set<String> containers) {
        this.settings = settings;
        this.json = new JsonInput(settings);
        this.containers = Set.copyOf(containers);
    }

    /** What the input holds next. */
    public sealed interface Item {
        long line();
    }

    /** A record. */
    public record Value(long line, JsonNode value) implements Item {}

    /** What surrounds the records of a document; handed out after them. */
    public record Envelope(long line, ObjectNode fields) implements Item {}

    /** A record that is no JSON. */
    public record Unreadable(long line, String problem) implements Item {}

    public Iterator<Item> read(InputStream in) {
        PeekInput input = in instanceof PeekInput peek ? peek : new PeekInput(in);
        try {
            return isLines(input) ? lines(input) : new JsonDocument(json, containers, input);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Whether this is JSON lines: the first line is an object by itself, or a broken one before a line that begins one.
     */
    public boolean isLines(PeekInput input) throws IOException {
        byte[] first = input.peekLine(FIRST_LINE_BYTES);
        String line =
                new String(first, StandardCharsets.UTF_8).replace("\uFEFF", "").strip();
        if (line.isEmpty() || line.startsWith("[")) {
            return false;
        }
        try {
            JsonNode value = json.read(line);
            return containers.stream().noneMatch(path -> value.has(firstStep(path)));
        } catch (JsonProcessingException e) {
            byte[] more = input.peek(first.length + NEXT_LINE_BYTES);
            String next = new String(more, first.length, more.length - first.length, StandardCharsets.UTF_8);
            return !line.startsWith("{") || (!line.matches("(?s).*[\\[{,:]") && next.startsWith("\n{"));
        }
    }

    private static String firstStep(String path) {
        int dot = path.indexOf('.');
        return dot < 0 ? path : path.substring(0, dot);
    }

    /** The records of JSON lines. */
    Iterator<Item> lines(InputStream in) {
        Utf8Lines lines = new Utf8Lines(in, settings.maxLineBytes());
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return lines.hasNext();
            }

            @Override
            public Item next() {
                Utf8Lines.Line line = lines.next();
                return line.text() == null
                        ? new Unreadable(line.number(), String.valueOf(line.problem()))
                        : parse(line.number(), line.text());
            }
        };
    }

    /** The record of one line. */
    Item parse(long line, String text) {
        try {
            return new Value(line, json.read(text));
        } catch (JsonProcessingException e) {
            return new Unreadable(line, json.problem(e));
        }
    }
}
