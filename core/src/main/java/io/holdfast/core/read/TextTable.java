package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import io.holdfast.text.lang.WordPatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A table whose first row names the columns. Each further row is a unit that carries those names, what is written above
 * the table, and the section of the table it is in.
 */
final class TextTable {
    /** A line of dashes between rows. */
    static final Pattern RULE = Pattern.compile("(?:(?![-=]{2})[\\s:|+=-])*+[-=]{2}[\\s:|+=-]*+");

    private static final int LONG_CELL = 80;
    private static final Pattern PERIOD = WordPatterns.ALL.compile(
            "(?i).*\\b(?:(?:19|20)\\d{2}|FY\\s?['’]?\\d{2,4}|Q[1-4]|H[12]|%{month-start}\\p{L}*)\\b.*");
    /** Lines of a statement in money that count or compare something else. */
    private static final Pattern OTHER_MEASURE = WordPatterns.ALL.compile("(?i).*%{other-measure}.*");

    /** @param cells as written */
    record Row(Span span, List<String> cells) {
        boolean sameWidth(Row other) {
            return cells.size() == other.cells.size();
        }

        String cell(int column) {
            return column < cells.size() ? cells.get(column) : "";
        }
    }

    /** @param lines how many lines of the document it takes */
    record Found(int lines, List<Row> rows) {}

    private final List<String> head;
    private final List<@Nullable ColumnUnit> units = new ArrayList<>();
    private final String label;
    /** Whether the first column has a unit for a head: then it names the rows. */
    private final boolean keyed;

    private TextTable(List<String> head, Caption caption) {
        this.head = head.stream().map(Cell::plain).toList();
        @Nullable ColumnUnit corner = this.head.isEmpty() ? null : corner(this.head.get(0));
        @Nullable ColumnUnit note = caption.note().isEmpty() ? null : ColumnUnit.of(caption.note());
        @Nullable ColumnUnit titled = ColumnUnit.ofHead(caption.title());
        @Nullable ColumnUnit general = corner != null ? corner : note != null ? note : titled;
        boolean applied = false;
        for (int c = 0; c < this.head.size(); c++) {
            @Nullable ColumnUnit own = ColumnUnit.ofHead(this.head.get(c));
            boolean period = c > 0 && PERIOD.matcher(this.head.get(c)).matches();
            applied |= period && own == null && general != null;
            units.add(own != null ? own : period ? general : null);
        }
        this.keyed = corner != null;
        Caption shown = applied && note != null
                ? caption.withoutNote()
                : corner != null && !applied && caption.note().isEmpty()
                        ? new Caption(caption.title(), this.head.get(0), false)
                        : caption;
        this.label = shown.label();
    }

    private static @Nullable ColumnUnit corner(String first) {
        String inner = first.replaceAll("^[(\\[]|[)\\]]$", "").strip();
        @Nullable ColumnUnit unit = inner.isEmpty() ? null : ColumnUnit.of(inner);
        return unit != null && (unit.scaled() || !inner.equals(first) || inner.matches("(?i:in) .*|%|[$€£¥]|[A-Z]{3}"))
                ? unit
                : null;
    }

    /** The units of a table; its head is one too, for it says what the columns are. */
    static List<TextUnit> units(List<Row> rows, Caption caption) {
        List<TextUnit> units = new ArrayList<>();
        if (rows.isEmpty()) {
            return units;
        }
        Row head = rows.get(0);
        if (head.cells.stream().allMatch(String::isBlank)) {
            return pairs(rows.subList(1, rows.size()), caption);
        }
        if (rows.size() == 1 || head.cells.stream().anyMatch(c -> c.length() > LONG_CELL)) {
            rows.forEach(r -> units.add(unit(r, joined(r))));
            return units;
        }
        TextTable table = new TextTable(head.cells, caption.brief());
        units.add(unit(head, joined(head)));
        String section = "";
        for (Row row : rows.subList(1, rows.size())) {
            if (row.cells.stream().allMatch(String::isBlank)) {
                continue;
            }
            if (table.section(row)) {
                section = Caption.plain(row.cell(0));
                units.add(unit(row, table.label + section));
            } else {
                units.add(unit(row, table.label + FieldUnits.labelled(section) + table.text(row)));
            }
        }
        return units;
    }

    /** The units of a table without heads: its first cell names what the others say. */
    static List<TextUnit> pairs(List<Row> rows, Caption caption) {
        List<TextUnit> units = new ArrayList<>();
        for (Row row : rows) {
            List<String> cells = row.cells.stream().map(Cell::read).toList();
            if (row.cells.stream().anyMatch(c -> !c.isBlank())) {
                String rest = String.join("; ", cells.subList(1, cells.size()));
                units.add(unit(row, caption.brief().label() + cells.get(0) + (cells.size() > 1 ? ": " : "") + rest));
            }
        }
        return units;
    }

    /** Whether a row of a wide table fills the first cell only: it heads those below it. */
    private boolean section(Row row) {
        return head.size() >= 3
                && !row.cell(0).isBlank()
                && row.cells.stream().skip(1).allMatch(String::isBlank)
                && row.cell(0).length() <= LONG_CELL;
    }

    private String text(Row row) {
        long empty = row.cells.stream().filter(String::isBlank).count();
        boolean sparse = empty * 2 > row.cells.size();
        boolean other = OTHER_MEASURE.matcher(row.cell(0)).matches();
        @Nullable ColumnUnit ofRow = ColumnUnit.ofHead(row.cell(0));
        StringBuilder text = new StringBuilder();
        for (int c = 0; c < Math.max(row.cells.size(), sparse ? 0 : head.size()); c++) {
            String name = c < head.size() && !(c == 0 && keyed) ? head.get(c) : "";
            if (row.cell(c).isBlank() && (sparse || name.isEmpty())) {
                continue;
            }
            String cell = Cell.read(row.cell(c));
            boolean own = c < head.size() && ColumnUnit.ofHead(head.get(c)) != null;
            @Nullable ColumnUnit unit = c < units.size() && (own || ofRow == null || c == 0) ? units.get(c) : ofRow;
            if (unit != null && (own || unit.equals(ofRow) || !other)) {
                cell = unit.on(cell);
            }
            text.append(text.length() == 0 ? "" : "; ")
                    .append(FieldUnits.labelled(name))
                    .append(cell);
        }
        return text.toString();
    }

    private static String joined(Row row) {
        return String.join(
                "; ",
                row.cells.stream().map(Cell::plain).filter(c -> !c.isEmpty()).toList());
    }

    private static TextUnit unit(Row row, String text) {
        return new TextUnit(row.span, text, Kind.ROW);
    }
}
