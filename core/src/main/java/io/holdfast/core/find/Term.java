package io.holdfast.core.find;

/**
 * A content word of a text.
 *
 * @param stem folded and stemmed; code as it is
 * @param weight how much it says about which statement this is
 * @param name whether it is written like a name: a capital inside a sentence
 */
public record Term(String stem, double weight, boolean name) {}
