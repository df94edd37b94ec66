package io.holdfast.core.read;

import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.lang.WordPatterns;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What the bare numbers of a column count, as its head or a note above the table says: "Weight (kg)", "Budget (k€)",
 * "(in thousands of dollars)". Written beside a number, the number can be compared with one that carries its unit.
 *
 * @param scale "thousand", "million", "billion" or empty
 * @param unit a unit or currency, or empty
 */
record ColumnUnit(String scale, String unit) {
    private static final String CURRENCY = "([$€£¥]|(?:US|A|C)\\$|[A-Z]{3}|(?i:%{currency}))";
    private static final String SCALE = "((?i:%{scale})|[kKmMT]|['’]?000s?)";
    private static final Pattern SCALE_FIRST = WordPatterns.ALL.compile(SCALE + "(?:\\s*(?:of\\s+)?" + CURRENCY + ")?");
    private static final Pattern CURRENCY_FIRST = WordPatterns.ALL.compile(CURRENCY + "\\s*(?:in\\s+)?" + SCALE);
    private static final Pattern PREAMBLE = Pattern.compile(
            "(?i)^(?:(?:all |the )?(?:amounts?|figures?|values?|numbers?|data)\\s+(?:are |is )?(?:expressed |stated |shown |given )?)?in\\s+");
    private static final Pattern EXCEPTION =
            Pattern.compile("(?i)(?:(?<!\\s)\\s++)?+[,;(]?\\s*+(?:except|unless|other than)\\b.*$");
    private static final Pattern IN_HEAD = Pattern.compile("[(\\[]([^()\\[\\]]{1,40})[)\\]]\\s*$");
    private static final Pattern SCALE_BEHIND = Pattern.compile("(?:,| in) ([^,;()]{1,40})$");
    /** The last of several words of a key that is a unit: "timeout ms". */
    private static final Pattern IN_KEY = WordPatterns.ALL.compile("(?i).* (%{key-unit})");

    private static final Pattern NUMBER =
            Pattern.compile("(\\(?)([-−+]?[$€£¥]?\\s?\\d{1,3}(?:[,.'’ ]?\\d{3})*(?:[.,]\\d+)?)(\\)?)");

    /** The unit that the end of a column's head names in brackets, or its scale behind a comma or "in"; null when it names none. */
    static @Nullable ColumnUnit ofHead(String head) {
        Matcher bracket = IN_HEAD.matcher(head);
        if (bracket.find()) {
            return of(bracket.group(1));
        }
        Matcher behind = SCALE_BEHIND.matcher(head);
        ColumnUnit unit = behind.find() ? of(behind.group(1)) : null;
        return unit != null && unit.scaled() ? unit : null;
    }

    /** The value of a key with the unit that the key ends with. */
    static String ofKey(String key, String value) {
        Matcher word = IN_KEY.matcher(key);
        if (!word.matches()) {
            return value;
        }
        ColumnUnit small = of(word.group(1).toLowerCase(Locale.ROOT));
        ColumnUnit unit = small != null ? small : of(word.group(1).toUpperCase(Locale.ROOT));
        return unit == null ? value : unit.on(value);
    }

    /** The unit that a whole note names; null when it is something else. */
    static @Nullable ColumnUnit of(String note) {
        String s = EXCEPTION.matcher(note.strip()).replaceFirst("");
        s = PREAMBLE.matcher(s).replaceFirst("").strip();
        Matcher first = SCALE_FIRST.matcher(s);
        Matcher last = CURRENCY_FIRST.matcher(s);
        ColumnUnit unit = new ColumnUnit("", s);
        if (first.matches() && (first.group(2) != null || s.length() > 2)) {
            unit = new ColumnUnit(word(first.group(1)), Objects.requireNonNullElse(first.group(2), ""));
        } else if (last.matches()) {
            unit = new ColumnUnit(word(last.group(2)), last.group(1));
        }
        return unit.known() ? unit : null;
    }

    boolean scaled() {
        return !scale.isEmpty();
    }

    private static String word(String scale) {
        String s = scale.toLowerCase(Locale.ROOT).replace(".", "");
        if (s.equals("t") || s.equals("k") || s.startsWith("thou") || s.contains("000")) {
            return "thousand";
        }
        return s.equals("m") || s.equals("mn") || s.startsWith("mi") ? "million" : "billion";
    }

    /** Whether a number with it is read as one amount of something that can be measured. */
    private boolean known() {
        String sample = with("5");
        List<Quantity> read = TextFacts.read(sample).quantities();
        if (read.size() != 1 || read.get(0).start() != 0 || read.get(0).end() != sample.length()) {
            return false;
        }
        io.holdfast.text.fact.number.Unit measured = read.get(0).unit();
        return measured == null ? unit.isEmpty() && !scale.isEmpty() : !measured.counted();
    }

    /** A cell with the unit beside its number; a cell that is more than a bare number stays as it is. */
    String on(String cell) {
        Matcher number = NUMBER.matcher(cell);
        if (!number.matches() || number.group(1).isEmpty() != number.group(3).isEmpty()) {
            return cell;
        }
        boolean money = number.group(2).chars().anyMatch(c -> "$€£¥".indexOf(c) >= 0);
        if (money && scale.isEmpty()) {
            return cell;
        }
        return number.group(1) + (money ? number.group(2) + " " + scale : with(number.group(2))) + number.group(3);
    }

    private String with(String number) {
        return number + (scale.isEmpty() ? "" : " " + scale) + (unit.isEmpty() ? "" : " " + unit);
    }
}
