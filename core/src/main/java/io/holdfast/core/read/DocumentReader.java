package io.holdfast.core.read;

import io.holdfast.core.read.TextUnit.Kind;
import io.holdfast.text.Normalizer;
import io.holdfast.text.lang.WordList;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads one document into its units. A document may mix kinds: a record, a table or configuration inside running text is
 * read as what it is, the rest as sentences.
 */
public final class DocumentReader {
    private static final int MIN_JSON = 12;
    private static final int NEAR = 50;
    private static final int MOST_REPEATED = 25_000;
    private static final long MOST_TIMES = 3;
    /** More lines of code are not each led by what is above them. */
    private static final int FEW_LINES = 3;

    private static final Pattern FENCE = Pattern.compile("\\s*(`{3,}|~{3,})\\s*([\\w+.-]*).*");

    private static final Set<String> DATA = WordList.section("formats.txt", "data_fence");
    private static final Pattern LOG = Pattern.compile(
            "\\[?(?:\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}|\\p{Lu}\\p{Ll}{2} +\\d{1,2} \\d{2}:\\d{2}:\\d{2}).*");
    private static final int MIN_LOG = 3;
    private static final Pattern JSON_BEHIND = Pattern.compile("[^{\\[]*[:=]\\s*([{\\[]).*");
    private static final Pattern TABLE = Pattern.compile("(?i)<table");
    private static final Pattern TABLE_END = Pattern.compile("(?i)</table>");

    private final String text;
    /** The text without tags, where it is HTML. */
    private @Nullable String shown;

    private final List<Line> lines;
    private final Set<Kind> plain;
    private final List<TextUnit> units = new ArrayList<>();
    private final Ahead listed = new Ahead();
    private final Ahead piped = new Ahead();
    private final Ahead inColumns = new Ahead();
    private final Ahead parted = new Ahead();
    private final Ahead spoken = new Ahead();
    private final Ahead keyed = new Ahead();
    private final Ahead marked = new Ahead();
    /** Marks of fences that nothing closes. */
    private final Set<String> unclosed = new HashSet<>();

    /**
     * The lines of the document for one of its readers. One that looks far ahead and finds nothing would look at the same
     * lines from each of them: it may do so a few times, then not before it is near the last line it saw.
     */
    private final class Ahead extends AbstractList<Line> {
        private static final int TRIES = 8;

        private int end;
        private int seen;
        private int tries;

        /** Whether the reader may look from a line to the end. */
        boolean may(int from, int end) {
            this.end = end;
            tries = from + NEAR < seen ? tries + 1 : 0;
            return tries < TRIES;
        }

        /** Notes that the text was looked at up to an offset. */
        void saw(int offset) {
            while (seen + 1 < lines.size() && lines.get(seen + 1).start() < offset) {
                seen++;
            }
        }

        @Override
        public Line get(int index) {
            seen = Math.max(seen, index);
            return lines.get(index);
        }

        @Override
        public int size() {
            return end;
        }
    }

    /** Where running text that has not been read yet begins; -1 when there is none. */
    private int prose = -1;

    /** Who says what is read; empty where that is not known. */
    private String speaker = "";

    /** Who is quoted below "wrote:"; empty where nobody is. */
    private String quoted = "";

    private DocumentReader(String text, Set<Kind> plain) {
        this.text = text;
        this.plain = plain;
        this.lines = Line.of(text);
    }

    /** The units of a document, in its order. */
    public static List<TextUnit> read(String text) {
        return read(text, Set.of());
    }

    /**
     * The units of a document with some kinds of text read as running text: for measuring what their readers bring.
     *
     * @param plain none but rows, fields and turns
     */
    public static List<TextUnit> read(String raw, Set<Kind> plain) {
        String text = Normalizer.stated(raw);
        if (text.isBlank()) {
            return List.of();
        }
        DocumentReader reader = new DocumentReader(text, plain);
        List<Line> turns = Dialogue.lines(reader.lines);
        List<TextUnit> units = turns == null
                ? reader.scan()
                : plain.contains(Kind.TURN)
                        ? Prose.units(text, text, 0, text.length(), "")
                        : Dialogue.units(text, turns);
        List<TextUnit> read = new ArrayList<>(); // what leads to a unit is read with it until it is too much
        long left = MOST_REPEATED + MOST_TIMES * text.length();
        for (TextUnit unit : units) {
            left -= unit.text().length();
            boolean alone = left < 0 && unit.span().length() < unit.text().length();
            read.add(alone ? new TextUnit(unit.span(), unit.span().of(text), unit.kind()) : unit);
        }
        return List.copyOf(read);
    }

