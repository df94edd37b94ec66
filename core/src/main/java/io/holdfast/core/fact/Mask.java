package io.holdfast.core.fact;

import java.util.BitSet;

/** Stretches of a text that another reader has taken. */
final class Mask {
    private final BitSet taken = new BitSet();

    void take(int start, int end) {
        taken.set(start, end);
    }

    boolean covers(Tokens.Token token) {
        return taken.get(token.start());
    }
}
