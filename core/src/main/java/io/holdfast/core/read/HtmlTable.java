package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table of HTML: heads over the columns, before the rows, or both; cells that span columns or rows count for each. */
final class HtmlTable {
    private static final Pattern ROW =
            Pattern.compile("(?is)<tr\\b[^>]{0,500}>(.*?)(?=</tr\\b|<tr\\b|</table|</tbody|</thead|\\z)");
    private static final Pattern CELL =
            Pattern.compile("(?is)<t([hd])\\b([^>]{0,500})>(.*?)(?=</t[hd]\\b|<t[hd]\\b|</tr|\\z)");
    private static final Pattern SPAN = Pattern.compile("(?i)(col|row)span\\s*=\\s*[\"']?(\\d{1,3})");
    private static final Pattern TITLE = Pattern.compile("(?is)<caption\\b[^>]{0,500}>(.{0,1000}?)</caption>");
    private static final Pattern TAG = Pattern.compile("<[^>]{1,200}>");

    private record Row(TextTable.Row row, int heads) {
        boolean allHeads() {
            return heads == row.cells().size();
        }
    }

    /** @param rows how many further rows it reaches down into */
    private record Held(String value, boolean head, int rows) {}

    /** Cells of rows above that reach down into the next rows, by column. */
    private final Map<Integer, Held> held = new HashMap<>();

    private HtmlTable() {}

    static List<TextUnit> units(String text, int start, int end, Caption above) {
        Matcher title = TITLE.matcher(text).region(start, end);
        Caption told = above.equals(Caption.NONE) ? Caption.before(text, start) : above;
        Caption caption = title.find() ? new Caption(plain(title.group(1)), "", false) : told;
        HtmlTable table = new HtmlTable();
        List<Row> rows = new ArrayList<>();
        Matcher row = ROW.matcher(text).region(start, end);
        while (row.find()) {
            Row read = table.read(row.group(1), new Span(row.start(), row.end()));
            if (!read.row.cells().isEmpty()) {
                rows.add(read);
            }
        }
        if (rows.isEmpty()) {
            return List.of();
        }
        int heads = (int) rows.stream().takeWhile(Row::allHeads).count();
        List<TextTable.Row> plain = rows.stream().map(Row::row).toList();
        if (heads == 0 && rows.stream().allMatch(r -> r.heads == 1)) {
            return TextTable.pairs(plain, caption);
        }
        if (heads < 2 || heads == rows.size()) {
            return TextTable.units(plain, caption);
        }
        List<TextTable.Row> joined = new ArrayList<>();
        joined.add(joined(plain.subList(0, heads)));
        joined.addAll(plain.subList(heads, plain.size()));
        return TextTable.units(joined, caption);
    }

    private Row read(String inner, Span span) {
        List<String> cells = new ArrayList<>();
        int heads = 0;
        Matcher cell = CELL.matcher(inner);
        while (cell.find()) {
            heads += hold(cells);
            boolean head = cell.group(1).equalsIgnoreCase("h");
            String value = plain(cell.group(3));
            int columns = spans(cell.group(2), "col");
            int rows = spans(cell.group(2), "row");
            for (int c = 0; c < columns; c++) {
                if (rows > 1) {
                    held.put(cells.size(), new Held(value, head, rows - 1));
                }
                cells.add(value);
            }
            heads += head ? columns : 0;
        }
        heads += hold(cells);
        return new Row(new TextTable.Row(span, cells), heads);
    }

    /** Adds the cells that reach down from above into the columns that come next: how many of them are heads. */
    private int hold(List<String> cells) {
        int heads = 0;
        for (Held above = held.remove(cells.size()); above != null; above = held.remove(cells.size())) {
            if (above.rows > 1) {
                held.put(cells.size(), new Held(above.value, above.head, above.rows - 1));
            }
            cells.add(above.value);
            heads += above.head ? 1 : 0;
        }
        return heads;
    }

    private static int spans(String attributes, String direction) {
        return SPAN.matcher(attributes)
                .results()
                .filter(span -> span.group(1).equalsIgnoreCase(direction))
                .map(span -> Math.max(1, Integer.parseInt(span.group(2))))
                .findFirst()
                .orElse(1);
    }

    /** Two rows of heads are read together: "2023" above "Q1". */
    private static TextTable.Row joined(List<TextTable.Row> heads) {
        int columns = heads.stream().mapToInt(r -> r.cells().size()).max().orElse(0);
        List<String> names = IntStream.range(0, columns)
                .mapToObj(c -> heads.stream()
                        .map(head -> head.cell(c))
                        .filter(part -> !part.isEmpty())
                        .distinct()
                        .collect(Collectors.joining(" ")))
                .toList();
        return new TextTable.Row(
                new Span(
                        heads.get(0).span().start(),
                        heads.get(heads.size() - 1).span().end()),
                names);
    }

    private static String plain(String html) {
        return Entities.resolved(TAG.matcher(Cell.plain(html)).replaceAll(" "))
                .replaceAll("\\s+", " ")
                .strip();
    }
}
