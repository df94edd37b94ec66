package io.holdfast.core.read;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is written directly above a table, record, list or block of code and says what it is about.
 *
 * @param title a heading, a short line or a line that ends in a colon; empty when there is none
 * @param colon whether the title ends in a colon
 * @param note a remark in brackets between title and table, such as "in thousands of dollars"; empty when there is none
 */
record Caption(String title, String note, boolean colon) {
    static final Caption NONE = new Caption("", "", false);

    private static final int LONGEST = 70;
    private static final int LONGEST_LEAD = 160;
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+(?=\\p{Lu})");
    private static final int LONGEST_NOTE = 100;
    private static final Pattern NOTE = Pattern.compile(
            "[(\\[](.*)[)\\]]\\.?|(?i)((?:all |the )?(?:amounts?|figures?|values?|numbers?)?\\s*in (?:thousand|million|billion).*)");
    private static final Pattern ELEMENT = Pattern.compile("(?i)<(h[1-6]|p)\\b[^<>]{0,60}>([^<>]{1,100})</\\1>\\s*$");
    private static final Pattern NUMBERED = Pattern.compile("(?i)^table(?:\\s+[\\dA-Z][\\d.]*)?\\s*[:.–—-]\\s*(?=\\S)");
    private static final Pattern NO_TITLE =
            Pattern.compile("[^\\p{L}\\p{N}\\p{Sc}(\"“].*|.*[|\\t].*|\\d{1,3}[.)]\\s.*|[-=_*~`]{3,}.*");

    /**
     * What is above a line.
     *
     * @param from lines that begin before this offset belong to something else
     */
    static Caption above(List<Line> lines, int at, int from) {
        int i = lineAbove(lines, at, from);
        if (i < 0) {
            return NONE;
        }
        String s = lines.get(i).text().strip();
        if (remark(s)) {
            int j = lineAbove(lines, i, from);
            return new Caption(j < 0 ? "" : title(lines, j), inner(s), false);
        }
        return new Caption(title(lines, i), "", s.endsWith(":"));
    }

    /** What a heading of HTML, or a paragraph that is a remark, says about the table that follows it. */
    static Caption before(String text, int table) {
        Matcher element = ELEMENT.matcher(text).region(Math.max(0, table - LONGEST_LEAD), table);
        String s = element.find() ? Entities.resolved(element.group(2)).strip() : "";
        return remark(s)
                ? new Caption("", inner(s), false)
                : s.isEmpty() || element.group(1).equals("p") ? NONE : new Caption(plain(s), "", false);
    }

    private static boolean remark(String line) {
        return line.length() <= LONGEST_NOTE && NOTE.matcher(line).matches();
    }

    private static String inner(String remark) {
        return remark.replaceAll("^[(\\[]|[)\\]]?[.]?$", "").strip();
    }

    /** The line of text above, over at most one blank one; -1 when there is none. */
    private static int lineAbove(List<Line> lines, int at, int from) {
        for (int i = at - 1; i >= Math.max(0, at - 2); i--) {
            if (from < 0 || lines.get(i).start() < from) {
                return -1;
            }
            if (!lines.get(i).blank()) {
                return i;
            }
        }
        return -1;
    }

    private static String title(List<Line> lines, int i) {
        String s = lines.get(i).text().strip();
        boolean heading = s.startsWith("#") || s.startsWith("**") && (s.endsWith("**") || s.endsWith("**:"));
        if (!heading && NO_TITLE.matcher(s).matches()) {
            return "";
        }
        if (!heading && s.endsWith(":")) {
            String[] sentences = SENTENCE_END.split(s);
            String last = plain(sentences[sentences.length - 1]);
            boolean begins = !last.isEmpty() && Character.isUpperCase(last.charAt(0));
            return begins && last.length() <= LONGEST_LEAD ? last : "";
        }
        boolean alone = i == 0
                || lines.get(i - 1).blank()
                || lines.get(i - 1).text().strip().startsWith("#");
        String plain = plain(s);
        boolean title = heading || alone && !s.matches(".*[.!?;,]");
        return title && plain.length() <= LONGEST ? plain : "";
    }

    /** A heading without its marks, its number as a table and the colon behind it. */
    static String plain(String line) {
        String s =
                Cell.emphasisRemoved(line.strip().replaceFirst("^#+\\s*", "")).strip();
        return withoutColon(NUMBERED.matcher(s).replaceFirst(""));
    }

    static String withoutColon(String s) {
        return s.endsWith(":") ? s.substring(0, s.length() - 1).strip() : s;
    }

    /** The words that open a unit below it. */
    String label() {
        return FieldUnits.labelled(title.isEmpty() ? note : title + (note.isEmpty() ? "" : " (" + note + ")"));
    }

    Caption withoutNote() {
        return new Caption(title, "", colon);
    }

    /** Only what is short enough to be said again with every row. */
    Caption brief() {
        return title.length() <= LONGEST ? this : new Caption("", note, false);
    }

    /** Only what names the thing: a sentence that leads to a record says nothing about its fields. */
    Caption named() {
        return title.split("\\s+").length <= (colon ? 2 : 5) ? this : NONE;
    }
}