    private List<TextUnit> scan() {
        int i = 0;
        while (i < lines.size()) {
            Matcher mark = FENCE.matcher(lines.get(i).text());
            int fence = mark.matches() ? closing(i, mark.group(1)) : -1;
            if (fence > 0) {
                Caption caption = Caption.above(lines, i, prose);
                closeProse(lines.get(i).start());
                fenced(i + 1, fence, mark.group(2).toLowerCase(Locale.ROOT), caption);
                i = fence + 1;
                continue;
            }
            int taken = structured(i, lines.size(), null);
            if (taken == 0) {
                running(lines.get(i));
            }
            i += Math.max(1, taken);
        }
        closeProse(text.length());
        return units;
    }

    private int closing(int from, String mark) {
        if (unclosed.contains(mark)) {
            return -1;
        }
        for (int i = from + 1; i < lines.size(); i++) {
            String s = lines.get(i).text().strip();
            if (s.startsWith(mark) && s.replace(mark.substring(0, 1), "").isEmpty()) {
                return i;
            }
        }
        unclosed.add(mark);
        return -1;
    }

    /** Reads what is between two fences: data as what it is, code line by line. */
    private void fenced(int from, int to, String language, Caption caption) {
        int i = from;
        while (i < to) {
            int taken = language.isEmpty() || DATA.contains(language) ? structured(i, to, caption) : 0;
            Line line = lines.get(i);
            if (taken == 0 && !line.blank()) {
                String label = to - from <= FEW_LINES ? caption.brief().label() : "";
                units.add(new TextUnit(line.span(), label + line.text(), Kind.LINE));
            }
            i += Math.max(1, taken);
        }
    }

    /** A line of running text; who says it may change with it. */
    private void running(Line line) {
        boolean marked = line.text().strip().startsWith(">");
        if (!quoted.isEmpty() && !line.blank() && !marked) {
            closeProse(line.start());
            quoted = "";
        }
        prose = prose < 0 ? line.start() : prose;
        String wrote = Mail.quoted(line.text());
        if (!wrote.isEmpty()) {
            closeProse(line.end());
            quoted = wrote;
        }
    }

    private boolean plain(List<TextUnit> read) {
        return read.stream().anyMatch(u -> plain.contains(u.kind()));
    }

    /** Takes the lines from one to an offset as running text: how many they are. */
    private int running(int from, int end) {
        int i = from;
        do {
            running(lines.get(i++));
        } while (i < lines.size() && lines.get(i).start() < end);
        return i - from;
    }

    /**
     * Reads what is no running text at a line: how many lines it took.
     *
     * @param end the line to stop at
     * @param given what is above it; null to look there
     */
    private int structured(int i, int end, @Nullable Caption given) {
        Line line = lines.get(i);
        String s = line.text().strip();
        if (s.isEmpty()) {
            return 0;
        }
        Caption caption = given != null ? given : Caption.above(lines, i, prose);
        int taken = markup(i, s, caption);
        if (taken > 0) {
            return taken;
        }
        int options = listed.may(i, end) ? OptionLines.count(listed, i) : 0;
        if (options > 0) {
            return take(i, options, OptionLines.units(text, lines.subList(i, i + options), caption));
        }
        int rows = piped.may(i, end) ? PipeTable.lines(piped, i) : 0;
        if (rows > 0) {
            return take(i, rows, TextTable.units(PipeTable.rows(lines.subList(i, i + rows)), caption));
        }
        TextTable.Found table = inColumns.may(i, end) ? AlignedTable.at(inColumns, i) : null;
        table = table == null && parted.may(i, end) ? DelimitedTable.at(parted, i) : table;
        if (table != null) {
            return take(i, table.lines(), TextTable.units(table.rows(), caption));
        }
        int logged = logLines(i, end);
        if (logged > 0) {
            List<TextUnit> log = lines.subList(i, i + logged).stream()
                    .map(l -> new TextUnit(l.span(), l.text(), Kind.LINE))
                    .toList();
            return take(i, logged, log);
        }
        int turns = given == null && spoken.may(i, end) ? Dialogue.run(spoken, i) : 0;
        if (turns > 0) {
            return take(i, turns, Dialogue.units(text, lines.subList(i, i + turns)));
        }
        int fields = keyed.may(i, end) ? RecordLines.count(keyed, i, given != null) : 0;
        if (fields == 0) {
            return 0;
        }
        List<Line> record = lines.subList(i, i + fields);
        boolean commented = given == null && s.matches("[^:=]+=.*|\\[.*");
        take(
                i,
                fields,
                FieldUnits.of(IndentTree.of(record), commented ? Caption.NONE : listed(s) ? caption : caption.named()));
        String sender = Mail.sender(record);
        speaker = sender.isEmpty() ? speaker : sender;
        return fields;
    }

