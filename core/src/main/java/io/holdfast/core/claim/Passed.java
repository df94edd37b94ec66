package io.holdfast.core.claim;

import io.holdfast.core.model.Claim;

/**
 * A part of an answer that its form says is no claim: it is left out unless it says something after all.
 *
 * @param claim the claim it would be
 */
public record Passed(Claim claim, Form form) {
    /** What the part looks like. */
    public enum Form {
        HEADING,
        /** A line that opens a list or what follows it. */
        INTRODUCTION,
        QUESTION,
        /** A courtesy, an offer of help, or a remark about the answer itself. */
        COURTESY,
        /** A remark in brackets or before a colon, the text of a link, or the description of a picture, beside a sentence. */
        ASIDE,
        /** A value of a record. */
        VALUE,
        /** What the answer itself calls wrong, before or after it says it. */
        DENIED
    }
}
