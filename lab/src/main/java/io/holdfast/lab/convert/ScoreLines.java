package io.holdfast.lab.convert;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.JsonRecords;
import java.io.InputStream;
import java.util.Iterator;
import java.util.Set;

/** Output of {@code holdfast score}, read beside the input it came from: same order, so neither is held in memory. */
public final class ScoreLines {
    private final String name;
    private final Iterator<JsonRecords.Item> items;

    public ScoreLines(InputStream in, String name, InputSettings settings) {
        this.name = name;
        this.items = new JsonRecords(settings, Set.of()).read(in);
    }

    /** The line of the next case, which must be the one with this id. */
    JsonNode next(String id) {
        if (!items.hasNext()) {
            throw bad("it ends before case " + id);
        }
        JsonRecords.Item item = items.next();
        if (!(item instanceof JsonRecords.Value value) || !value.value().has("outcome")) {
            throw bad("line " + item.line() + " is no line of holdfast score");
        }
        String found = value.value().path("id").asText();
        if (!found.equals(id)) {
            throw bad("line " + item.line() + " is about case " + found + ", the input goes on with case " + id);
        }
        return value.value();
    }

    void end() {
        if (items.hasNext()) {
            throw bad("it has more lines than the input has cases, from line "
                    + items.next().line());
        }
    }

    private HoldfastException bad(String problem) {
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                "the scores in " + name + " do not belong to this input: " + problem
                        + "; score the same file again with the same format");
    }
}
