package io.holdfast.core.record;

import io.holdfast.core.model.Span;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One attribute of a record.
 *
 * @param span from the attribute's key (or the value alone in a list) to the end of the value, in the document
 * @param path the keys that lead to it, outermost first
 * @param key the same path in words: {@code business hours monday}
 * @param name the last key in words, lower case; empty for an item of a list without keys
 * @param parent the key above the last in words, lower case; empty at the top
 * @param value the value as text; null is "none"
 * @param kind what the value is
 * @param valueStart where the value's characters begin in the document
 * @param escaped whether the value is written with escapes, so that its offsets do not map one to one
 * @param element its element of the innermost list it stands in, from 0; -1 outside lists
 */
public record Attribute(
        Span span,
        List<String> path,
        String key,
        String name,
        String parent,
        String value,
        Kind kind,
        int valueStart,
        boolean escaped,
        int element) {

    /** What a value is. */
    public enum Kind {
        BOOLEAN,
        NUMBER,
        TEXT,
        NULL
    }

    /** A longer text, or one with more words, is prose (a review, a description) and not a value. */
    private static final int LONGEST_VALUE = 120;

    private static final int MOST_WORDS = 14;

    private static final Pattern HUMP = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");

    static Attribute of(
            Span span, List<String> path, String value, Kind kind, int valueStart, boolean escaped, int element) {
        return new Attribute(
                span,
                path,
                words(String.join(" ", path)),
                last(path, 1),
                last(path, 2),
                value,
                kind,
                valueStart,
                escaped,
                element);
    }

    private static String last(List<String> path, int back) {
        return path.size() < back ? "" : words(path.get(path.size() - back)).toLowerCase(Locale.ROOT);
    }

    public Attribute {
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(kind, "kind");
        path = List.copyOf(path);
    }

    /** Whether it stands inside a list, beside others like it. */
    boolean listed() {
        return element >= 0;
    }

    /** Whether the value is prose, to be searched and not compared. */
    boolean prose() {
        return kind == Kind.TEXT && (value.length() > LONGEST_VALUE || value.split("\\s+").length > MOST_WORDS);
    }

    /**
     * Where each character of the value stands in the document, and where the value ends: escapes such as
     * {@code \\n} take more room there than in the value.
     */
    public int[] places(String document) {
        int[] places = new int[value.length() + 1];
        int at = valueStart;
        for (int i = 0; i < value.length(); i++) {
            places[i] = Math.min(at, span.end());
            boolean escape = escaped && at + 1 < document.length() && document.charAt(at) == '\\';
            at += !escape ? 1 : document.charAt(at + 1) == 'u' ? 6 : 2;
        }
        places[value.length()] = Math.min(at, span.end());
        return places;
    }

    /** Yes or no, where the value says that; null where it says nothing, or something else. */
    @Nullable Boolean truth() {
        return switch (kind) {
            case BOOLEAN -> Boolean.valueOf(value.toLowerCase(Locale.ROOT));
            case NULL, NUMBER -> null;
            case TEXT ->
                switch (value.strip().toLowerCase(Locale.ROOT)) {
                    case "", "none", "null", "n/a", "unknown" -> null;
                    case "no", "false", "not available", "unavailable" -> false;
                    default -> true;
                };
        };
    }

    /** Whether the record leaves it open. */
    boolean silent() {
        return kind == Kind.NULL || kind == Kind.TEXT && truth() == null;
    }

    /** {@code RestaurantsTakeOut} and {@code noise_level} as words. */
    static String words(String key) {
        return HUMP.matcher(key)
                .replaceAll(" ")
                .replace('_', ' ')
                .replace('-', ' ')
                .strip();
    }
}
