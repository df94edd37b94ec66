package io.holdfast.engine.corpus;

import java.util.regex.Pattern;

/** Whether the first line of a text is its title or already says something: then it is read like every other line. */
final class FirstLine {
    private static final Pattern STOPS = Pattern.compile(".*\\p{Ll}.*[.!…][\"'”’»)]*");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    /** Fewer words are a name, with or without a full stop: "Terms of use." */
    private static final int SENTENCE = 4;

    private static final int LONGEST_TITLE = 120;

    private FirstLine() {}

    /**
     * @param line the first line that is not blank
     * @param next the line below it, empty where there is none
     */
    static boolean title(String line, String next) {
        return line.length() <= LONGEST_TITLE && !sentence(line) && !TextLayout.item(line) && !goesOn(line, next);
    }

    private static boolean sentence(String line) {
        return STOPS.matcher(line).matches() && words(line) >= SENTENCE;
    }

    /** A sentence that was broken at the end of the line. */
    private static boolean goesOn(String line, String next) {
        return !next.isEmpty() && Character.isLowerCase(next.codePointAt(0)) && words(line) >= SENTENCE;
    }

    private static long words(String line) {
        return BLANKS.splitAsStream(line.strip()).count();
    }
}
