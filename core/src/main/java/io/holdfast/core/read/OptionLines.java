package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The options of a command as manuals list them: what is said about one follows it, on its line or deeper below. */
final class OptionLines {
    private static final int FEWEST = 2;
    private static final Pattern OPTION = Pattern.compile("[ \\t]+--?[\\p{L}\\d?#@][^\\s]*(?:\\s.*)?");
    private static final Pattern GAP = Pattern.compile("\\t+| {2,}");

    private OptionLines() {}

    /** How many lines from here on list options; 0 when they do not. */
    static int count(List<Line> lines, int from) {
        int options = 0;
        int last = from;
        for (int i = from; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (option(line)) {
                options++;
                last = i;
            } else if (options == 0
                    || !line.blank() && line.indent() <= lines.get(from).indent()) {
                break;
            } else if (!line.blank()) {
                last = i;
            }
        }
        return options >= FEWEST ? last - from + 1 : 0;
    }

    static List<TextUnit> units(String text, List<Line> lines, Caption caption) {
        List<TextUnit> units = new ArrayList<>();
        int first = 0;
        for (int i = 1; i <= lines.size(); i++) {
            if (i == lines.size() || option(lines.get(i))) {
                units.add(unit(text, lines.subList(first, i), caption));
                first = i;
            }
        }
        return units;
    }

    static boolean option(Line line) {
        return OPTION.matcher(line.text()).matches();
    }

    private static TextUnit unit(String text, List<Line> lines, Caption caption) {
        int start = lines.get(0).start() + lines.get(0).indent();
        int end =
                lines.stream().filter(l -> !l.blank()).mapToInt(Line::end).max().orElse(start);
        String first = lines.get(0).text().strip();
        String named = GAP.matcher(first).replaceFirst(": ");
        String rest = text.substring(Math.min(end, lines.get(0).end()), end);
        String mark = named.equals(first) && !rest.isBlank() ? ": " : " ";
        return new TextUnit(new Span(start, end), caption.brief().label() + named + mark + rest, Kind.LINE);
    }
}
