package io.holdfast.engine.answer;

import io.holdfast.core.model.Span;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All items that a sentence tells beside the one that was found in it: "a hut, two springs (one dry) and the mill" around
 * "two springs". Commas or semicolons are between them, a word may join the last, a colon or a verb leads to them.
 */
final class ItemsAround {
    private static final Pattern COMMA = Pattern.compile("[,;]\\s+(?![^()]*\\))");
    private static final Pattern JOINED = EngineWords.pattern("^(?iu)%{joins-items}\\s+");
    private static final Pattern JOINS = EngineWords.pattern("(?iu)\\s%{joins-items}\\s+(?![^()]*\\))");
    private static final Pattern CLAUSE = EngineWords.pattern("^(?iu)%{opens-no-item}\\b");
    private static final Pattern LEAD = EngineWords.pattern("(?iu)^.*\\b%{leads-to-items}\\s+");
    private static final Pattern COLON = Pattern.compile(":[*_]*\\s+");
    /** Words of an item; what is longer is a clause of its own. */
    private static final int LONGEST = 12;

    private static final int FEWEST = 3;

    private final String sentence;
    private final Span found;
    /** Where the items may begin: behind a colon, or at the head of the sentence. */
    private final int head;

    private final List<Span> parts;

    private ItemsAround(String sentence, Span found) {
        this.sentence = sentence;
        this.found = found;
        int from = 0;
        int to = sentence.length();
        Matcher colon = COLON.matcher(sentence);
        while (to == sentence.length() && colon.find()) {
            from = colon.end() <= found.start() ? colon.end() : from;
            to = colon.start() >= found.end() ? colon.start() : to;
        }
        this.head = from;
        this.parts = parts(sentence, from, to);
    }

    /** At least three items, of which the found words are or hold one; nothing where the sentence tells fewer. */
    static Optional<String> of(String sentence, Span found) {
        boolean inside = found.length() > 0 && new Span(0, sentence.length()).contains(found);
        return inside ? new ItemsAround(sentence, found).items() : Optional.empty();
    }

    private Optional<String> items() {
        int first = part(found.start());
        int last = part(found.end() - 1);
        boolean led = head > 0 || LEAD.matcher(parts.get(0).of(sentence)).find();
        while (first > (led ? 0 : 1) && item(first - 1)) {
            first--;
        }
        int joined = end(first, last);
        boolean two = joined > 0 && !opens(joined) && joins(joined);
        return joined < last || joined - first + (two ? 2 : 1) < FEWEST
                ? Optional.empty()
                : Optional.of(told(first, joined));
    }

    /** The part that ends the items: one that a joining word opens, else one that holds such a word; behind a colon the last. */
    private int end(int first, int last) {
        int opened = -1;
        int held = -1;
        int reach = last;
        for (int i = first; i < parts.size() && (i <= last || item(i)); i++) {
            reach = i;
            opened = i > first && opens(i) ? i : opened;
            held = held < 0 && i > first && joins(i) ? i : held;
        }
        if (opened > 0) {
            return opened;
        }
        return held >= last ? held : head > 0 ? reach : -1;
    }

    private String told(int first, int last) {
        Span opening = parts.get(first);
        int start = opening.start();
        Matcher lead = LEAD.matcher(opening.of(sentence));
        if (opening.contains(new Span(found.start(), found.start()))) {
            start = found.start();
        } else if (start == head && lead.find()) {
            start += lead.end();
        }
        return sentence.substring(start, parts.get(last).end()).replaceAll("[.!?*_\\s]+$", "");
    }

    private boolean opens(int part) {
        return JOINED.matcher(parts.get(part).of(sentence)).find();
    }

    private boolean joins(int part) {
        return JOINS.matcher(parts.get(part).of(sentence)).find();
    }

    private boolean item(int part) {
        String words = parts.get(part).of(sentence);
        return words.strip().split("\\s+").length <= LONGEST
                && !CLAUSE.matcher(words).find();
    }

    private int part(int place) {
        int i = 0;
        while (i < parts.size() - 1 && place >= parts.get(i).end()) {
            i++;
        }
        return i;
    }

    private static List<Span> parts(String sentence, int from, int to) {
        List<Span> parts = new ArrayList<>();
        Matcher comma = COMMA.matcher(sentence).region(from, to);
        comma.useTransparentBounds(true);
        int start = from;
        while (comma.find()) {
            parts.add(new Span(start, comma.start()));
            start = comma.end();
        }
        parts.add(new Span(start, to));
        return parts;
    }
}
