package io.holdfast.core.text;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Ratcliff–Obershelp similarity of two texts by code points: 2·M / T, where M counts the characters in the longest
 * common block, then in the longest common blocks left and right of it, and so on; of equal blocks the one that starts
 * first in {@code a}, then in {@code b}, is taken. Two empty texts are equal (1).
 *
 * <p>Finding a block compares each character with its equals in the other text, n·m steps at worst. The steps are
 * counted: after {@link #MAX_STEPS} the blocks found so far stand, and the value is a lower bound. The first block of two
 * texts of 7,000 characters always fits; only long, repetitive texts come near the limit.
 */
public final class RatcliffObershelp {
    /** Comparison steps spent on one pair at most; some tenths of a second. */
    public static final long MAX_STEPS = 50_000_000;

    private static final int[] NOWHERE = new int[0];

    private final int[] a;
    private final Map<Integer, int[]> places;
    private final int[] lengths;
    private final int[] previous;
    private long steps;

    private RatcliffObershelp(int[] a, int[] b, long steps) {
        this.a = a;
        this.places = places(b);
        this.lengths = new int[b.length + 1];
        this.previous = new int[b.length + 1];
        this.steps = steps;
    }

    public static double ratio(String a, String b) {
        return ratio(a, b, MAX_STEPS);
    }

    static double ratio(String a, String b, long maxSteps) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        if (left.length + right.length == 0) {
            return 1;
        }
        long matched = new RatcliffObershelp(left, right, maxSteps).matched(right.length);
        return 2.0 * matched / (left.length + right.length);
    }

    private record Window(int aLow, int aHigh, int bLow, int bHigh) {
        boolean empty() {
            return aLow >= aHigh || bLow >= bHigh;
        }
    }

    private record Match(int a, int b, int size) {}

    private long matched(int bLength) {
        long total = 0;
        Deque<Window> open = new ArrayDeque<>();
        open.push(new Window(0, a.length, 0, bLength));
        while (!open.isEmpty() && steps > 0) {
            Window w = open.pop();
            Match m = longest(w);
            if (m.size() == 0) {
                continue;
            }
            total += m.size();
            Window after = new Window(m.a() + m.size(), w.aHigh(), m.b() + m.size(), w.bHigh());
            Window before = new Window(w.aLow(), m.a(), w.bLow(), m.b());
            if (!after.empty()) {
                open.push(after);
            }
            if (!before.empty()) {
                open.push(before);
            }
        }
        return total;
    }

    private Match longest(Window w) {
        int bestA = w.aLow();
        int bestB = w.bLow();
        int best = 0;
        int[] ending = lengths;
        int[] endingBefore = previous;
        Arrays.fill(ending, w.bLow(), w.bHigh() + 1, 0);
        Arrays.fill(endingBefore, w.bLow(), w.bHigh() + 1, 0);
        steps -= w.bHigh() - w.bLow();
        int[] touchedBefore = NOWHERE;
        int[] touched = NOWHERE;
        for (int i = w.aLow(); i < w.aHigh() && steps > 0; i++) {
            clear(ending, touched, w);
            touched = places.getOrDefault(a[i], NOWHERE);
            int from = first(touched, w.bLow());
            for (int p = from; p < touched.length && touched[p] < w.bHigh(); p++) {
                int j = touched[p];
                int length = endingBefore[j] + 1;
                ending[j + 1] = length;
                if (length > best) {
                    best = length;
                    bestA = i - length + 1;
                    bestB = j - length + 1;
                }
                steps--;
            }
            steps--;
            int[] swap = ending;
            ending = endingBefore;
            endingBefore = swap;
            int[] swapTouched = touched;
            touched = touchedBefore;
            touchedBefore = swapTouched;
        }
        return new Match(bestA, bestB, best);
    }

    private static void clear(int[] ending, int[] touched, Window w) {
        for (int p = first(touched, w.bLow()); p < touched.length && touched[p] < w.bHigh(); p++) {
            ending[touched[p] + 1] = 0;
        }
    }

    private static int first(int[] sorted, int least) {
        int at = Arrays.binarySearch(sorted, least);
        return at < 0 ? -at - 1 : at;
    }

    private static Map<Integer, int[]> places(int[] b) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int c : b) {
            counts.merge(c, 1, Integer::sum);
        }
        Map<Integer, int[]> places = new HashMap<>();
        for (int j = b.length - 1; j >= 0; j--) {
            int[] at = places.computeIfAbsent(b[j], c -> new int[counts.getOrDefault(c, 0)]);
            int left = counts.merge(b[j], -1, Integer::sum);
            at[left] = j;
        }
        return places;
    }
}
