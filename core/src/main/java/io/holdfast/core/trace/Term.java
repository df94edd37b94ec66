package io.holdfast.core.trace;

/**
 * A content word of a text, as it takes part in a comparison.
 *
 * @param stem folded and stemmed; code tokens as they are
 * @param token its index among the tokens
 * @param segment the clause-like part of the text it stands in
 * @param negated whether a negator reaches it
 * @param weight how much it says about which statement this is
 * @param value whether it is part of a number, date, code token or technical term, which are compared as facts
 */
record Term(String stem, int start, int end, int token, int segment, boolean negated, double weight, boolean value) {}
