package io.holdfast.text;

/** Matching round and square brackets of a stretch of text, found in one pass. */
final class Brackets {
    /** How many open brackets are remembered; older ones count as unclosed. */
    private static final int DEPTH = 64;

    private static final int FORGOTTEN = -1;
    private static final int[] NONE = new int[0];

    private final int start;
    /** For each bracket the index after its partner; 0 when it has none. */
    private final int[] partner;

    private Brackets(int start, int[] partner) {
        this.start = start;
        this.partner = partner;
    }

    static Brackets of(CharSequence text, int start, int end) {
        int[] partner = NONE;
        int[] open = new int[DEPTH];
        int depth = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[') {
                open[depth++ % DEPTH] = i;
            } else if ((c == ')' || c == ']') && depth > 0) {
                int at = open[--depth % DEPTH];
                open[depth % DEPTH] = FORGOTTEN;
                if (at != FORGOTTEN && text.charAt(at) == (c == ')' ? '(' : '[')) {
                    if (partner.length == 0) {
                        partner = new int[end - start];
                    }
                    partner[at - start] = i + 1;
                    partner[i - start] = at + 1;
                }
            }
        }
        return new Brackets(start, partner);
    }

    /** Where the bracket at {@code at} closes or opens, or {@code at} itself when it does not. */
    int partner(int at) {
        return partner.length == 0 || partner[at - start] == 0 ? at : partner[at - start] - 1;
    }
}
