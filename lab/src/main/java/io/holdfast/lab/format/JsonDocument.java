package io.holdfast.lab.format;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.JsonRecords.Item;
import io.holdfast.lab.input.JsonInput;
import io.holdfast.lab.input.Lookahead;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Walks JSON documents token by token and hands out the elements of the arrays that hold records, without ever holding
 * the whole. A document without such an array is itself a record.
 */
final class JsonDocument extends Lookahead<Item> {
    private final JsonInput json;
    private final Set<String> containers;
    private final JsonParser parser;
    private final Deque<Frame> frames = new ArrayDeque<>();
    private boolean inDocumentRecords;
    private long documentLine;

    /**
     * An object or array the parser is inside of.
     *
     * @param object what is kept of an object; null for an array
     */
    private record Frame(String path, @Nullable ObjectNode object) {}

    JsonDocument(JsonInput json, Set<String> containers, InputStream in) throws IOException {
        this.json = json;
        this.containers = containers;
        this.parser = json.parser(in);
    }

    @Override
    protected @Nullable Item advance() throws IOException {
        try {
            return step();
        } catch (JsonProcessingException e) {
            return broken(json.problem(e));
        } catch (CharConversionException e) {
            return broken(NOT_UTF_8);
        }
    }

    private Item broken(String problem) {
        end();
        return new JsonRecords.Unreadable(line(), problem + "; nothing after it could be read");
    }

    /** Reads one token on; an item when that completes one. */
    private @Nullable Item step() throws IOException {
        JsonToken token = parser.nextToken();
        Frame frame = frames.peek();
        if (token == null) {
            end();
            return null;
        } else if (token == JsonToken.END_OBJECT || token == JsonToken.END_ARRAY) {
            return closed(frames.pop());
        } else if (frame == null) {
            return document(token);
        } else if (frame.object() == null) {
            return element(frame, token);
        }
        field(frame, frame.object());
        return null;
    }

    private @Nullable Item document(JsonToken token) throws IOException {
        documentLine = line();
        inDocumentRecords = token == JsonToken.START_ARRAY;
        if (token == JsonToken.START_ARRAY) {
            frames.push(new Frame("", null));
            return null;
        } else if (token == JsonToken.START_OBJECT) {
            frames.push(new Frame("", JsonNodeFactory.instance.objectNode()));
            return null;
        }
        return new JsonRecords.Value(documentLine, json.value(parser));
    }

    private @Nullable Item element(Frame frame, JsonToken token) throws IOException {
        if (frame.path().isEmpty() || containers.contains(frame.path())) {
            long line = line();
            return new JsonRecords.Value(line, json.value(parser));
        }
        if (token == JsonToken.START_OBJECT) {
            frames.push(new Frame(frame.path(), JsonNodeFactory.instance.objectNode()));
        } else {
            parser.skipChildren();
        }
        return null;
    }

    private void field(Frame frame, ObjectNode object) throws IOException {
        String name = parser.currentName();
        String path = frame.path().isEmpty() ? name : frame.path() + "." + name;
        JsonToken token = parser.nextToken();
        boolean leads = containers.stream().anyMatch(c -> c.startsWith(path + "."));
        if (token == JsonToken.START_ARRAY && (leads || containers.contains(path))) {
            inDocumentRecords = true;
            frames.push(new Frame(path, null));
        } else if (token == JsonToken.START_OBJECT && leads) {
            frames.push(new Frame(path, object.putObject(name)));
        } else {
            object.set(name, json.value(parser));
        }
    }

    private @Nullable Item closed(Frame frame) {
        if (!frames.isEmpty() || frame.object() == null) {
            return null;
        }
        return inDocumentRecords
                ? new JsonRecords.Envelope(documentLine, frame.object())
                : new JsonRecords.Value(documentLine, frame.object());
    }

    private long line() {
        return Math.max(1, parser.currentTokenLocation().getLineNr());
    }
}
