package io.holdfast.engine.corpus;

import java.util.ArrayList;
import java.util.List;

/** A CSV file as a Markdown table: its first line is the header. Each line stays a line. */
final class CsvRows {
    private CsvRows() {}

    static String markdown(String text, char separator) {
        StringBuilder out = new StringBuilder();
        for (String line : text.lines().toList()) {
            out.append(line.isBlank() ? "" : "| " + String.join(" | ", cells(line, separator)) + " |")
                    .append('\n');
        }
        return out.toString();
    }

    /** Cells of one line; quotes keep separators, two quotes are one. */
    static List<String> cells(String line, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quoted && c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(cell.toString().strip());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString().strip());
        return List.copyOf(cells);
    }
}
