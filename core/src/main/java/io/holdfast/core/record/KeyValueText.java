package io.holdfast.core.record;

import io.holdfast.core.model.Span;
import io.holdfast.core.record.Attribute.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Text of lines "key: value", read as a record. */
final class KeyValueText {
    /** A key is short, starts with a capital or is one word, and is followed by a value on its line. */
    private static final Pattern LINE = Pattern.compile(
            "^[\\s>*-]*(?:\\*\\*)?([\\p{L}][\\p{L}\\d _/()&'-]{0,39}?)(?:\\*\\*)?\\s*[:=](?:\\*\\*)?[ \\t]+(\\S.*?)\\s*$");

    private static final int FEWEST = 3;
    private static final double SHARE = 0.8;
    private static final int LONGEST_VALUE = 200;

    private KeyValueText() {}

    /** The attributes of a text most of whose lines are pairs; empty for any other text. */
    static List<Attribute> read(String text) {
        List<Attribute> attributes = new ArrayList<>();
        int lines = 0;
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            String line = text.substring(from, end);
            if (!line.isBlank()) {
                lines++;
                Matcher pair = LINE.matcher(line);
                if (pair.find() && pair.group(2).length() <= LONGEST_VALUE) {
                    attributes.add(attribute(pair, from));
                }
            }
            from = end + 1;
        }
        return attributes.size() >= FEWEST && attributes.size() >= SHARE * lines ? attributes : List.of();
    }

    private static Attribute attribute(Matcher pair, int from) {
        String key = pair.group(1).strip();
        String value = pair.group(2);
        return Attribute.of(
                new Span(from + pair.start(1), from + pair.end(2)),
                List.of(key),
                value,
                kind(value),
                from + pair.start(2),
                false,
                -1);
    }

    static Kind kind(String value) {
        if (value.matches("(?i)true|false|yes|no")) {
            return value.matches("(?i)true|false") ? Kind.BOOLEAN : Kind.TEXT;
        }
        if (value.isEmpty() || value.matches("(?i)null|none|n/a|-|unknown")) {
            return Kind.NULL;
        }
        return value.matches("-?\\d{1,15}(?:\\.\\d{1,15})?") ? Kind.NUMBER : Kind.TEXT;
    }
}
