package io.holdfast.core.trace;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells a conversation from other texts: its sentences open again and again with who speaks ("Ines: On my way."). */
final class Turns {
    private static final Pattern SPEAKER =
            Pattern.compile("[\\s\\p{Punct}]{0,9}(\\p{Lu}[\\p{L}\\p{N}_. '-]{0,30}):\\s");

    /** Fewer turns than this are no conversation. */
    private static final int FEWEST = 3;

    /** Share of a conversation's sentences that open a turn. */
    private static final double SHARE = 0.3;

    private Turns() {}

    /** At least two speakers, one of whom speaks again. */
    static boolean taken(List<SourceUnit> units) {
        Map<String, Integer> turns = new HashMap<>();
        for (SourceUnit unit : units) {
            Matcher speaker = SPEAKER.matcher(unit.reading().text);
            if (speaker.lookingAt()) {
                turns.merge(speaker.group(1), 1, Integer::sum);
            }
        }
        int all = turns.values().stream().mapToInt(Integer::intValue).sum();
        return turns.size() > 1 && all >= FEWEST && all > turns.size() && all >= SHARE * units.size();
    }
}
