package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.LineItems;
import io.holdfast.engine.corpus.TextLayout;
import io.holdfast.engine.structure.shape.SameShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A list or a table of a passage.
 *
 * @param lead the line that introduces a list; empty where its heading does
 * @param header names of a table's columns; empty for a list
 * @param items the items of a list, one cell each, or the rows of a table
 * @param whole false where the passage begins or ends inside it
 */
public record Block(Chunk chunk, String lead, List<String> header, List<Item> items, boolean whole) {
    private static final Pattern TERM = Pattern.compile("([^\\s:–][^:–]{0,30}?)(?::| –) (\\S.*)", Pattern.DOTALL);
    private static final Pattern COLUMNS =
            Pattern.compile("^(\\s{2,})(\\S+(?: \\S+){0,2}|\\S+(?: \\S+){3,7}(?=\\s{3}))\\s{2,}(\\S.*)$");
    private static final int FEWEST = 2;

    public Block {
        header = List.copyOf(header);
        items = List.copyOf(items);
    }

    /**
     * @param span its place in its passage
     * @param places those of its cells where they are apart; empty where they are together
     */
    public record Item(Chunk chunk, List<String> cells, Span span, List<Span> places) {
        public Item {
            cells = List.copyOf(cells);
            places = List.copyOf(places);
        }

        Item(Chunk chunk, List<String> cells, Span span) {
            this(chunk, cells, span, List.of());
        }

        /** Where a cell can be read. */
        Span place(int cell) {
            return places.isEmpty() ? span : places.get(cell);
        }

        String text() {
            return String.join(": ", cells);
        }
    }

    public boolean table() {
        return !header.isEmpty();
    }

    /** Title, heading and lead: what the items are items of. */
    public String about() {
        return chunk.context() + "\n" + lead;
    }

    /** The place of all items. */
    public Span span() {
        return span(items);
    }

    /** A table with an empty corner names its things above its columns: the same with a row for each of them. */
    Block upright() {
        boolean across = header.size() > 2
                && header.get(0).isBlank()
                && whole
                && items.size() > 1
                && items.stream().allMatch(i -> i.cells().size() == header.size());
        if (!across) {
            return this;
        }
        List<String> names = new ArrayList<>(List.of(""));
        List<Span> places = new ArrayList<>(List.of(span()));
        for (Item row : items) {
            names.add(row.cells().get(0));
            places.add(row.span());
        }
        List<Item> things = new ArrayList<>();
        for (int j = 1; j < header.size(); j++) {
            List<String> cells = new ArrayList<>(List.of(header.get(j)));
            for (Item row : items) {
                cells.add(row.cells().get(j));
            }
            things.add(new Item(chunk, cells, span(), places));
        }
        return new Block(chunk, lead, names, things, true);
    }

    /** A list whose items tell the same of different things, each with a number, as a table with a row for each. */
    Block ofRows() {
        if (table()) {
            return this;
        }
        return SameShape.of(items.stream().map(Item::text).toList())
                .map(shape -> {
                    List<Item> rows = new ArrayList<>();
                    for (int i = 0; i < items.size(); i++) {
                        List<String> cells =
                                List.of(shape.things().get(i), shape.amounts().get(i));
                        rows.add(new Item(
                                items.get(i).chunk(), cells, items.get(i).span()));
                    }
                    return new Block(chunk, lead, List.of("", shape.before()), rows, whole);
                })
                .orElse(this);
    }

    /** What a row of a table says, each cell behind the name of its column; empty where it is no row of the passage. */
    public static Optional<String> inWords(Chunk chunk, String row) {
        List<String> cells = TextLayout.cells(row);
        return of(chunk).stream()
                .filter(b -> b.table()
                        && b.header().size() == cells.size()
                        && b.items().stream().anyMatch(i -> i.cells().equals(cells)))
                .findFirst()
                .map(b -> IntStream.range(0, cells.size())
                        .filter(j -> !cells.get(j).isBlank())
                        .mapToObj(j ->
                                (b.header().get(j).isBlank() ? "" : b.header().get(j) + ": ") + cells.get(j))
                        .collect(Collectors.joining(", ", "", ".")));
    }

