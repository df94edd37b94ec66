package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import io.holdfast.core.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A conversation: lines that open with a speaker, who speaks again. Every sentence of a turn carries its speaker. */
final class Dialogue {
    private static final String CLOCK =
            "[\\[(]?(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}[ ,T]+)?\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[AaPp]\\.?[Mm]\\.?)?[\\])]?";
    private static final Pattern TURN = Pattern.compile(
            "\\s*(?:[-*>]\\s+)?(?:(" + CLOCK
                    + ")\\s*[-–—|,]?\\s*)?(?:\\*\\*|__|<)?([\\p{L}@][\\p{L}\\p{N}_.'’ -]{0,38}?)(?:\\*\\*|__|>)?(?:\\s*[\\[(][^\\])\\n]{1,40}[\\])])?(?:\\*\\*)?\\s*(?::|：|—|>)(?:\\*\\*)?\\s+(\\S.*)");
    private static final Pattern BRACKETS = Pattern.compile("[\\[\\]()]");
    private static final int LONG_TURN = 240;

    private record Turn(String speaker, int start, int said, int end) {}

    private Dialogue() {}

    /** Whether a document is a conversation: at least three turns, most lines are turns, and speakers come back. */
    static boolean is(List<Line> lines) {
        Map<String, Integer> speakers = new HashMap<>();
        int turns = 0;
        int written = 0;
        for (Line line : lines) {
            if (!line.blank()) {
                written++;
                Matcher turn = TURN.matcher(line.text());
                if (turn.matches()) {
                    turns++;
                    speakers.merge(turn.group(2), 1, Integer::sum);
                }
            }
        }
        int back = speakers.values().stream().mapToInt(n -> n - 1).sum();
        return turns >= 3
                && speakers.size() >= 2
                && turns * 2 >= written
                && (back * 3 >= turns || back >= 1 && turns <= 4);
    }

    /** The turns; lines before the first and lines that open none belong to what precedes them. */
    static List<TextUnit> units(String text, List<Line> lines) {
        List<TextUnit> units = new ArrayList<>();
        List<Turn> turns = new ArrayList<>();
        int preamble = -1;
        for (Line line : lines) {
            Matcher turn = TURN.matcher(line.text());
            if (turn.matches()) {
                String clock = turn.group(1) == null
                        ? ""
                        : " (" + BRACKETS.matcher(turn.group(1)).replaceAll("") + ")";
                turns.add(new Turn(
                        turn.group(2).strip() + clock, line.start(), line.start() + turn.start(3), line.end()));
            } else if (!line.blank() && turns.isEmpty()) {
                preamble = line.end();
            } else if (!line.blank()) {
                Turn last = turns.remove(turns.size() - 1);
                turns.add(new Turn(last.speaker, last.start, last.said, line.end()));
            }
        }
        if (preamble >= 0) {
            for (Span sentence : SentenceSplitter.split(text.substring(0, preamble))) {
                units.add(new TextUnit(sentence, sentence.of(text), Kind.PROSE));
            }
        }
        for (Turn turn : turns) {
            String said = text.substring(turn.said, turn.end);
            if (said.length() <= LONG_TURN) {
                units.add(new TextUnit(new Span(turn.start, turn.end), turn.speaker + ": " + said, Kind.TURN));
                continue;
            }
            for (Span sentence : SentenceSplitter.split(said)) {
                units.add(new TextUnit(sentence.shift(turn.said), turn.speaker + ": " + sentence.of(said), Kind.TURN));
            }
        }
        return units;
    }
}
