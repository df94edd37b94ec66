package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.Suggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads typed fields off a JSON object; every complaint names the field. JSON null counts as absent. */
public final class Fields {
    private final JsonNode object;
    private final String path;

    /** @param path what comes before the field names in complaints, e.g. {@code contexts[2].}; may be empty */
    public Fields(JsonNode object, String path) {
        this.object = object;
        this.path = path;
    }

    public boolean has(String field) {
        return object.hasNonNull(field);
    }

    public String text(String field) throws BadFieldException {
        String text = textOrNull(field);
        if (text == null) {
            throw new BadFieldException("field \"" + path + field + "\" is " + (object.has(field) ? "null" : "missing")
                    + "; it must be a string" + perhaps(field));
        }
        return text;
    }

    public @Nullable String textOrNull(String field) throws BadFieldException {
        JsonNode node = object.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isTextual()) {
            throw wrong(path + field, node, "a string");
        }
        return node.textValue();
    }

    public @Nullable Boolean truthOrNull(String field) throws BadFieldException {
        JsonNode node = object.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isBoolean()) {
            throw wrong(path + field, node, "true or false");
        }
        return node.booleanValue();
    }

    public static BadFieldException wrong(String field, JsonNode node, String expected) {
        String kind = node.getNodeType().name().toLowerCase(Locale.ROOT);
        return new BadFieldException("field \"" + field + "\" is " + (kind.matches("[aeiou].*") ? "an " : "a ") + kind
                + "; it must be " + expected);
    }

    /** ", but there is ..." when the record has a field whose name looks like the missing one. */
    public String perhaps(String field) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        names.remove(field);
        return Suggestion.closest(field, names)
                .map(name -> "; the record has \"" + name + "\": is that it?")
                .orElse("");
    }
}