    /** This table with the rows that further passages hold of it. */
    Block with(List<Item> more, boolean complete) {
        List<Item> rows = new ArrayList<>(items);
        rows.addAll(more);
        return new Block(chunk, lead, header, rows, complete);
    }

    /** The place, in its passage, of the first items that are there. */
    static Span span(List<Item> items) {
        Chunk first = items.get(0).chunk();
        List<Item> here =
                items.stream().filter(i -> i.chunk().id().equals(first.id())).toList();
        return new Span(
                here.get(0).span().start(), here.get(here.size() - 1).span().end());
    }

    /** Whether a row is the header of a table of the passage. */
    public static boolean header(Chunk chunk, String row) {
        List<String> cells = TextLayout.cells(row);
        return of(chunk).stream().anyMatch(b -> b.table() && b.header().equals(cells));
    }

    /** The blocks of a passage, in its order. */
    public static List<Block> of(Chunk chunk) {
        return new Reading(chunk).blocks();
    }

    /** One pass over the lines of a passage. */
    private static final class Reading {
        private final Chunk chunk;
        private final List<Block> blocks = new ArrayList<>();
        private final List<Line> lines = new ArrayList<>();

        private record Line(String text, int start) {
            int indent() {
                return text.length() - text.stripLeading().length();
            }

            Span span() {
                return new Span(start + indent(), start + text.stripTrailing().length());
            }
        }

        Reading(Chunk chunk) {
            this.chunk = chunk;
            String text = chunk.text();
            int start = chunk.bodyStart();
            while (start <= text.length()) {
                int end = text.indexOf('\n', start);
                end = end < 0 ? text.length() : end;
                if (!text.substring(start, end).isBlank()) {
                    lines.add(new Line(text.substring(start, end), start));
                }
                start = end + 1;
            }
        }

        List<Block> blocks() {
            int i = 0;
            while (i < lines.size()) {
                int next = i;
                if (TextLayout.row(lines.get(i).text)) {
                    next = table(i);
                } else if (TextLayout.bullet(lines.get(i).text)) {
                    next = list(i);
                } else if (COLUMNS.matcher(lines.get(i).text).matches()) {
                    next = columns(i);
                }
                next = next == i ? settings(i) : next;
                next = next == i ? definitions(i) : next;
                if (next == i) {
                    label(lines.get(i));
                    next++;
                }
                i = next;
            }
            return blocks;
        }

        private int table(int from) {
            int i = from;
            List<String> header = TextLayout.row(chunk.lead()) ? TextLayout.cells(chunk.lead()) : List.of();
            boolean whole = header.isEmpty();
            List<Item> rows = new ArrayList<>();
            while (i < lines.size() && (TextLayout.row(lines.get(i).text) || TextLayout.rule(lines.get(i).text))) {
                Line line = lines.get(i);
                if (TextLayout.rule(line.text)) {
                    i++;
                    continue;
                }
                if (header.isEmpty()) {
                    header = TextLayout.cells(line.text);
                } else {
                    rows.add(new Item(chunk, TextLayout.cells(line.text), line.span()));
                }
                i++;
            }
            add(before(from), header, rows, whole);
            if (header.size() == 2) {
                rows.stream().filter(row -> row.cells().size() == 2).forEach(this::cell);
            }
            return i;
        }

        /** A cell that tells several things is a list of what its row is about. */
        private void cell(Item row) {
            add(
                    row.cells().get(0),
                    List.of(),
                    items(LineItems.inCell(row.cells().get(1)), row.span()),
                    true);
        }

