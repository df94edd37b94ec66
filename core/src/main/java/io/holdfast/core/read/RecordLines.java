package io.holdfast.core.read;

import java.util.List;

/** Finds where lines of keys and values, with sections and items among them, end. */
final class RecordLines {
    /** Fewer lines of keys and values are prose that happens to hold a colon. */
    private static final int FEWEST = 3;

    /** More section heads in a row head nothing. */
    private static final int MOST_SECTIONS = 5;

    private static final int LONG_ITEM = 80;
    private static final int LONG_VALUE = 100;
    private static final int SENTENCE_WORDS = 6;

    private RecordLines() {}

    /**
     * How many lines from here on are a record; 0 when none begins here.
     *
     * @param data whether the lines are known to be data, so that one field is enough
     */
    static int count(List<Line> lines, int from, boolean data) {
        int keyed = 0;
        int sentences = 0;
        int entries = 0;
        int sections = 0;
        int last = from;
        int keyIndent = -1;
        boolean block = false;
        Flow.Nesting open = Flow.open("");
        for (int i = from; i < lines.size(); i++) {
            String s = lines.get(i).text().strip();
            int indent = lines.get(i).indent();
            if (s.isEmpty() || block && indent > keyIndent || IndentTree.comment(s)) {
                if (entries == 0) {
                    return 0;
                }
                last = block && !s.isEmpty() && indent > keyIndent ? i : last;
                continue;
            }
            if (open.depth > 0) {
                open.read(s);
                last = i;
                continue;
            }
            block = false;
            String entry = s.startsWith("- ") ? s.substring(2).strip() : s;
            IndentTree.Entry field = IndentTree.entry(entry);
            boolean key = field != null || IndentTree.section(s) && (entries > 0 || s.startsWith("["));
            boolean item = s.startsWith("- ") && entries > 0 && entry.length() < LONG_ITEM && !sentence(entry);
            if (field != null && field.value().isEmpty() && leadsElsewhere(lines, i, field.key())) {
                break;
            }
            boolean further = !OptionLines.option(lines.get(i))
                    && !key
                    && entries > 0
                    && keyIndent >= 0
                    && indent > keyIndent
                    && i == last + 1;
            sections = field == null && key ? sections + 1 : 0;
            if (sections > MOST_SECTIONS) {
                break;
            }
            boolean heading = !key && !item && IndentTree.heading(lines, i);
            if (!key && !item && !further && !heading) {
                break;
            }
            if (field != null) {
                boolean said = sentence(field.value());
                if (said && (keyed == 0 || field.key().split("\\s+").length > 3)) {
                    break;
                }
                keyIndent = indent;
                block = IndentTree.block(field.value());
                open = Flow.open(field.value());
                sentences += said ? 1 : 0;
            }
            entries++;
            keyed += field != null || key && s.startsWith("[") ? 1 : 0;
            last = field == null && key && entries > 1 ? last : i;
        }
        return keyed >= (data ? 1 : FEWEST) && sentences * 2 <= keyed ? last - from + 1 : 0;
    }

    /** Whether a key without a value leads to something that is not part of the record: text, a table, a conversation. */
    private static boolean leadsElsewhere(List<Line> lines, int at, String key) {
        int next = at + 1;
        while (next < lines.size() && lines.get(next).blank()) {
            next++;
        }
        if (next == lines.size()) {
            return false;
        }
        Line line = lines.get(next);
        String s = line.text().strip();
        boolean inside = s.startsWith("- ") || line.indent() > lines.get(at).indent() && !OptionLines.option(line);
        boolean apart = next > at + 1 && IndentTree.named(key);
        return !inside && (apart || !IndentTree.line(s) && !IndentTree.comment(s));
    }

    /** A value of several sentences, or a long one with a full stop, is running text behind a label. */
    private static boolean sentence(String value) {
        return value.length() > LONG_VALUE && value.matches(".*[.!?](?:\\s.*|$)")
                || value.endsWith(".") && value.split("\\s+").length > SENTENCE_WORDS;
    }
}
