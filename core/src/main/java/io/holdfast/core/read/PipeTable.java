package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.text.PipeCells;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A table drawn with bars: Markdown, with or without bars at the edges, and grids whose cells may span lines. */
final class PipeTable {
    private PipeTable() {}

    /** How many lines of a table begin here; 0 when none does. */
    static int lines(List<Line> lines, int from) {
        int n = 0;
        int rows = 0;
        int rules = 0;
        while (from + n < lines.size()) {
            String s = bars(lines.get(from + n).text());
            boolean rule = rule(s);
            if (!rule && !piped(s)) {
                break;
            }
            rows += rule ? 0 : 1;
            rules += rule ? 1 : 0;
            n++;
        }
        while (n > 0
                && rule(lines.get(from + n - 1).text())
                && !lines.get(from + n - 1).text().contains("+")) {
            n--;
        }
        boolean framed = bars(lines.get(from).text()).strip().startsWith("|");
        boolean ruled = rules > 0 && rows >= 2 && headed(lines, from);
        return ruled || rows >= 3 && framed ? n : 0;
    }

    /** Whether a rule is the first or second line: elsewhere it parts paragraphs. */
    private static boolean headed(List<Line> lines, int from) {
        String first = bars(lines.get(from).text());
        String second = bars(lines.get(from + 1).text());
        return rule(first) ? first.contains("+") || first.contains("|") : rule(second);
    }

    private static boolean rule(String line) {
        return TextTable.RULE.matcher(line).matches()
                && (line.contains("|") || line.contains("+") || line.contains("-"));
    }

    private static boolean piped(String line) {
        String s = line.strip();
        return s.startsWith("|") && s.length() > 1 || s.indexOf('|') > 0 && s.indexOf('|') < s.length() - 1;
    }

    static List<TextTable.Row> rows(List<Line> lines) {
        List<TextTable.Row> rows = new ArrayList<>();
        boolean grid = bars(lines.get(0).text()).strip().startsWith("+")
                && lines.stream().filter(l -> rule(bars(l.text()))).count() > 3;
        boolean closed = true;
        for (Line line : lines) {
            String s = bars(line.text()).strip();
            if (rule(s)) {
                closed = true;
                continue;
            }
            TextTable.Row row = new TextTable.Row(line.span(), PipeCells.of(s));
            if (grid && !closed && rows.get(rows.size() - 1).sameWidth(row)) {
                row = joined(rows.remove(rows.size() - 1), row);
            }
            rows.add(row);
            closed = false;
        }
        return rows;
    }

    private static TextTable.Row joined(TextTable.Row above, TextTable.Row below) {
        List<String> cells = IntStream.range(0, above.cells().size())
                .mapToObj(c -> (above.cell(c) + " " + below.cell(c)).strip())
                .toList();
        return new TextTable.Row(new Span(above.span().start(), below.span().end()), cells);
    }

    /** A line whose box-drawing characters are plain bars, dashes and crosses, character by character. */
    private static String bars(String line) {
        if (line.chars().noneMatch(c -> c >= 0x2500 && c <= 0x257f)) {
            return line;
        }
        StringBuilder plain = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            plain.append(
                    "│┃║".indexOf(c) >= 0 ? '|' : "─━═╌┄".indexOf(c) >= 0 ? '-' : c >= 0x2500 && c <= 0x257f ? '+' : c);
        }
        return plain.toString();
    }
}
