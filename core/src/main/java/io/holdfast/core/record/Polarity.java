package io.holdfast.core.record;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a sentence says that a place has something, that it has not, or that nobody knows. */
enum Polarity {
    AFFIRMED,
    NEGATED,
    /** "WiFi is not mentioned". */
    UNKNOWN,
    /** A wish, a condition, a question, a heading: nothing to check. */
    OPEN;

    private static final Pattern NOBODY_KNOWS = Pattern.compile(
            "(?:\\bnot|n't)\\s+(?:explicitly\\s+|specifically\\s+|been\\s+)?(?:specif\\w+|mention\\w*|stat(?:e|es|ed)|list\\w*|indicat\\w+|clear|known|detail\\w*|disclosed|noted)\\b"
                    + "|\\b(?:no|information|details|data|nothing)\\b[^.]{0,20}\\b(?:information|mention|data|details?|indication|regarding|about|on)\\b"
                    + "|\\bdetails?\\b[^.]{0,60}\\bnot (?:provided|available)\\b|\\b(?:unspecified|unclear|unknown|null)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern NOT_SAID = Pattern.compile(
            "\\b(?:if|whether|may|might|could|would|should|perhaps|wish\\w*|hop(?:e|ed|ing)|recommend\\w*|suggest\\w*|need\\w*|prefer\\w*|looking for|unless|descriptors?|attributes like|e\\.g)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern NOT_REQUIRED = Pattern.compile(
            "^[\\s\\p{L},]{0,40}\\b(?:not|n't)\\s+(?:be\\s+)?(?:required|necessary|needed|validated|great|ideal|extensive)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern DENIED = Pattern.compile(
            "^\\s*(?:not (?:accepted|available|offered|provided|allowed)|unavailable)\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern VALUE = Pattern.compile("^\\s*(?::|-\\s|\\((?=[\\p{L}/]+\\)))\\s*\"?([\\p{L}/]+)?");

    private static final Pattern YES = Pattern.compile(
            "yes|available|true|free|offered|accepted|allowed|provided|good|suitable|welcome",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NO = Pattern.compile("no|not|unavailable|false", Pattern.CASE_INSENSITIVE);
    private static final Pattern NOTHING =
            Pattern.compile("null|none|unknown|unspecified|n/a", Pattern.CASE_INSENSITIVE);

    /** The polarity of the words {@code [start, end)} of a sentence. */
    static Polarity of(String sentence, int start, int end) {
        Matcher value = VALUE.matcher(sentence.substring(end));
        if (value.find()) {
            String word = value.group(1) == null ? "" : value.group(1);
            if (NOTHING.matcher(word).matches()) {
                return UNKNOWN;
            }
            if (NO.matcher(word).matches()) {
                return NOBODY_KNOWS.matcher(sentence.substring(end)).find() ? UNKNOWN : NEGATED;
            }
            if (YES.matcher(word).matches()) {
                return AFFIRMED;
            }
            if (sentence.substring(end).stripLeading().startsWith(":")) {
                return OPEN;
            }
        }
        if (DENIED.matcher(sentence.substring(end)).find()) {
            return NEGATED;
        }
        Clauses clauses = Clauses.of(sentence);
        int from = clauses.clauseStart(start);
        String clause = sentence.substring(from, Math.max(end, clauses.clauseEnd(end)));
        if (NOBODY_KNOWS.matcher(clause).find()) {
            return UNKNOWN;
        }
        boolean open = NOT_SAID.matcher(sentence.substring(from, start)).find()
                || NOT_REQUIRED.matcher(sentence.substring(end)).find();
        return open ? OPEN : clauses.at(start, end);
    }
}
