package io.holdfast.lab.report.html.data;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.holdfast.core.model.Span;
import io.holdfast.core.read.DocumentReader;
import io.holdfast.core.read.TextUnit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How a document is shown: running text, a table with its cells, a chat with its turns. Offsets are the document's. */
public final class DocumentLayout {
    private static final JsonFactory JSON = new JsonFactory();
    private static final int LARGEST = 200_000;
    private static final Pattern RULE = Pattern.compile("[\\s|:+=-]*");
    private static final Pattern BLANK_LINE = Pattern.compile("\\R[ \\t]*\\R");
    private static final Pattern TURN = Pattern.compile(
            "\\s*(?:[-*>]\\s+)?(?:[\\[(]?[\\d][\\d:./ -]*(?:[AaPp][Mm])?[\\])]?\\s*[-–—|,]?\\s*)?\\**([\\p{L}@][^:\\n*]{0,38}?)\\**\\s*[:：]\\**\\s+(\\S.*)");
    private static final Pattern FIELD = Pattern.compile("\\s*(?:-\\s+)?([^:=\\n]{1,60}?)\\s*[:=]\\s+(\\S.*)");
    private static final List<Pattern> DELIMITERS =
            Stream.of("\\|", "\\t", ";", ",", "\\s{2,}").map(Pattern::compile).toList();

    private DocumentLayout() {}

    /** A part of a document. */
    public sealed interface Block permits Text, Table, Chat {}

    /** Running text. */
    public record Text(Span span) implements Block {}

    /** Rows of cells under heads. */
    public record Table(List<String> heads, List<List<Cell>> rows) implements Block {
        public Table {
            heads = List.copyOf(heads);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /** A cell that is a part of the document, or a label such as the path of a field. */
    public record Cell(String label, @Nullable Span span) {}

    /** Turns of a conversation. */
    public record Chat(List<Turn> turns) implements Block {
        public Chat {
            turns = List.copyOf(turns);
        }
    }

    public record Turn(Span speaker, Span said) {}

    public static List<Block> of(String text) {
        List<Block> plain = List.of(new Text(new Span(0, text.length())));
        if (text.length() > LARGEST || text.isBlank()) {
            return plain;
        }
        String opening = text.strip().substring(0, 1);
        if (opening.equals("{") || opening.equals("[")) {
            Table record = record(text);
            return record == null ? plain : List.of(record);
        }
        List<Block> blocks = new ArrayList<>();
        List<TextUnit> units = DocumentReader.read(text);
        int shown = 0;
        int i = 0;
        while (i < units.size()) {
            int to = i + 1;
            while (to < units.size() && continues(text, units.get(to - 1), units.get(to))) {
                to++;
            }
            Block block = to - i < 2 ? null : block(text, units.subList(i, to));
            if (block != null) {
                Span whole = lines(
                        text,
                        units.get(i).span().start(),
                        units.get(to - 1).span().end());
                if (!text.substring(shown, Math.max(shown, whole.start())).isBlank()) {
                    blocks.add(new Text(stripped(text, shown, whole.start())));
                }
                blocks.add(block);
                shown = whole.end();
            }
            i = to;
        }
        if (blocks.isEmpty()) {
            return plain;
        }
        if (!text.substring(shown).isBlank()) {
            blocks.add(new Text(stripped(text, shown, text.length())));
        }
        return blocks;
    }

    private static boolean continues(String text, TextUnit before, TextUnit unit) {
        if (before.kind() != unit.kind() || unit.kind() == TextUnit.Kind.PROSE || unit.kind() == TextUnit.Kind.LINE) {
            return false;
        }
        int from = Math.min(before.span().end(), unit.span().start());
        String between = text.substring(from, unit.span().start());
        return unit.kind() != TextUnit.Kind.ROW
                || RULE.matcher(between).matches()
                        && !BLANK_LINE.matcher(between).find();
    }

    private static Span lines(String text, int start, int end) {
        int from = text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
        int to = text.indexOf('\n', Math.max(0, end - 1));
        return new Span(Math.min(from, start), to < 0 ? text.length() : Math.max(to, end));
    }

    private static @Nullable Block block(String text, List<TextUnit> units) {
        return switch (units.get(0).kind()) {
            case ROW -> table(text, units);
            case TURN -> chat(text, whole(text, units));
            case FIELD -> fields(text, whole(text, units));
            default -> null;
        };
    }

    private static List<Span> whole(String text, List<TextUnit> units) {
        Span all = lines(
                text,
                units.get(0).span().start(),
                units.get(units.size() - 1).span().end());
        List<Span> lines = new ArrayList<>();
        int from = all.start();
        while (from < all.end()) {
            int to = text.indexOf('\n', from);
            int end = to < 0 || to > all.end() ? all.end() : to;
            if (!text.substring(from, end).isBlank()) {
                lines.add(new Span(from, end));
            }
            from = end + 1;
        }
        return lines;
    }

    private static @Nullable Table table(String text, List<TextUnit> units) {
        for (Pattern delimiter : DELIMITERS) {
            List<List<Span>> rows = new ArrayList<>();
            for (TextUnit unit : units) {
                Span line = lines(text, unit.span().start(), unit.span().end());
                if (line.of(text).indexOf('\n') >= 0 || line.of(text).indexOf('<') >= 0) {
                    return null;
                }
                rows.add(cells(text, line, delimiter));
            }
            int width = rows.get(0).size();
            if (width >= 2 && rows.stream().allMatch(row -> row.size() == width)) {
                return new Table(
                        rows.get(0).stream().map(s -> s.of(text)).toList(),
                        rows.subList(1, rows.size()).stream()
                                .map(row ->
                                        row.stream().map(s -> new Cell("", s)).toList())
                                .toList());
            }
        }
        return null;
    }

    private static List<Span> cells(String text, Span line, Pattern delimiter) {
        List<Span> cells = new ArrayList<>();
        boolean piped = delimiter.pattern().equals("\\|");
        int from = line.start();
        Matcher next = delimiter.matcher(text).region(line.start(), line.end());
        while (next.find()) {
            cells.add(stripped(text, from, next.start()));
            from = next.end();
        }
        cells.add(stripped(text, from, line.end()));
        if (piped && cells.size() > 2) {
            if (cells.get(0).of(text).isEmpty()) {
                cells.remove(0);
            }
            if (cells.get(cells.size() - 1).of(text).isEmpty()) {
                cells.remove(cells.size() - 1);
            }
        }
        return cells;
    }

    private static Span stripped(String text, int start, int end) {
        int from = start;
        int to = end;
        while (from < to && Character.isWhitespace(text.charAt(from))) {
            from++;
        }
        while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
            to--;
        }
        return new Span(from, to);
    }

