package io.holdfast.engine.answer;

import io.holdfast.core.model.Span;
import io.holdfast.engine.lang.EngineWords;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The items a sentence lists one after the other: "Haug, Lyng and Stein" in "Three farms: Haug, Lyng and Stein."
 *
 * @param span their place in the sentence
 */
record Enumeration(Span span, int items) {
    private static final String LAST = "(?:%{and-or}|& )";
    private static final Pattern ITEMS =
            EngineWords.pattern("[^,;:.!?]+(?:, [^,;:.!?]+)*,? " + LAST + " [^,;:!?]+?(?=[,;:!?]|\\.?\\s*$|\\. )");
    private static final Pattern LEAD = EngineWords.pattern("^.*\\b%{leads-to-list}\\s+");
    private static final Pattern TAIL = Pattern.compile("\\s+(?:are|is|was|were|adalah)\\b");
    private static final Pattern BETWEEN = EngineWords.pattern(",? " + LAST + " |, ");

    private static final String ITEM = "[^\\s,;:.()]+(?: [^\\s,;:.()]+){0,3}?";
    /** A further item of few words, up to where the next item or the clause ends. */
    private static final Pattern NEXT =
            EngineWords.pattern("(?:,? %{and-or-und} |, )" + ITEM + "(?=[,;.)]|\\s*$| %{and-or-und} )");
    /** The items before one, from the colon or the verb that leads to them. */
    private static final Pattern ITEMS_BEFORE = EngineWords.pattern("(?:: |\\b%{leads-to-items} )(?<items>(?:" + ITEM
            + ", )+(?:%{and-or-und} )?|" + ITEM + " %{and-or-und} )$");

    /** The longest enumeration of a sentence. */
    static Optional<Enumeration> in(String sentence) {
        Enumeration longest = null;
        Matcher m = ITEMS.matcher(sentence);
        while (m.find()) {
            // what leads to the items, or follows them: "the stops are Hol and Ro", "rats and nets are the dangers"
            Matcher lead = LEAD.matcher(m.group());
            Matcher tail = TAIL.matcher(m.group());
            Enumeration behind = of(sentence, m.start() + (lead.find() ? lead.end() : 0), m.end());
            Enumeration before = of(
                    sentence,
                    m.start(),
                    m.start() + (tail.find() ? tail.start() : m.group().length()));
            for (Enumeration e : List.of(behind, before)) {
                if (e.items > 1 && (longest == null || e.items > longest.items)) {
                    longest = e;
                }
            }
        }
        return Optional.ofNullable(longest);
    }

    /** The span with the items listed beside it: "headache, nausea" for "headache" in "Uncommon: headache, nausea." */
    static String around(String sentence, String span) {
        int start = sentence.indexOf(span);
        if (start < 0) {
            return span;
        }
        int end = start + span.length();
        Matcher next = NEXT.matcher(sentence);
        while (next.region(end, sentence.length()).lookingAt()) {
            end = next.end();
        }
        Matcher before = ITEMS_BEFORE.matcher(sentence.substring(0, start));
        return sentence.substring(before.find() ? before.start("items") : start, end);
    }

    private static Enumeration of(String sentence, int from, int end) {
        int start = from;
        while (start < end && Character.isWhitespace(sentence.charAt(start))) {
            start++;
        }
        return new Enumeration(new Span(start, end), BETWEEN.split(sentence.substring(start, end)).length);
    }
}
