package io.holdfast.engine.answer;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.pack.Packed;

/** Writes a pseudo-document to search with in round 2: text that looks like a passage with the answer. */
@FunctionalInterface
public interface Hyde {
    /** @param tokensLeft what it may spend, reading and writing together */
    Expansion expand(Question question, Packed packed, int tokensLeft);

    /**
     * @param kind {@code feedback} (sentences already found), {@code llm} or {@code none}
     * @param tokens what a model read and wrote for it
     */
    record Expansion(String text, String kind, int tokens) {
        public static final Expansion NONE = new Expansion("", "none", 0);
    }
}