    private static @Nullable Chat chat(String text, List<Span> lines) {
        List<Turn> turns = new ArrayList<>();
        for (Span line : lines) {
            Matcher turn = TURN.matcher(line.of(text));
            if (turn.matches()) {
                turns.add(new Turn(
                        new Span(line.start(), line.start() + turn.end(1)),
                        new Span(line.start() + turn.start(2), line.end())));
            } else if (turns.isEmpty()) {
                return null;
            } else {
                Turn last = turns.remove(turns.size() - 1);
                turns.add(new Turn(last.speaker(), new Span(last.said().start(), line.end())));
            }
        }
        return turns.size() < 2 ? null : new Chat(turns);
    }

    private static @Nullable Table fields(String text, List<Span> lines) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Span line : lines) {
            Matcher field = FIELD.matcher(line.of(text));
            if (!field.matches()) {
                return null;
            }
            rows.add(List.of(
                    new Cell("", new Span(line.start() + field.start(1), line.start() + field.end(1))),
                    new Cell("", stripped(text, line.start() + field.start(2), line.end()))));
        }
        return new Table(List.of("Field", "Value"), rows);
    }

    /** A JSON document: a list of flat objects is a table, anything else fields with their paths; null when it is none. */
    private static @Nullable Table record(String text) {
        Map<String, Span> values = new LinkedHashMap<>();
        try (JsonParser parser = JSON.createParser(text)) {
            while (parser.nextToken() != null) {
                JsonToken token = parser.currentToken();
                if (token.isScalarValue()) {
                    int start = (int) parser.currentTokenLocation().getCharOffset();
                    parser.finishToken();
                    int end = (int) parser.currentLocation().getCharOffset();
                    values.put(parser.getParsingContext().pathAsPointer().toString(), stripped(text, start, end));
                }
            }
        } catch (IOException e) {
            return null;
        }
        if (values.isEmpty()) {
            return null;
        }
        Table rows = listed(values);
        return rows == null
                ? new Table(
                        List.of("Field", "Value"),
                        values.entrySet().stream()
                                .map(e -> List.of(new Cell(path(e.getKey()), null), new Cell("", e.getValue())))
                                .toList())
                : rows;
    }

    private static @Nullable Table listed(Map<String, Span> values) {
        Set<String> heads = new LinkedHashSet<>();
        Map<String, Map<String, Span>> rows = new LinkedHashMap<>();
        Pattern place = Pattern.compile("(.*/\\d+)/([^/]+)");
        for (Map.Entry<String, Span> value : values.entrySet()) {
            Matcher m = place.matcher(value.getKey());
            if (!m.matches()) {
                return null;
            }
            heads.add(m.group(2));
            rows.computeIfAbsent(m.group(1), k -> new LinkedHashMap<>()).put(m.group(2), value.getValue());
        }
        long lists = rows.keySet().stream()
                .map(k -> k.replaceFirst("/\\d+$", ""))
                .distinct()
                .count();
        if (rows.size() < 2 || lists > 1 || heads.size() < 2) {
            return null;
        }
        return new Table(
                List.copyOf(heads),
                rows.values().stream()
                        .map(row -> heads.stream()
                                .map(head -> new Cell("", row.get(head)))
                                .toList())
                        .toList());
    }

    private static String path(String pointer) {
        return pointer.replaceFirst("^/", "")
                .replaceAll("/(\\d+)(?=/|$)", "[$1]")
                .replace("/", ".")
                .replace("~1", "/")
                .replace("~0", "~");
    }
}
