package io.holdfast.core.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How signs are read as values: a check mark is a yes, a dash no value, a number in brackets is below zero. */
final class Cell {
    static final String NOT_GIVEN = "not given";
    static final String YES = "yes";
    static final String NO = "no";

    private static final Pattern BREAK = Pattern.compile("(?i)([.,;:!?]?)(?:(?<!\\s)\\s++)?+<br\\s*+/?>\\s*+");
    private static final Pattern EMPHASIS = Pattern.compile("(\\*{2,3})(?=\\S)(.{1,1000}?)(?<=\\S)\\1");
    private static final Pattern ABSENT =
            Pattern.compile("[-–—−]{0,3}|(?i:n/a|n\\.a\\.|null|nan|~|not available|not specified)");
    private static final Pattern SIGN = Pattern.compile("([✓✔✅☑🗸✗✘✕✖❌☒])\\ufe0f?");
    /** Accountants write a negative number in brackets; one digit in brackets is rather a note. */
    private static final Pattern NEGATIVE = Pattern.compile("\\(([$€£¥]?\\s?\\d[\\d.,'’ ]*\\d)\\)\\s*(%?)");

    private static final String CHECKS = "✓✔✅☑🗸";

    private Cell() {}

    /** A cell of a table without markup, its signs as words. */
    static String read(String raw) {
        String plain = plain(raw);
        Matcher negative = NEGATIVE.matcher(plain);
        return absent(plain)
                ? NOT_GIVEN
                : negative.matches() ? "-" + negative.group(1) + negative.group(2) : signs(plain);
    }

    /** Text without emphasis marks, escapes of bars and line breaks of markup. */
    static String plain(String raw) {
        String text = raw.replace("\\|", "|");
        if (text.indexOf('<') >= 0) {
            text = BREAK.matcher(text).replaceAll(m -> m.group(1).isEmpty() ? ", " : m.group(1) + " ");
        }
        return emphasisRemoved(text).strip();
    }

    static String emphasisRemoved(String text) {
        return text.contains("**") ? EMPHASIS.matcher(text).replaceAll("$2") : text;
    }

    /** Whether a value says that there is none. */
    static boolean absent(String value) {
        return value.length() <= 16 && ABSENT.matcher(value).matches();
    }

    /** A check mark or cross at the start of a value, as a word. */
    static String signs(String value) {
        Matcher sign = SIGN.matcher(value);
        if (!sign.lookingAt()) {
            return value;
        }
        String word = CHECKS.contains(sign.group(1)) ? YES : NO;
        String rest = value.substring(sign.end()).strip();
        return rest.isEmpty() ? word : word + ": " + rest;
    }
}
