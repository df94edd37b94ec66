package io.holdfast.text;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Ratcliff–Obershelp similarity of two texts by code points: 2·M / T, where M counts the characters in the longest
 * common block, then in the longest common blocks left and right of it, and so on; of equal blocks the one that starts
 * first in {@code a}, then in {@code b}, is taken. Two empty texts are equal (1).
 *
 * <p>Finding a block compares each character with every one of the other text. The comparisons are counted: after
 * {@link #MAX_STEPS} the blocks found so far are kept, and the value is a lower bound. The first block of two texts of
 * 7,000 characters always fits.
 */
public final class RatcliffObershelp {
    /** Comparisons spent on one pair at most; some hundredths of a second. */
    public static final long MAX_STEPS = 50_000_000;

    private final int[] a;
    private final int[] b;
    private long steps;

    private RatcliffObershelp(int[] a, int[] b, long steps) {
        this.a = a;
        this.b = b;
        this.steps = steps;
    }

    public static double ratio(String a, String b) {
        return ratio(a, b, MAX_STEPS);
    }

    static double ratio(String a, String b, long maxSteps) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        int all = left.length + right.length;
        return all == 0 ? 1 : 2.0 * new RatcliffObershelp(left, right, maxSteps).matched() / all;
    }

    private record Window(int aLow, int aHigh, int bLow, int bHigh) {}

    private record Block(int a, int b, int size) {}

    private long matched() {
        long total = 0;
        Deque<Window> open = new ArrayDeque<>();
        open.push(new Window(0, a.length, 0, b.length));
        while (!open.isEmpty() && steps > 0) {
            Window w = open.pop();
            Block block = longest(w);
            if (block.size > 0) {
                total += block.size;
                open.push(new Window(block.a + block.size, w.aHigh, block.b + block.size, w.bHigh));
                open.push(new Window(w.aLow, block.a, w.bLow, block.b));
            }
        }
        return total;
    }

    private Block longest(Window w) {
        Block best = new Block(w.aLow, w.bLow, 0);
        // by character of b: how long the common block is that ends there and at the present character of a
        int[] ending = new int[w.bHigh - w.bLow + 1];
        for (int i = w.aLow; i < w.aHigh && steps > 0; i++) {
            steps -= ending.length;
            for (int j = ending.length - 1; j > 0; j--) {
                ending[j] = a[i] == b[w.bLow + j - 1] ? ending[j - 1] + 1 : 0;
                int start = i - ending[j] + 1;
                if (ending[j] > best.size || ending[j] == best.size && start == best.a && best.size > 0) {
                    best = new Block(start, w.bLow + j - ending[j], ending[j]);
                }
            }
        }
        return best;
    }
}
