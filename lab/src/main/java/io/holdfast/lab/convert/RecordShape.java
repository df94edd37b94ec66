package io.holdfast.lab.convert;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The field names of the first record in a piece of JSON that may be cut off anywhere: dotted paths a few levels deep,
 * through the first element of lists.
 *
 * @param lists which of the outermost fields are lists
 */
record RecordShape(Set<String> names, Set<String> lists) {
    private static final int MAX_DEPTH = 4;
    private static final JsonFactory JSON = new JsonFactory();

    static RecordShape of(String text) {
        RecordShape shape = new RecordShape(new LinkedHashSet<>(), new LinkedHashSet<>());
        try (JsonParser parser = JSON.createParser(text)) {
            shape.collect(parser);
        } catch (IOException e) {
            // what was read up to the break is what there is to see
        }
        return shape;
    }

    /** A step down: the path, and for lists whether their first element is still to come. */
    private record Level(String path, boolean list) {}

    private void collect(JsonParser parser) throws IOException {
        Deque<Level> levels = new ArrayDeque<>();
        String field = "";
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            Level level = levels.peek();
            String path = level == null ? "" : level.list() ? level.path() : join(level.path(), field);
            if (token == JsonToken.FIELD_NAME) {
                field = parser.currentName();
                names.add(join(level == null ? "" : level.path(), field));
            } else if (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY) {
                if (token == JsonToken.START_ARRAY && levels.size() == 1 && !level.list()) {
                    lists.add(field);
                }
                if (levels.size() >= MAX_DEPTH + 1) {
                    parser.skipChildren();
                } else {
                    levels.push(new Level(path, token == JsonToken.START_ARRAY));
                }
            } else if (token.isStructEnd()) {
                levels.poll();
                skipRestOfList(parser, levels);
                if (levels.isEmpty()) {
                    return;
                }
            }
        }
    }

    /** Only the first element of a list is looked at. */
    private static void skipRestOfList(JsonParser parser, Deque<Level> levels) throws IOException {
        while (!levels.isEmpty() && levels.element().list()) {
            JsonToken token = parser.nextToken();
            while (token != null && token != JsonToken.END_ARRAY) {
                parser.skipChildren();
                token = parser.nextToken();
            }
            levels.remove();
        }
    }

    private static String join(String path, String field) {
        return path.isEmpty() ? field : path + "." + field;
    }

    boolean has(String name) {
        return names.contains(name);
    }

    boolean hasAny(String... any) {
        for (String name : any) {
            if (has(name)) {
                return true;
            }
        }
        return false;
    }
}
