package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A table whose first row names the columns. Each further row is a unit that carries those names. */
final class Table {
    private static final Pattern RULE = Pattern.compile("\\s*[|+]?[\\s:|+=-]*-{2,}[\\s:|+=-]*");
    private static final Pattern GAP = Pattern.compile("\\t+| {2,}");
    private static final Pattern CELL = Pattern.compile("\\S+(?: \\S+)*");
    private static final Pattern HTML_ROW = Pattern.compile("(?is)<tr\\b[^>]*>(.*?)</tr>");
    private static final Pattern HTML_CELL = Pattern.compile("(?is)<t[hd]\\b[^>]*>(.*?)</t[hd]>");
    private static final Pattern HTML_TAG = Pattern.compile("<[^>]{1,200}>");
    private static final int LONG_CELL = 80;

    private record Row(Span span, List<String> cells) {}

    private Table() {}

    /** The rows of a Markdown table that begins with these lines: how many lines it takes; 0 when none begins here. */
    static int pipeLines(List<Line> lines, int from) {
        int n = 0;
        while (from + n < lines.size() && piped(lines.get(from + n).text())) {
            n++;
        }
        boolean ruled = n >= 2 && RULE.matcher(lines.get(from + 1).text()).matches();
        return ruled && n >= 3 || n >= 3 && lines.get(from).text().strip().startsWith("|") ? n : 0;
    }

    private static boolean piped(String line) {
        String s = line.strip();
        return s.startsWith("|") && s.length() > 1 || s.indexOf('|') > 0 && s.indexOf('|') < s.length() - 1;
    }

    /** How many lines from here on are aligned columns under a head of at least three. */
    static int alignedLines(List<Line> lines, int from) {
        int columns = GAP.split(lines.get(from).text().strip()).length;
        int n = 1;
        while (columns >= 3
                && from + n < lines.size()
                && !lines.get(from + n).blank()
                && (GAP.split(lines.get(from + n).text().strip()).length >= 2
                        || RULE.matcher(lines.get(from + n).text()).matches())) {
            n++;
        }
        return columns >= 3 && n >= 3 ? n : 0;
    }

    /** A cell belongs to the last column that begins at or before its middle. */
    static List<TextUnit> aligned(List<Line> lines) {
        List<Integer> starts = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        for (Line line : lines) {
            if (RULE.matcher(line.text()).matches()) {
                continue;
            }
            List<String> cells = new ArrayList<>();
            Matcher cell = CELL.matcher(line.text());
            while (cell.find()) {
                if (rows.isEmpty()) {
                    starts.add(cell.start());
                    cells.add(cell.group());
                    continue;
                }
                int column = 0;
                while (column + 1 < starts.size() && starts.get(column + 1) <= (cell.start() + cell.end()) / 2) {
                    column++;
                }
                while (cells.size() <= column) {
                    cells.add("");
                }
                cells.set(column, cells.get(column).isEmpty() ? cell.group() : cells.get(column) + " " + cell.group());
            }
            rows.add(new Row(new Span(line.start(), line.end()), cells));
        }
        return units(rows);
    }

    /** The same for lines of values with one delimiter. */
    static int delimitedLines(List<Line> lines, int from) {
        Character delimiter = delimiter(lines, from);
        if (delimiter == null) {
            return 0;
        }
        int columns = cells(lines.get(from).text(), delimiter).size();
        int n = 1;
        while (from + n < lines.size()
                && !lines.get(from + n).blank()
                && (cells(lines.get(from + n).text(), delimiter).size() == columns
                        || RULE.matcher(lines.get(from + n).text()).matches())) {
            n++;
        }
        return n >= 3 ? n : 0;
    }

    /** The delimiter of a table that begins here; null when the line heads no table. */
    private static @Nullable Character delimiter(List<Line> lines, int from) {
        String head = lines.get(from).text();
        if (head.isBlank() || from + 2 >= lines.size() || head.strip().endsWith(".")) {
            return null;
        }
        for (char c : new char[] {'\t', ';', ','}) {
            List<String> names = cells(head, c);
            int columns = names.size();
            boolean header =
                    columns >= (c == ',' ? 3 : 2) && names.stream().allMatch(n -> n.length() <= 40 && !n.isBlank());
            if (header
                    && cells(lines.get(from + 1).text(), c).size() == columns
                    && (cells(lines.get(from + 2).text(), c).size() == columns
                            || lines.get(from + 2).blank())) {
                return c;
            }
        }
        List<String> two = cells(head, ',');
        boolean pairs = two.size() == 2
                && from + 3 < lines.size()
                && lines.subList(from, from + 4).stream()
                        .allMatch(l ->
                                l.text().length() <= 60 && cells(l.text(), ',').size() == 2);
        return pairs ? ',' : null;
    }

    private static List<String> cells(String line, char delimiter) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == delimiter && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString().strip());
        return cells;
    }

    static List<TextUnit> piped(List<Line> lines) {
        List<Row> rows = new ArrayList<>();
        for (Line line : lines) {
            String s = line.text().strip();
            if (!RULE.matcher(s).matches()) {
                String inner = s.startsWith("|") ? s.substring(1) : s;
                inner = inner.endsWith("|") ? inner.substring(0, inner.length() - 1) : inner;
                List<String> cells = new ArrayList<>();
                for (String cell : inner.split("\\|", -1)) {
                    cells.add(cell.strip());
                }
                rows.add(new Row(new Span(line.start(), line.end()), cells));
            }
        }
        return units(rows);
    }

    static List<TextUnit> delimited(List<Line> lines) {
        Character delimiter = delimiter(lines, 0);
        List<Row> rows = new ArrayList<>();
        for (Line line : lines) {
            if (!RULE.matcher(line.text()).matches()) {
                rows.add(new Row(
                        new Span(line.start(), line.end()), cells(line.text(), delimiter == null ? ',' : delimiter)));
            }
        }
        return units(rows);
    }

    static List<TextUnit> html(String text, int start, int end) {
        List<Row> rows = new ArrayList<>();
        Matcher row = HTML_ROW.matcher(text).region(start, end);
        while (row.find()) {
            List<String> cells = new ArrayList<>();
            Matcher cell = HTML_CELL.matcher(row.group(1));
            while (cell.find()) {
                cells.add(HTML_TAG.matcher(cell.group(1)).replaceAll(" ").strip());
            }
            rows.add(new Row(new Span(row.start(), row.end()), cells));
        }
        return units(rows);
    }

    /** The head is a unit too: it says what the columns are. */
    private static List<TextUnit> units(List<Row> rows) {
        List<TextUnit> units = new ArrayList<>();
        if (rows.isEmpty()) {
            return units;
        }
        Row head = rows.get(0);
        if (rows.size() == 1 || head.cells.stream().anyMatch(c -> c.length() > LONG_CELL)) {
            rows.forEach(r -> units.add(new TextUnit(r.span, String.join("; ", r.cells), Kind.ROW)));
            return units;
        }
        units.add(new TextUnit(head.span, String.join("; ", head.cells), Kind.ROW));
        for (Row row : rows.subList(1, rows.size())) {
            StringBuilder text = new StringBuilder();
            for (int c = 0; c < row.cells.size(); c++) {
                String cell = row.cells.get(c);
                if (!cell.isEmpty()) {
                    String name = c < head.cells.size() ? head.cells.get(c) : "";
                    text.append(text.length() == 0 ? "" : "; ").append(name.isEmpty() ? "" : name + ": ");
                    text.append(cell);
                }
            }
            if (text.length() > 0) {
                units.add(new TextUnit(row.span, text.toString(), Kind.ROW));
            }
        }
        return units;
    }
}