        /** Settings with the same name one below the other, as files of configuration tell a list. */
        private int settings(int from) {
            int i = from;
            String name = "";
            List<Item> items = new ArrayList<>();
            while (i < lines.size()) {
                Optional<LineItems.Setting> setting = LineItems.setting(lines.get(i).text);
                if (setting.isEmpty() || i > from && !setting.get().name().equals(name)) {
                    break;
                }
                name = setting.get().name();
                items.add(new Item(
                        chunk, List.of(setting.get().value()), lines.get(i).span()));
                i++;
            }
            add(name, List.of(), items, i < lines.size());
            return items.size() < FEWEST ? from : i;
        }

        private int list(int from) {
            int i = from;
            List<Item> items = new ArrayList<>();
            while (i < lines.size()) {
                Line line = lines.get(i);
                if (TextLayout.bullet(line.text)) {
                    items.add(new Item(chunk, List.of(TextLayout.withoutMark(line.text)), line.span()));
                } else if (line.indent() > lines.get(from).indent() && !items.isEmpty()) {
                    Item last = items.remove(items.size() - 1);
                    items.add(new Item(
                            chunk,
                            List.of(last.cells().get(0) + " " + line.text.strip()),
                            new Span(last.span().start(), line.span().end())));
                } else {
                    break;
                }
                i++;
            }
            String lead = from == 0 && TextLayout.bullet(lines.get(0).text) ? chunk.lead() : before(from);
            add(lead, List.of(), terms(items), from > 0 || chunk.lead().isEmpty());
            return i;
        }

        /** Items that all are a short term and its meaning, "F101: no such queue", as two cells each. */
        private List<Item> terms(List<Item> items) {
            List<Item> terms = new ArrayList<>();
            for (Item item : items) {
                Matcher m = TERM.matcher(item.cells().get(0));
                if (!m.matches()) {
                    return items;
                }
                terms.add(new Item(chunk, List.of(m.group(1), m.group(2)), item.span()));
            }
            return terms;
        }

        /** Terms with their explanations below them and further in, as man pages have options. */
        private int definitions(int from) {
            int indent = lines.get(from).indent();
            int i = from;
            List<Item> items = new ArrayList<>();
            while (indent > 0
                    && i + 1 < lines.size()
                    && lines.get(i).indent() == indent
                    && lines.get(i + 1).indent() > indent) {
                Line term = lines.get(i);
                StringBuilder meaning = new StringBuilder();
                int end = term.span().end();
                i++;
                while (i < lines.size() && lines.get(i).indent() > indent) {
                    meaning.append(meaning.isEmpty() ? "" : " ")
                            .append(lines.get(i).text.strip());
                    end = lines.get(i).span().end();
                    i++;
                }
                items.add(new Item(
                        chunk,
                        List.of(term.text.strip(), meaning.toString()),
                        new Span(term.span().start(), end)));
            }
            add("", List.of(), items, true);
            return items.size() < FEWEST ? from : i;
        }

        /** Lines of two columns that blanks keep apart. */
        private int columns(int from) {
            int i = from;
            List<Item> items = new ArrayList<>();
            while (i < lines.size()) {
                Matcher m = COLUMNS.matcher(lines.get(i).text);
                if (!m.matches()) {
                    break;
                }
                items.add(new Item(
                        chunk, List.of(m.group(2), m.group(3)), lines.get(i).span()));
                i++;
            }
            add("", List.of(), items, true);
            return items.size() < FEWEST ? from : i;
        }

        /** "Present: Ann, Bob and Cid". */
        private void label(Line line) {
            for (LineItems.Labelled found : LineItems.labelled(line.text)) {
                add(found.label(), List.of(), items(found.items(), found.place().shift(line.start)), true);
            }
        }

        private List<Item> items(List<String> texts, Span place) {
            return texts.stream()
                    .map(text -> new Item(chunk, List.of(text), place))
                    .toList();
        }

        private String before(int from) {
            return from == 0 || lines.get(from - 1).text.length() > 200
                    ? ""
                    : lines.get(from - 1).text.strip();
        }

        private void add(String lead, List<String> header, List<Item> items, boolean whole) {
            if (items.size() >= (header.isEmpty() ? FEWEST : 1)) {
                blocks.add(new Block(chunk, lead, header, items, whole));
            }
        }
    }
}
