package io.holdfast.app.web.page.part;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.http.Problem;
import io.holdfast.core.config.Config;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * JSON that a person pasted: one value over many lines, one value a line, or a list of values, all the same. What is
 * wrong is said with line, column and the place itself.
 */
public final class PastedJson {
    private static final int EXCERPT = 60;

    private final int maxDepth;
    private final ObjectReader reader;

    public PastedJson(Config config) {
        this.maxDepth = config.input().maxDepth();
        this.reader = new ObjectMapper(JsonBodies.within(config))
                .readerFor(JsonNode.class)
                .with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    }

    /** The values, those of lists one by one; at most so many. */
    public List<JsonNode> values(String text, String field, int most) {
        List<JsonNode> values = new ArrayList<>();
        try (MappingIterator<JsonNode> all = reader.readValues(text)) {
            while (all.hasNextValue()) {
                JsonNode value = all.nextValue();
                if (value.isArray()) {
                    value.forEach(values::add);
                } else {
                    values.add(value);
                }
                if (values.size() > most) {
                    throw new BadInput(
                            Problem.Kind.INVALID_FIELD,
                            "there are more than " + most + " cases; a page shows at most that many. Send files of any"
                                    + " size to POST /v1/batch, or use holdfast score",
                            field,
                            null);
                }
            }
        } catch (StreamConstraintsException e) {
            throw malformed(
                    "it is nested deeper than " + maxDepth + " levels, or a number or name is too long",
                    e,
                    text,
                    field);
        } catch (JsonProcessingException e) {
            throw malformed(e.getOriginalMessage().lines().findFirst().orElse("it cannot be read"), e, text, field);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return values;
    }

    private static BadInput malformed(String why, JsonProcessingException e, String text, String field) {
        JsonLocation location = e.getLocation();
        boolean known = location != null && location.getLineNr() > 0;
        String place = known ? " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")" : "";
        return new BadInput(
                Problem.Kind.MALFORMED_JSON,
                "this is not valid JSON" + place + ": " + why,
                field,
                known ? excerpt(text, location.getLineNr(), location.getColumnNr()) : null);
    }

    /** The line around the place, with an arrow under it. */
    public static @Nullable String excerpt(String text, int line, int column) {
        String found = text.lines().skip(line - 1L).findFirst().orElse(null);
        if (found == null) {
            return null;
        }
        int at = Math.max(0, Math.min(column - 1, found.length()));
        int from = Math.max(0, at - EXCERPT);
        String part =
                found.substring(from, Math.min(found.length(), at + EXCERPT)).replace('\t', ' ');
        return part + "\n" + " ".repeat(at - from) + "↑";
    }
}
