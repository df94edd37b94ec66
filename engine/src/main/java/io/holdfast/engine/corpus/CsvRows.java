package io.holdfast.engine.corpus;

import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A CSV file as a Markdown table: its first line is the header, its name says what the rows are. Each line stays a line. */
final class CsvRows {
    private CsvRows() {}

    static CorpusDocument read(String id, String file, String source) {
        char separator = separator(source);
        StringBuilder text = new StringBuilder();
        List<String> lines = source.lines().toList();
        for (String line : lines) {
            text.append(line.isBlank() ? "" : "| " + String.join(" | ", cells(line, separator)) + " |")
                    .append('\n');
        }
        String title = id.substring(id.lastIndexOf('/') + 1).replaceAll("[_-]+", " ");
        return new CorpusDocument(
                new Document(CorpusDocument.safeId(id), title, null, text.toString()),
                0,
                List.of(),
                List.of(),
                new Source(file, IntStream.rangeClosed(1, lines.size()).boxed().toList()));
    }

    /** The separator that makes the most columns of the header. */
    private static char separator(String source) {
        String header = source.lines().findFirst().orElse("");
        return Stream.of(',', ';', '\t')
                .max(Comparator.comparingInt(c -> cells(header, c).size()))
                .orElse(',');
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
