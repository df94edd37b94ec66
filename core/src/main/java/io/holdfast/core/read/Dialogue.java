package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import io.holdfast.text.SentenceSplitter;
import io.holdfast.text.lang.WordPatterns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A conversation: lines that open with a speaker, who speaks again. Every sentence of a turn carries its speaker; an
 * answer that is marked as such carries its question.
 */
final class Dialogue {
    private static final String CLOCK =
            "[\\[(]?(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}[ ,T]+)?\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[AaPp]\\.?[Mm]\\.?)?[\\])]?";
    private static final String NAME = "[\\p{L}@][\\p{L}\\p{N}_.'’ -]{0,38}?";
    private static final Pattern TURN = Pattern.compile(
            "\\s*+(?:[-*>]\\s++)?(?:(" + CLOCK + ")\\s*+[-–—|,]?\\s*+)?(?:\\*\\*|__|<)?(" + NAME
                    + ")(?:\\*\\*|__|>)?(?:\\s*+[\\[(]([^\\])\\n]{1,40})[\\])])?(?:\\*\\*)?\\s*+(?::|：|—|>)(?:\\*\\*)?\\s++(\\S.*)");
    /** A line with a speaker and a time only; what is said follows below. */
    private static final Pattern HEAD =
            Pattern.compile("\\s*+(?:\\*\\*)?(" + NAME + ")(?:\\*\\*)?(?:\\s*+[-–—|,])?\\s++(" + CLOCK + ")\\s*+");
    /** A turn in the middle of a line, behind the end of a sentence. */
    private static final Pattern INLINE =
            Pattern.compile("(?:^|(?<=[.!?…)] ))(?=(\\p{Lu}[\\p{L}'’-]{0,20}(?: \\p{Lu}[\\p{L}'’-]{0,20})?): \\S)");

    private static final Pattern BRACKETS = Pattern.compile("[\\[\\]()]");
    private static final Pattern LEVEL = WordPatterns.ALL.compile("%{log-level}\\b.*");
    private static final Pattern QUESTION = Pattern.compile("(?i)q(?:uestion)?\\s?\\d*");
    private static final Pattern ANSWER = Pattern.compile("(?i)a(?:nswer)?\\s?\\d*");
    private static final int LONG_TURN = 240;
    private static final int MIN_INLINE = 4;
    private static final int LONGEST_SAID = 600;

    /**
     * @param name who speaks
     * @param speaker the same with role or time
     */
    private record Turn(String name, String speaker, int start, int said, int end) {}

    private Dialogue() {}

    /** The lines of a conversation; null when a document is none. Turns that share one line are lines of their own. */
    static @Nullable List<Line> lines(List<Line> lines) {
        if (is(lines)) {
            return lines;
        }
        List<Line> cut = new ArrayList<>();
        int turns = 0;
        for (Line line : lines) {
            List<Line> parts = inline(line);
            turns += parts.size() > 1 ? parts.size() : 0;
            cut.addAll(parts);
        }
        return turns >= MIN_INLINE && is(cut) && spoken(cut) ? cut : null;
    }

    /** Whether lines begin with a turn and none is longer than people speak: a label inside an article opens no turn. */
    private static boolean spoken(List<Line> lines) {
        return TURN.matcher(lines.get(0).text()).matches()
                && lines.stream().allMatch(l -> l.text().length() <= LONGEST_SAID);
    }

    private static List<Line> inline(Line line) {
        List<Line> parts = new ArrayList<>();
        int from = line.start();
        for (String part : INLINE.split(line.text())) {
            parts.add(new Line(from, from + part.length(), part));
            from += part.length();
        }
        return parts;
    }

    /** Whether lines are a conversation: at least three turns, most lines are turns, and speakers come back. */
    static boolean is(List<Line> lines) {
        Map<String, Integer> speakers = new HashMap<>();
        Set<Integer> indents = new HashSet<>();
        int turns = 0;
        int written = 0;
        int keys = 0;
        int said = 0;
        boolean below = false;
        for (Line line : lines.stream().filter(l -> !l.blank()).toList()) {
            Matcher turn = TURN.matcher(line.text());
            Matcher head = HEAD.matcher(line.text());
            boolean headed = head.matches();
            written += below && !turn.matches() && !headed ? 0 : 1;
            below = headed;
            if (headed || turn.matches() && !LEVEL.matcher(turn.group(2)).matches()) {
                turns++;
                speakers.merge(headed ? head.group(1) : turn.group(2), 1, Integer::sum);
                indents.add(line.indent());
                said += headed || turn.group(4).matches(".*[.?!…)].*|.*,.*") ? 1 : 0;
            } else if (line.text().strip().endsWith(":")) {
                keys++;
            }
        }
        int back = speakers.values().stream().mapToInt(n -> n - 1).sum();
        boolean nested = keys > 0 && indents.size() > 1;
        return turns >= 3
                && speakers.size() >= 2
                && turns * 2 >= written
                && !nested
                && (back * 3 >= turns || back >= 1 && turns <= 4)
                && !records(lines, turns, said);
    }

