package io.holdfast.core.fact.shared;

import java.util.BitSet;

/** Stretches of a text that another reader has taken. */
public final class Mask {
    private final BitSet taken = new BitSet();

    public void take(int start, int end) {
        taken.set(start, end);
    }

    public boolean covers(Tokens.Token token) {
        return taken.get(token.start());
    }
}
