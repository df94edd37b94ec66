package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import io.holdfast.core.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads one document into its units. A document may mix kinds: a record, a table or configuration inside running text is
 * read as what it is, the rest as sentences.
 */
public final class DocumentReader {
    /** Fewer lines of keys and values are prose that happens to hold a colon. */
    private static final int MIN_RECORD_LINES = 3;

    private static final int MIN_JSON = 12;

    private final String text;
    private final List<Line> lines;
    private final List<TextUnit> units = new ArrayList<>();

    /** Where running text that has not been read yet begins; -1 when there is none. */
    private int prose = -1;

    private DocumentReader(String text) {
        this.text = text;
        this.lines = Line.of(text);
    }

    /** The units of a document, in its order. */
    public static List<TextUnit> read(String text) {
        if (text.isBlank()) {
            return List.of();
        }
        DocumentReader reader = new DocumentReader(text);
        if (Dialogue.is(reader.lines)) {
            return Dialogue.units(text, reader.lines);
        }
        reader.scan();
        return List.copyOf(reader.units);
    }

    private void scan() {
        int i = 0;
        while (i < lines.size()) {
            int taken = structured(i);
            if (taken == 0) {
                prose = prose < 0 ? lines.get(i).start() : prose;
                i++;
            } else {
                i += taken;
            }
        }
        closeProse(text.length());
    }

    /** Reads what is no running text at a line: how many lines it took. */
    private int structured(int i) {
        Line line = lines.get(i);
        String s = line.text().strip();
        if (s.isEmpty()) {
            return 0;
        }
        if (s.startsWith("{") || s.startsWith("[")) {
            return tree(i, JsonTree.parse(text, line.start() + line.indent()));
        }
        String lower = s.toLowerCase(Locale.ROOT);
        if (lower.startsWith("<table")) {
            return html(i);
        }
        if (s.startsWith("<")) {
            return tree(i, XmlTree.parse(text, line.start() + line.indent()));
        }
        int rows = Table.pipeLines(lines, i);
        if (rows > 0) {
            return take(i, rows, Table.piped(lines.subList(i, i + rows)));
        }
        rows = Table.delimitedLines(lines, i);
        if (rows > 0) {
            return take(i, rows, Table.delimited(lines.subList(i, i + rows)));
        }
        rows = Table.alignedLines(lines, i);
        if (rows > 0) {
            return take(i, rows, Table.aligned(lines.subList(i, i + rows)));
        }
        int fields = recordLines(i);
        return fields == 0 ? 0 : take(i, fields, FieldUnits.of(IndentTree.of(text, lines.subList(i, i + fields))));
    }

    private int take(int from, int count, List<TextUnit> read) {
        closeProse(lines.get(from).start());
        units.addAll(read);
        return count;
    }

    private int tree(int from, JsonTree.@org.jspecify.annotations.Nullable Parsed parsed) {
        if (parsed == null
                || parsed.end() - lines.get(from).start() < MIN_JSON
                || parsed.root().leaves() < 2) {
            return 0;
        }
        int last = from;
        while (last + 1 < lines.size() && lines.get(last + 1).start() < parsed.end()) {
            last++;
        }
        closeProse(lines.get(from).start());
        units.addAll(FieldUnits.of(parsed.root()));
        if (!text.substring(
                        Math.min(parsed.end(), lines.get(last).end()),
                        lines.get(last).end())
                .isBlank()) {
            prose = parsed.end();
        }
        return last - from + 1;
    }

    private int html(int from) {
        int start = lines.get(from).start();
        int end = text.toLowerCase(Locale.ROOT).indexOf("</table>", start);
        if (end < 0) {
            return 0;
        }
        List<TextUnit> rows = Table.html(text, start, end);
        if (rows.isEmpty()) {
            return 0;
        }
        int last = from;
        while (last + 1 < lines.size() && lines.get(last + 1).start() < end) {
            last++;
        }
        return take(from, last - from + 1, rows);
    }

    /** How many lines from here on are keys and values, sections and items among them. */
    private int recordLines(int from) {
        int entries = 0;
        int keyed = 0;
        int i = from;
        int last = from;
        for (; i < lines.size(); i++) {
            String s = lines.get(i).text().strip();
            if (s.isEmpty() || s.startsWith("#") || s.equals("---")) {
                if (entries == 0) {
                    return 0;
                }
                continue;
            }
            String entry = s.startsWith("- ") ? s.substring(2).strip() : s;
            boolean key = IndentTree.line(entry) && !sentence(entry);
            boolean item = s.startsWith("- ") && entries > 0 && entry.length() < 80 && !sentence(entry);
            if (!key && !item) {
                break;
            }
            entries++;
            keyed += key ? 1 : 0;
            last = i;
        }
        return keyed >= MIN_RECORD_LINES ? last - from + 1 : 0;
    }

    /** A value of several sentences, or a long one with a full stop, is running text behind a label. */
    private static boolean sentence(String entry) {
        int colon = entry.indexOf(": ");
        String value = colon < 0 ? entry : entry.substring(colon + 2).strip();
        return value.length() > 100 || value.endsWith(".") && value.split("\\s+").length > 6;
    }

    private void closeProse(int end) {
        if (prose >= 0 && prose < end) {
            String part = text.substring(prose, end);
            for (Span sentence : SentenceSplitter.split(part)) {
                units.add(new TextUnit(sentence.shift(prose), sentence.of(part), Kind.PROSE));
            }
        }
        prose = -1;
    }
}