    /** Paragraphs of the same keys in the same order, most without a sentence behind them, are records. */
    private static boolean records(List<Line> lines, int turns, int said) {
        if (said * 2 > turns) {
            return false;
        }
        Set<List<String>> paragraphs = new HashSet<>();
        List<String> keys = new ArrayList<>();
        for (Line line : lines) {
            Matcher turn = TURN.matcher(line.text());
            if (turn.matches()) {
                keys.add(turn.group(2));
            } else if (line.blank()) {
                paragraphs.add(keys);
                keys = new ArrayList<>();
            }
        }
        paragraphs.add(keys);
        paragraphs.remove(List.of());
        if (paragraphs.size() != 1) {
            return false;
        }
        List<String> only = paragraphs.iterator().next();
        return only.size() >= 2 && new HashSet<>(only).size() == only.size();
    }

    /** How many lines from here on are turns, one a line; 0 when they are no conversation. */
    static int run(List<Line> lines, int from) {
        int i = from;
        int last = from;
        while (i < lines.size()
                && (lines.get(i).blank() || TURN.matcher(lines.get(i).text()).matches())) {
            last = lines.get(i).blank() ? last : i;
            i++;
        }
        List<Line> run = lines.subList(from, last + 1);
        return run.size() >= 3 && is(run) ? run.size() : 0;
    }

    /** The turns; lines before the first and lines that open none belong to what precedes them. */
    static List<TextUnit> units(String text, List<Line> lines) {
        List<TextUnit> units = new ArrayList<>();
        List<Turn> turns = new ArrayList<>();
        int preamble = -1;
        for (Line line : lines) {
            Turn turn = turn(line);
            if (turn != null) {
                turns.add(turn);
            } else if (!line.blank() && turns.isEmpty()) {
                preamble = line.end();
            } else if (!line.blank()) {
                Turn last = turns.remove(turns.size() - 1);
                int said = last.said == last.end ? line.start() : last.said;
                turns.add(new Turn(last.name, last.speaker, last.start, said, line.end()));
            }
        }
        if (preamble >= 0) {
            int from = lines.get(0).start();
            units.addAll(Prose.units(text, text, from, preamble, ""));
        }
        String asked = "";
        for (Turn turn : turns) {
            boolean answer = !asked.isEmpty() && ANSWER.matcher(turn.name).matches();
            add(units, text, turn, answer ? asked : "");
            asked = QUESTION.matcher(turn.name).matches() && turn.end - turn.said <= LONG_TURN
                    ? turn.speaker + ": " + text.substring(turn.said, turn.end) + " "
                    : answer ? asked : "";
        }
        return units;
    }

    private static @Nullable Turn turn(Line line) {
        Matcher turn = TURN.matcher(line.text());
        int start = line.start() + line.indent();
        if (turn.matches() && !LEVEL.matcher(turn.group(2)).matches()) {
            String name = turn.group(2).strip();
            String speaker = name + bracketed(turn.group(3)) + bracketed(turn.group(1));
            return new Turn(name, speaker, start, line.start() + turn.start(4), line.end());
        }
        Matcher head = HEAD.matcher(line.text());
        if (head.matches()) {
            String name = head.group(1).strip();
            return new Turn(name, name + bracketed(head.group(2)), start, line.end(), line.end());
        }
        return null;
    }

    private static String bracketed(@Nullable String detail) {
        return detail == null ? "" : " (" + BRACKETS.matcher(detail).replaceAll("") + ")";
    }

    private static void add(List<TextUnit> units, String text, Turn turn, String asked) {
        String said = text.substring(turn.said, turn.end);
        if (said.length() <= LONG_TURN) {
            units.add(new TextUnit(new Span(turn.start, turn.end), asked + turn.speaker + ": " + said, Kind.TURN));
            return;
        }
        for (Span sentence : SentenceSplitter.split(said)) {
            units.add(new TextUnit(
                    sentence.shift(turn.said), asked + turn.speaker + ": " + sentence.of(said), Kind.TURN));
        }
    }
}
