package io.holdfast.engine.answer;

import io.holdfast.core.model.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The items a sentence lists one after the other: "Haug, Lyng and Stein" in "Three farms: Haug, Lyng and Stein."
 *
 * @param span their place in the sentence
 */
record Enumeration(Span span, int items) {
    private static final String LAST = "(?:and|or|dan|atau|serta|& )";
    private static final Pattern ITEMS =
            Pattern.compile("[^,;:.!?]+(?:, [^,;:.!?]+)*,? " + LAST + " [^,;:!?]+?(?=[,;:!?]|\\.?\\s*$|\\. )");
    private static final Pattern LEAD =
            Pattern.compile("^.*\\b(?:are|is|was|were|includes?|including|adalah|ialah|yaitu|yakni|meliputi|atas)\\s+");
    private static final Pattern BETWEEN = Pattern.compile(",? " + LAST + " |, ");

    /** The longest enumeration of a sentence. */
    static Optional<Enumeration> in(String sentence) {
        Enumeration longest = null;
        Matcher m = ITEMS.matcher(sentence);
        while (m.find()) {
            Matcher lead = LEAD.matcher(m.group());
            int start = m.start() + (lead.find() ? lead.end() : 0);
            while (start < m.end() && Character.isWhitespace(sentence.charAt(start))) {
                start++;
            }
            int items = BETWEEN.split(sentence.substring(start, m.end())).length;
            if (items > 1 && (longest == null || items > longest.items)) {
                longest = new Enumeration(new Span(start, m.end()), items);
            }
        }
        return Optional.ofNullable(longest);
    }
}
