package io.holdfast.engine.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What the lines of a text are: items of a list, rows of a table, or neither. */
public final class TextLayout {
    private static final Pattern BULLET =
            Pattern.compile("^\\s*(?:[-*•◦▪‣–]|\\d{1,3}[a-z]?[.)]|[a-z]\\))\\s+\\S.*", Pattern.DOTALL);
    private static final Pattern ROW = Pattern.compile("^\\s*\\|.*\\|\\s*$", Pattern.DOTALL);
    private static final Pattern RULE = Pattern.compile("^\\s*\\|?(?:\\s*:?-{2,}:?\\s*\\|?)+\\s*$");
    private static final Pattern MARK = Pattern.compile("^\\s*(?:[-*•◦▪‣–]|\\d{1,3}[a-z]?[.)]|[a-z]\\))\\s+");

    private TextLayout() {}

    public static boolean bullet(String line) {
        return BULLET.matcher(line).matches();
    }

    public static boolean row(String line) {
        return ROW.matcher(line).matches();
    }

    /** The line of dashes below the header of a table. */
    public static boolean rule(String line) {
        return RULE.matcher(line).matches();
    }

    /** Whether a line is part of a list or a table. */
    static boolean item(String line) {
        return bullet(line) || row(line) || rule(line);
    }

    public static String withoutMark(String line) {
        return MARK.matcher(line).replaceFirst("").strip();
    }

    public static List<String> cells(String row) {
        String inner = row.strip().replaceFirst("^\\|", "").replaceFirst("\\|$", "");
        List<String> cells = new ArrayList<>();
        for (String cell : inner.split("(?<!\\\\)\\|", -1)) {
            cells.add(cell.replace("\\|", "|").strip());
        }
        return cells;
    }

    /** For a place inside a table its header row, inside a list the line before it; else nothing. */
    static String lead(String text, int at) {
        int lineEnd = text.indexOf('\n', at);
        String here = text.substring(at, lineEnd < 0 ? text.length() : lineEnd);
        boolean row = row(here);
        if (!row && !bullet(here)) {
            return "";
        }
        String first = "";
        int end = at;
        while (end > 0) {
            int start = text.lastIndexOf('\n', end - 2) + 1;
            String line = text.substring(start, Math.max(start, end - 1)).strip();
            if (!line.isEmpty() && !(row ? row(line) || rule(line) : bullet(line))) {
                return row ? first : line;
            }
            if (line.isEmpty() && row) {
                return first;
            }
            first = line.isEmpty() || rule(line) ? first : line;
            end = start;
        }
        return row ? first : "";
    }
}
