package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import java.util.Set;

/** Writes JSON values a line each, or as the elements of an array a line each. */
public final class JsonLines {
    private final Writer out;
    private final boolean array;
    private boolean started;

    private JsonLines(Writer out, boolean array) {
        this.out = out;
        this.array = array;
    }

    public static JsonLines lines(Writer out) {
        return new JsonLines(out, false);
    }

    public static JsonLines array(Writer out) {
        return new JsonLines(out, true);
    }

    public void write(JsonNode value) throws IOException {
        if (array) {
            out.write(started ? ",\n" : "[\n");
        }
        started = true;
        out.write(text(value));
        if (!array) {
            out.write('\n');
        }
    }

    public void end() throws IOException {
        if (array) {
            out.write(started ? "\n]\n" : "[]\n");
        }
    }

    /** The value on one line. */
    public static String text(JsonNode value) {
        return ScoreJson.wellFormed(Json.line(value));
    }

    /** Adds the extras; one whose name means something to the format is a loss. */
    public static void extras(ObjectNode record, Set<String> names, Map<String, JsonNode> extras, Losses losses) {
        extras.forEach((name, value) -> {
            if (names.contains(name) || record.has(name)) {
                losses.field(name);
            } else {
                record.set(name, value);
            }
        });
    }
}
