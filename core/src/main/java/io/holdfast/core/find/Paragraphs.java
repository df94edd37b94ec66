package io.holdfast.core.find;

import io.holdfast.core.model.Span;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the paragraphs of a text part: a blank line between long paragraphs parts more than one between short ones. */
final class Paragraphs {
    private static final Pattern BLANK_LINE = Pattern.compile("\\n[ \\t\\r]*\\n");

    private Paragraphs() {}

    /** For each unit how much lies between it and the one before: the units of the shorter of two paragraphs that part there, else 0. */
    static int[] gaps(String text, List<IndexedUnit> units) {
        int[] gaps = new int[units.size()];
        Matcher blank = BLANK_LINE.matcher(text);
        int start = 0;
        int before = Integer.MAX_VALUE;
        for (int i = 1; i <= gaps.length; i++) {
            if (i == gaps.length
                    || parted(blank, units.get(i - 1).span(), units.get(i).span())) {
                int size = i - start;
                gaps[start] = start == 0 ? 0 : Math.min(before, size);
                before = size;
                start = i;
            }
        }
        return gaps;
    }

    private static boolean parted(Matcher blank, Span left, Span right) {
        int from = left.end();
        int to = right.start();
        return from < to && blank.region(from, to).find();
    }
}
