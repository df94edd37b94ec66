package io.holdfast.core.model;

import java.util.Locale;

/** How documents are made wrong on purpose. (Reversed sentences hold the same facts: not a wrong context.) */
public enum WrongContext {
    /** A value of the sentence that holds the answer is replaced by another. */
    VALUE_SWAP,
    /** The sentence that holds the answer is taken out. */
    SENTENCE_REMOVAL,
    /** The sentence that holds the answer gives way to its contradiction. */
    CONTRADICTION,
    /** The documents of another case instead. */
    OTHER_DOCUMENT;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
