package io.holdfast.core.claim;

/** Tells what is new in a text: which of its content words neither the documents nor the question hold. */
@FunctionalInterface
public interface NewWords {
    /** Nothing is known, so nothing is called new. */
    NewWords NONE = text -> 0;

    /** How many distinct content words of the text are new. */
    int count(String text);

    default boolean any(String text) {
        return count(text) > 0;
    }
}
