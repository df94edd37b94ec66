package io.holdfast.core.read;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Columns kept apart by blanks, as terminals print them and statements of accounts are set. */
final class AlignedTable {
    private static final Pattern VALUE =
            Pattern.compile("[(\\[]?[-–—−+$€£¥~<>]?\\s?[(]?[$€£¥]?\\s?(?:\\d.*|[-–—−]+|(?i:n/a))");
    private static final int MOST_COLUMNS = 400;

    private record Part(int start, int end, String text) {}

    private AlignedTable() {}

    /** The table whose head is a line: at least three names, or two that leave the first column without one. */
    static TextTable.@Nullable Found at(List<Line> lines, int from) {
        List<Part> head = parts(lines.get(from).text());
        boolean open = lines.get(from).indent() >= 4 && head.size() >= 2;
        if (head.size() < 3 && !open || head.size() > MOST_COLUMNS) {
            return null;
        }
        List<Line> rows = new ArrayList<>();
        int i = from + 1;
        int full = 0;
        for (; i < lines.size(); i++) {
            Line line = lines.get(i);
            int cells = parts(line.text()).size();
            boolean rule = TextTable.RULE.matcher(line.text()).matches();
            if ((line.blank() || cells == 1 && !rule) && !continues(lines, i, head)) {
                break;
            }
            full += cells >= 2 ? 1 : 0;
            if (!line.blank() && !rule) {
                rows.add(line);
            }
        }
        boolean unnamed = open
                && rows.stream()
                        .map(line -> parts(line.text()))
                        .filter(r -> r.size() > 1)
                        .allMatch(r -> values(r) && r.get(0).start < head.get(0).start);
        if (full < 2 || head.size() < 3 && !unnamed) {
            return null;
        }
        List<TextTable.Row> made = new ArrayList<>();
        made.add(row(lines.get(from), names(head, unnamed)));
        rows.forEach(line -> made.add(row(line, cells(parts(line.text()), head, unnamed))));
        return new TextTable.Found(i - from, made);
    }

    /** Whether the table goes on behind a blank line or a line of one cell: then that line heads a section of it. */
    private static boolean continues(List<Line> lines, int at, List<Part> head) {
        for (int i = at + 1; i < Math.min(lines.size(), at + 3); i++) {
            List<Part> parts = parts(lines.get(i).text());
            if (parts.size() >= 2) {
                return parts.size() >= head.size() && values(parts);
            }
            if (parts.isEmpty() && lines.get(at).blank()) {
                return false;
            }
        }
        return false;
    }

    private static boolean values(List<Part> row) {
        return row.stream().skip(1).allMatch(p -> VALUE.matcher(p.text).matches());
    }

    private static List<String> names(List<Part> head, boolean unnamed) {
        List<String> names = new ArrayList<>(unnamed ? List.of("") : List.of());
        head.forEach(p -> names.add(p.text));
        return names;
    }

    /** In order where a row fills all columns, else each cell below the nearest name. */
    private static List<String> cells(List<Part> row, List<Part> head, boolean unnamed) {
        List<String> cells = new ArrayList<>();
        int columns = head.size() + (unnamed ? 1 : 0);
        if (row.size() == columns) {
            row.forEach(p -> cells.add(p.text));
            return cells;
        }
        cells.addAll(Collections.nCopies(columns, ""));
        for (Part part : row) {
            int best = unnamed && part.end <= head.get(0).start && part.equals(row.get(0))
                    ? 0
                    : nearest(part, head) + (unnamed ? 1 : 0);
            cells.set(best, cells.get(best).isEmpty() ? part.text : cells.get(best) + " " + part.text);
        }
        return cells;
    }

    private static int nearest(Part part, List<Part> head) {
        Part nearest = Collections.min(
                head,
                Comparator.comparingInt(name ->
                        Math.max(0, Math.max(name.start - part.end, part.start - name.end)) * 1000
                                + Math.min(Math.abs(name.start - part.start), Math.abs(name.end - part.end))));
        return head.indexOf(nearest);
    }

    private static TextTable.Row row(Line line, List<String> cells) {
        return new TextTable.Row(line.span(), cells);
    }

    /** The parts of a line between gaps of two blanks or a tab; a currency sign belongs to the number behind it. */
    private static List<Part> parts(String line) {
        List<Part> parts = new ArrayList<>();
        int from = -1;
        for (int i = 0; i <= line.length(); i++) {
            boolean gap = i == line.length()
                    || line.charAt(i) == '\t'
                    || line.charAt(i) == ' ' && (i + 1 == line.length() || line.charAt(i + 1) == ' ' || from < 0);
            if (gap && from >= 0) {
                add(parts, new Part(from, i, line.substring(from, i)));
            }
            from = gap ? -1 : from < 0 ? i : from;
        }
        return parts;
    }

    private static void add(List<Part> parts, Part part) {
        Part before = parts.isEmpty() ? null : parts.get(parts.size() - 1);
        boolean joins = before != null
                && (before.text.length() == 1 && "$€£¥(".contains(before.text)
                        || part.text.length() == 1 && ")%".contains(part.text));
        if (before != null && joins) {
            parts.set(parts.size() - 1, new Part(before.start, part.end, before.text + part.text));
        } else {
            parts.add(part);
        }
    }
}
