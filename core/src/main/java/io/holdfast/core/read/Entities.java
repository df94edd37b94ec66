package io.holdfast.core.read;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Character references of XML and HTML. */
final class Entities {
    private static final Pattern REFERENCE =
            Pattern.compile("&(?:#(\\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\\p{Alpha}{2,8}));");
    private static final Map<String, String> NAMED = Map.ofEntries(
            Map.entry("amp", "&"),
            Map.entry("lt", "<"),
            Map.entry("gt", ">"),
            Map.entry("quot", "\""),
            Map.entry("apos", "'"),
            Map.entry("nbsp", " "),
            Map.entry("ndash", "–"),
            Map.entry("mdash", "—"),
            Map.entry("euro", "€"),
            Map.entry("pound", "£"),
            Map.entry("deg", "°"),
            Map.entry("times", "×"),
            Map.entry("hellip", "…"),
            Map.entry("rsquo", "’"),
            Map.entry("lsquo", "‘"),
            Map.entry("rdquo", "”"),
            Map.entry("ldquo", "“"),
            Map.entry("copy", "©"),
            Map.entry("reg", "®"),
            Map.entry("trade", "™"));

    private Entities() {}

    /** The text with its references resolved; unknown ones stay. */
    static String resolved(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        return REFERENCE
                .matcher(text)
                .replaceAll(m -> Matcher.quoteReplacement(character(m.group(), m.group(1), m.group(2), m.group(3))));
    }

    private static String character(
            String written, @Nullable String decimal, @Nullable String hex, @Nullable String name) {
        if (name != null) {
            return NAMED.getOrDefault(name, written);
        }
        int code = decimal != null ? Integer.parseInt(decimal) : hex != null ? Integer.parseInt(hex, 16) : -1;
        return Character.isValidCodePoint(code) && code > 0 ? Character.toString(code) : written;
    }
}
