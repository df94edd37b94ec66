package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines of values with one delimiter between them: CSV, with quoted cells that may hold line breaks, and TSV. */
final class DelimitedTable {
    private static final int LONGEST_HEAD = 40;
    private static final int LONGEST_PAIR = 60;
    /** A quote that is not closed within so many lines opens no cell. */
    private static final int LONGEST_CELL_LINES = 30;

    /** @param next the line behind the row */
    private record Read(List<String> cells, int next) {}

    private DelimitedTable() {}

    /** The table that begins at a line; null when none does. */
    static TextTable.@Nullable Found at(List<Line> lines, int from) {
        String head = lines.get(from).text();
        if (head.strip().endsWith(".") || head.strip().endsWith(":")) {
            return null;
        }
        for (char delimiter : new char[] {'\t', ';', ','}) {
            TextTable.Found found = head.indexOf(delimiter) < 0 ? null : rows(lines, from, delimiter);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static TextTable.@Nullable Found rows(List<Line> lines, int from, char delimiter) {
        List<TextTable.Row> rows = new ArrayList<>();
        int columns = 0;
        int i = from;
        while (i < lines.size() && !lines.get(i).blank()) {
            if (TextTable.RULE.matcher(lines.get(i).text()).matches()) {
                i++;
                continue;
            }
            Read read = read(lines, i, delimiter);
            columns = rows.isEmpty() ? read.cells.size() : columns;
            if (read.cells.size() != columns) {
                break;
            }
            rows.add(new TextTable.Row(
                    new Span(lines.get(i).start(), lines.get(read.next - 1).end()), read.cells));
            i = read.next;
        }
        return table(rows, columns, delimiter) ? new TextTable.Found(i - from, rows) : null;
    }

    /** Commas part the words of sentences too: two columns of them need four short lines. */
    private static boolean table(List<TextTable.Row> rows, int columns, char delimiter) {
        boolean named = !rows.isEmpty()
                && rows.get(0).cells().stream().allMatch(n -> n.length() <= LONGEST_HEAD && !n.isBlank());
        if (delimiter == ',' && columns == 2) {
            return rows.size() >= 4
                    && rows.stream()
                            .allMatch(r ->
                                    r.cells().stream().mapToInt(String::length).sum() <= LONGEST_PAIR);
        }
        return named
                && columns >= (delimiter == ',' ? 3 : 2)
                && rows.size() >= (delimiter == ',' && columns == 3 ? 3 : 2);
    }

    private static Read read(List<Line> lines, int from, char delimiter) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        int line = from;
        String s = lines.get(from).text();
        int i = 0;
        while (true) {
            if (i >= s.length()) {
                if (!quoted || line + 1 >= lines.size() || line - from >= LONGEST_CELL_LINES) {
                    break;
                }
                s = lines.get(++line).text();
                i = 0;
                cell.append(' ');
                continue;
            }
            char c = s.charAt(i++);
            if (quoted && c == '"' && i < s.length() && s.charAt(i) == '"') {
                cell.append(c);
                i++;
            } else if (c == '"' && (quoted || cell.chars().allMatch(Character::isWhitespace))) {
                quoted = !quoted;
            } else if (c == delimiter && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        if (quoted && line > from) {
            return new Read(List.of(lines.get(from).text()), from + 1);
        }
        cells.add(cell.toString().strip());
        return new Read(cells, line + 1);
    }
}
