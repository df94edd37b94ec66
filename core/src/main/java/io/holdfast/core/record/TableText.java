package io.holdfast.core.record;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;

/** Markdown and CSV tables, read as attributes "row, column": the cell is the value. */
final class TableText {
    private static final int FEWEST_ROWS = 2;

    private TableText() {}

    private record Cell(String text, int start, int end) {}

    /** The cells of the tables of a text; empty when it holds none. */
    static List<Attribute> read(String text) {
        List<Attribute> cells = new ArrayList<>();
        List<List<Cell>> block = new ArrayList<>();
        int from = 0;
        char mark = 0;
        while (from <= text.length()) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            char own = mark(text.substring(from, end), mark);
            List<Cell> row = own == 0 ? List.of() : cells(text, from, end, own);
            boolean same = own != 0
                    && own == mark
                    && !block.isEmpty()
                    && row.size() == block.get(0).size();
            if (!same) {
                add(block, mark, cells);
                block = new ArrayList<>();
                mark = own;
            }
            if (!row.isEmpty() && !separator(row)) {
                block.add(row);
            }
            from = end + 1;
        }
        add(block, mark, cells);
        return cells;
    }

    /** What divides the cells of a line; 0 for a line that is no row. */
    private static char mark(String line, char expected) {
        String row = line.strip();
        if (row.startsWith("|") && row.length() > 2 && row.indexOf('|', 1) > 0) {
            return '|';
        }
        for (char c : new char[] {'\t', ';', ','}) {
            boolean prose = row.endsWith(".") || c != '\t' && row.indexOf(c + " ") >= 0;
            if ((expected == 0 || expected == '|' || expected == c) && row.indexOf(c) > 0 && !prose) {
                return c;
            }
        }
        return 0;
    }

    private static List<Cell> cells(String text, int from, int end, char mark) {
        List<Cell> row = new ArrayList<>();
        int start = from;
        boolean quoted = false;
        for (int i = from; i <= end; i++) {
            char c = i == end ? mark : text.charAt(i);
            quoted ^= c == '"' && i < end;
            if (c == mark && !quoted || i == end) {
                row.add(cell(text, start, Math.min(i, end)));
                start = i + 1;
            }
        }
        if (mark == '|') {
            row.removeIf(c -> c.text.isEmpty() && (c.start <= from + 1 || c.end >= end - 1));
        }
        return row;
    }

    private static Cell cell(String text, int from, int end) {
        int start = from;
        int stop = end;
        while (start < stop && (Character.isWhitespace(text.charAt(start)) || "\"*".indexOf(text.charAt(start)) >= 0)) {
            start++;
        }
        while (stop > start
                && (Character.isWhitespace(text.charAt(stop - 1)) || "\"*".indexOf(text.charAt(stop - 1)) >= 0)) {
            stop--;
        }
        return new Cell(text.substring(start, stop), start, stop);
    }

    private static boolean separator(List<Cell> row) {
        return row.stream().allMatch(c -> c.text.matches(":?-{2,}:?"));
    }

    private static void add(List<List<Cell>> block, char mark, List<Attribute> out) {
        int columns = block.isEmpty() ? 0 : block.get(0).size();
        boolean table = columns >= 2 && block.size() > (mark == '|' ? 1 : FEWEST_ROWS);
        if (!table) {
            return;
        }
        List<Cell> header = block.get(0);
        for (List<Cell> row : block.subList(1, block.size())) {
            for (int c = 1; c < columns; c++) {
                Cell cell = row.get(c);
                List<String> path = List.of(row.get(0).text, header.get(c).text);
                out.add(Attribute.of(
                        new Span(cell.start, cell.end),
                        path,
                        cell.text,
                        KeyValueText.kind(cell.text),
                        cell.start,
                        false,
                        -1));
            }
        }
    }
}