    private static boolean listed(String line) {
        return line.startsWith("- ") || line.startsWith("* ");
    }

    /** JSON, XML and HTML that begin at a line. */
    private int markup(int i, String s, Caption caption) {
        Line line = lines.get(i);
        int start = line.start() + line.indent();
        if (s.startsWith("{") || s.startsWith("[")) {
            return may(i) ? tree(i, start, JsonTree.parseLines(text, start, marked::saw), caption) : 0;
        }
        Matcher behind = JSON_BEHIND.matcher(line.text());
        if (behind.matches()) {
            int at = line.start() + behind.start(1);
            JsonTree.Parsed parsed = may(i) ? JsonTree.parse(text, at, marked::saw) : null;
            boolean whole = parsed != null
                    && endOfLine(parsed.end())
                    && text.substring(at, parsed.end()).indexOf('\n') > 0;
            return whole ? tree(i, at, parsed, caption) : 0;
        }
        Matcher table = TABLE.matcher(line.text());
        if (table.find()) {
            return may(i) ? html(i, line.start() + table.start(), caption) : 0;
        }
        if (HtmlText.begins(s)) {
            shown = shown == null ? HtmlText.withoutTags(text) : shown;
            return 0;
        }
        return s.startsWith("<") && may(i) ? tree(i, start, XmlTree.parse(text, start, marked::saw), caption) : 0;
    }

    /** Whether markup may be looked for from a line on: what was not closed three lines ahead is asked for a few times. */
    private boolean may(int line) {
        return marked.may(line + FEW_LINES - NEAR, lines.size());
    }

    private boolean endOfLine(int offset) {
        int end = text.indexOf('\n', offset);
        return text.substring(offset, end < 0 ? text.length() : end)
                .replaceAll("[;,]", "")
                .isBlank();
    }

    private int take(int from, int count, List<TextUnit> read) {
        if (plain(read)) {
            return running(from, lines.get(from + count - 1).end());
        }
        closeProse(lines.get(from).start());
        units.addAll(read);
        return count;
    }

    private int tree(int from, int start, JsonTree.@Nullable Parsed parsed, Caption caption) {
        if (parsed == null
                || parsed.end() - start < MIN_JSON
                || parsed.root().leaves() < 2 && text.charAt(start) == '[') {
            return 0;
        }
        List<TextUnit> fields = FieldUnits.of(parsed.root(), caption.named());
        if (plain(fields)) {
            return running(from, parsed.end());
        }
        return take(from, start, parsed.end(), fields);
    }

    private int html(int from, int start, Caption above) {
        Matcher close = TABLE_END.matcher(text).region(start, text.length());
        boolean closed = close.find();
        marked.saw(closed ? close.start() : text.length());
        if (!closed) {
            return 0;
        }
        List<TextUnit> rows = HtmlTable.units(text, start, close.start(), above);
        if (rows.isEmpty()) {
            return 0;
        }
        shown = shown == null ? HtmlText.withoutTags(text) : shown;
        if (plain(rows)) {
            return running(from, close.start());
        }
        return take(from, start, close.end(), rows);
    }

    /**
     * Takes what was read from one offset to another, beginning at a line: how many lines it took. What is before and
     * behind it on its lines is running text.
     */
    private int take(int from, int start, int end, List<TextUnit> read) {
        prose = prose < 0 ? lines.get(from).start() : prose;
        closeProse(start);
        units.addAll(read);
        int last = from;
        while (last + 1 < lines.size() && lines.get(last + 1).start() < end) {
            last++;
        }
        int rest = end < text.length() && ";,".indexOf(text.charAt(end)) >= 0 ? end + 1 : end;
        if (rest < lines.get(last).end()
                && !text.substring(rest, lines.get(last).end()).isBlank()) {
            prose = rest;
        }
        return last - from + 1;
    }

    private int logLines(int from, int end) {
        int n = 0;
        int stamped = 0;
        while (from + n < end) {
            boolean stamp = LOG.matcher(lines.get(from + n).text()).matches();
            boolean trace =
                    n > 0 && !lines.get(from + n).blank() && lines.get(from + n).indent() > 0;
            if (!stamp && !trace) {
                break;
            }
            stamped += stamp ? 1 : 0;
            n++;
        }
        return stamped >= MIN_LOG ? n : 0;
    }

    private void closeProse(int end) {
        if (prose >= 0 && prose < end) {
            units.addAll(
                    Prose.units(text, shown == null ? text : shown, prose, end, quoted.isEmpty() ? speaker : quoted));
        }
        prose = -1;
    }
}
