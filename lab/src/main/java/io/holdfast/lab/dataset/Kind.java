package io.holdfast.lab.dataset;

import java.util.Locale;

/** What a case is there to show. */
public enum Kind {
    /** The answer is in the document. */
    CLEAN,
    /** The document was corrupted on purpose. */
    DISTRACTOR,
    /** One question in several wordings. */
    PARAPHRASE,
    /** A user's own case. */
    NATIVE;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
