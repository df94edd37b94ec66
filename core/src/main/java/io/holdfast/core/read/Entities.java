package io.holdfast.core.read;

import io.holdfast.text.lang.WordList;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Character references of XML and HTML. */
final class Entities {
    private static final Pattern REFERENCE =
            Pattern.compile("&(?:#(\\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\\p{Alpha}{2,8}));");
    private static final Map<String, Integer> NAMED = WordList.section("formats.txt", "entity").stream()
            .map(entity -> entity.split("="))
            .collect(Collectors.toUnmodifiableMap(e -> e[0], e -> Integer.valueOf(e[1])));

    private Entities() {}

    /** The text with its references resolved; unknown ones stay. */
    static String resolved(String text) {
        return text.indexOf('&') < 0
                ? text
                : REFERENCE
                        .matcher(text)
                        .replaceAll(m ->
                                Matcher.quoteReplacement(character(m.group(), m.group(1), m.group(2), m.group(3))));
    }

    private static String character(
            String written, @Nullable String decimal, @Nullable String hex, @Nullable String name) {
        int code = decimal != null
                ? Integer.parseInt(decimal)
                : hex != null ? Integer.parseInt(hex, 16) : NAMED.getOrDefault(name, -1);
        return Character.isValidCodePoint(code) && code > 0 ? Character.toString(code) : written;
    }
}
