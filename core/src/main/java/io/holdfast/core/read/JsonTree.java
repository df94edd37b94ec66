package io.holdfast.core.read;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import io.holdfast.core.model.Span;
import io.holdfast.text.Chars;
import io.holdfast.text.lang.WordPatterns;
import java.io.IOException;
import java.io.StringReader;
import java.util.Locale;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** JSON as a tree with offsets. Comments, single quotes and trailing commas are accepted; a value that is itself a printed dictionary is read too. */
final class JsonTree {
    /**
     * @param root the object or list
     * @param end the offset behind it
     */
    record Parsed(Node root, int end) {}

    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
            .build();

    /** Deeper documents are read as plain text. */
    static final int MAX_DEPTH = 60;

    private static final Pattern PRINTED_ENTRY = WordPatterns.ALL.compile(
            "u?['\"]([\\w ]+)['\"]\\s*:\\s*(%{python-literal}|%{json-literal}|u?'[^']*'|-?\\d+(?:\\.\\d+)?)");
    private static final Pattern PYTHON = WordPatterns.ALL.compile("\\b%{python-literal}\\b|\\\\x[0-9a-f]{2}");
    private static final Pattern STRING_OR_LITERAL = WordPatterns.ALL.compile(
            "(?s)\"(?:[^\"\\\\]|\\\\.)*+(?:\"|\\z)|'(?:[^'\\\\]|\\\\.)*+(?:'|\\z)|\\b%{python-literal}\\b");
    /** A character that cannot be printed. */
    private static final Pattern UNPRINTABLE = Pattern.compile("\\\\x[0-9a-f]{2}");

    private static final Pattern PRINTED_STRING = Pattern.compile("u'([^'\\\\]*)'");

    private static final int LONGEST_LITERAL = 16;
    /** So much is read with Python's literals at first; twice as much where that was too little. */
    private static final int SHORT = 64;

    /** What a list without elements says. */
    private static final String NONE = "none";

    private final String text;
    private final int skipped;
    private final int offset;
    /** Where reading came to an end before its time. */
    private int failed;

    private JsonTree(String text, int skipped, int offset) {
        this.text = text;
        this.skipped = skipped;
        this.offset = offset;
        this.failed = offset;
    }

    /** The object or list that begins at an offset, null when none does; {@code seen} is told how far was looked. */
    static @Nullable Parsed parse(String text, int at, IntConsumer seen) {
        JsonTree tree = new JsonTree(text, at, at);
        Parsed parsed = tree.read();
        // where reading failed: what follows is not looked at, since each line of a log may begin with a bracket
        int end = Math.min(text.length(), tree.failed + LONGEST_LITERAL);
        if (parsed == null && PYTHON.matcher(text).region(at, end).find()) {
            int reach = SHORT;
            do {
                end = Math.min(text.length(), at + reach);
                tree = new JsonTree(withoutPython(text.substring(at, end)), 0, at);
                parsed = tree.read();
                reach *= 2;
            } while (parsed == null && end < text.length() && tree.failed + LONGEST_LITERAL > end);
        }
        seen.accept(tree.failed);
        return parsed;
    }

    /** What parse reads, and the objects behind it where each has a line of its own: they are elements of one list. */
    static @Nullable Parsed parseLines(String text, int at, IntConsumer seen) {
        Parsed first = parse(text, at, seen);
        if (first == null || text.charAt(at) != '{') {
            return first;
        }
        Node list = Node.parent("", at);
        list.children.add(first.root);
        int end = first.end;
        for (int next = objectBehind(text, end); next >= 0; next = objectBehind(text, end)) {
            Parsed parsed = parse(text, next, seen);
            if (parsed == null) {
                break;
            }
            list.children.add(parsed.root);
            end = parsed.end;
        }
        list.endsAt(end);
        return list.children.size() == 1 ? first : new Parsed(list, end);
    }

    /** Where the next line begins an object; -1 when it does not. */
    private static int objectBehind(String text, int end) {
        int i = Chars.past(text, end, text.length(), c -> Character.isWhitespace(c) || c == ',');
        return text.startsWith("{", i) && text.substring(end, i).indexOf('\n') >= 0 ? i : -1;
    }

    /** A text with Python's literals in JSON's spelling, which is as long. */
    private static String withoutPython(String text) {
        return STRING_OR_LITERAL
                .matcher(text)
                .replaceAll(m -> Matcher.quoteReplacement(
                        switch (m.group()) {
                            case "None" -> "null";
                            case "True", "False" -> m.group().toLowerCase(Locale.ROOT);
                            default -> UNPRINTABLE.matcher(m.group()).replaceAll("    ");
                        }));
    }

    private @Nullable Parsed read() {
        StringReader reader = new StringReader(text);
        try (JsonParser parser = JSON.createParser(reader)) {
            long unused = reader.skip(skipped);
            try {
                JsonToken first = parser.nextToken();
                if (first != JsonToken.START_OBJECT && first != JsonToken.START_ARRAY) {
                    return null;
                }
                Node root = container("", offset, parser, 0);
                return new Parsed(root, root.span().end());
            } catch (IOException e) {
                failed = offset + (int) parser.currentLocation().getCharOffset();
                return null;
            }
        } catch (IOException e) {
            return null;
        }
    }

    private Node container(String key, int start, JsonParser parser, int depth) throws IOException {
        if (depth > MAX_DEPTH) {
            throw new IOException("nested too deeply");
        }
        Node node = Node.parent(key, start);
        String field = "";
        int from = -1;
        for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
            int at = offset + (int) parser.currentTokenLocation().getCharOffset();
            switch (token) {
                case FIELD_NAME -> {
                    field = parser.currentName();
                    from = at;
                }
                case START_OBJECT, START_ARRAY -> {
                    Node inner = container(field, from < 0 ? at : from, parser, depth + 1);
                    Span whole = inner.span();
                    node.children.add(
                            inner.children.isEmpty() ? Node.leaf(field, NONE, whole.start(), whole.end()) : inner);
                    field = "";
                    from = -1;
                }
                case END_OBJECT, END_ARRAY -> {
                    node.endsAt(at + 1);
                    return node;
                }
                default -> {
                    int end = offset + (int) parser.currentLocation().getCharOffset();
                    parser.getText(); // a string is read lazily: its end is known only now
                    end = Math.max(end, offset + (int) parser.currentLocation().getCharOffset());
                    node.children.add(value(
                            field, parser, from < 0 ? at : from, Math.min(end, offset - skipped + text.length())));
                    field = "";
                    from = -1;
                }
            }
        }
        throw new IOException("not closed");
    }

    private static Node value(String field, JsonParser parser, int start, int end) throws IOException {
        String value = parser.getText();
        if (value.startsWith("{") && value.endsWith("}")) {
            Node node = Node.parent(field, start);
            Matcher entry = PRINTED_ENTRY.matcher(value);
            while (entry.find()) {
                node.children.add(Node.leaf(entry.group(1), plain(entry.group(2)), start, end));
            }
            if (!node.children.isEmpty()) {
                node.endsAt(end);
                return node;
            }
        }
        return Node.leaf(field, plain(value), start, end);
    }

    /** Python's spellings of a string, true, false and null. */
    private static String plain(String value) {
        Matcher printed = PRINTED_STRING.matcher(value);
        String v = printed.matches()
                ? printed.group(1)
                : value.length() > 1 && value.startsWith("'") && value.endsWith("'")
                        ? value.substring(1, value.length() - 1)
                        : value;
        return switch (v) {
            case "True" -> "true";
            case "False" -> "false";
            case "None", "null" -> Cell.NOT_GIVEN;
            default -> v;
        };
    }
}
