package io.holdfast.core.find;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the numbers of one column say together: the lowest and the highest with their rows, the first and the last, total
 * and mean. A long table or list of records does not fit into the window that the model reads, so that "the warmest day"
 * or "in all" could not be seen in it; these are computed instead. Columns are the fields of the same name in the rows
 * or elements of one table or list.
 */
final class ColumnSummary {
    /** Fewer rows are read one by one. */
    private static final int MANY = 8;

    private static final int MOST_COLUMNS = 12;
    private static final Pattern NUMBER = Pattern.compile(
            "([$€£¥]?)\\s?([-−]?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)(\\s?[^\\d\\s,;:.-]\\S{0,11})?");
    private static final Pattern MOMENT =
            Pattern.compile("(?:19|20)\\d{2}(?:-\\d{2}.*)?|\\d{1,2}:\\d{2}.*|\\d{1,2}[./]\\d{1,2}[./].*");

    /** A number as written in one row. */
    private record Entry(String row, String written, BigDecimal value, Span span) {}

    private final List<Entry> entries = new ArrayList<>();
    private int others;

    private ColumnSummary() {}

    /** The summaries of all columns that are long enough. */
    static List<TextUnit> of(List<TextUnit> units) {
        Map<String, ColumnSummary> columns = new LinkedHashMap<>();
        for (TextUnit unit : units) {
            if (unit.kind() == TextUnit.Kind.ROW || unit.kind() == TextUnit.Kind.FIELD) {
                read(unit, columns);
            }
        }
        List<TextUnit> made = new ArrayList<>();
        columns.forEach((name, column) -> {
            if (made.size() < MOST_COLUMNS && column.summarised()) {
                made.add(new TextUnit(column.span(), name + ": " + column.text(), TextUnit.Kind.SUMMARY));
            }
        });
        return made;
    }

    private static void read(TextUnit unit, Map<String, ColumnSummary> columns) {
        String[] fields = unit.text().split("; ", -1);
        if (fields.length < 2) {
            return;
        }
        String row = name(fields);
        for (int i = 0; i < fields.length; i++) {
            int colon = fields[i].lastIndexOf(": ");
            if (colon <= 0) {
                continue;
            }
            String value = fields[i].substring(colon + 2).strip();
            if (value.equals(row) || MOMENT.matcher(value).matches()) {
                continue;
            }
            Matcher number = NUMBER.matcher(value);
            ColumnSummary column = columns.computeIfAbsent(fields[i].substring(0, colon), k -> new ColumnSummary());
            if (number.matches()) {
                BigDecimal n = new BigDecimal(number.group(2).replace(",", "").replace('−', '-'));
                column.entries.add(new Entry(row, value, n, unit.span()));
            } else {
                column.others++;
            }
        }
    }

    /** What names a row: the moment it is of, else its first value that is no number, else its first value. */
    private static String name(String[] fields) {
        String words = "";
        for (String field : fields) {
            String value = field.substring(field.lastIndexOf(": ") + 1).strip();
            if (MOMENT.matcher(value).matches()) {
                return value;
            }
            words = words.isEmpty() && !NUMBER.matcher(value).matches() && value.length() < 60 ? value : words;
        }
        return words.isEmpty()
                ? fields[0].substring(fields[0].lastIndexOf(": ") + 1).strip()
                : words;
    }

    private boolean summarised() {
        return entries.size() >= MANY
                && others * 4 <= entries.size()
                && entries.stream().map(Entry::value).distinct().count() > 2;
    }

    private Span span() {
        return new Span(
                entries.stream().mapToInt(e -> e.span.start()).min().orElseThrow(),
                entries.stream().mapToInt(e -> e.span.end()).max().orElseThrow());
    }

    private String text() {
        Comparator<Entry> byValue = Comparator.comparing(Entry::value);
        Entry low = entries.stream().min(byValue).orElseThrow();
        Entry high = entries.stream().min(byValue.reversed()).orElseThrow();
        BigDecimal total = entries.stream().map(Entry::value).reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal mean = total.divide(BigDecimal.valueOf(entries.size()), 2, RoundingMode.HALF_UP);
        return "lowest " + at(low) + ", highest " + at(high) + ", first " + at(entries.get(0)) + ", last "
                + at(entries.get(entries.size() - 1)) + ", total " + total.toPlainString() + ", mean "
                + mean.stripTrailingZeros().toPlainString() + " of " + entries.size();
    }

    private static String at(Entry entry) {
        return entry.written + " (" + entry.row + ")";
    }
}
