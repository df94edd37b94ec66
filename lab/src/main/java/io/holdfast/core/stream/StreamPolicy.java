package io.holdfast.core.stream;

import java.util.Objects;

/**
 * What becomes of a sentence that the documents contradict or do not hold.
 *
 * @param text what is put after it, in its place, or at the end, as the action says; empty for nothing
 * @param unsure whether a sentence that is unsure is treated the same
 */
public record StreamPolicy(Action action, String text, boolean unsure) {
    public StreamPolicy {
        Objects.requireNonNull(action, "action");
        Objects.requireNonNull(text, "text");
    }

    /** What is done. */
    public enum Action {
        /** The sentence is sent, and the text after it. */
        ANNOTATE,
        /** The sentence is not sent. */
        HOLD_BACK,
        /** The text is sent in its place. */
        REPLACE,
        /** Neither the sentence nor anything after it is sent; the text is. */
        STOP
    }

    public static StreamPolicy annotate() {
        return new StreamPolicy(Action.ANNOTATE, " [not in the documents]", false);
    }

    public static StreamPolicy holdBack() {
        return new StreamPolicy(Action.HOLD_BACK, "", false);
    }

    public static StreamPolicy replace(String text) {
        return new StreamPolicy(Action.REPLACE, text, false);
    }

    public static StreamPolicy stop(String text) {
        return new StreamPolicy(Action.STOP, text, false);
    }

    /** The same for sentences that are unsure too. */
    public StreamPolicy alsoUnsure() {
        return new StreamPolicy(action, text, true);
    }
}
