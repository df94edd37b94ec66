package io.holdfast.lab.format;

import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a result says of every claim, kept short: a document without a full stop is one passage, and a result that
 * repeated it for every claim would be hundreds of times as long as what was asked. The more there is to show, the
 * shorter each part is.
 */
public final class Excerpts {
    private static final int LONGEST = 1_000;
    private static final int SHORTEST = 200;

    /** Characters of all excerpts together, unless there are so many that each is the shortest. */
    private static final int BUDGET = 200_000;

    private static final String LEFT_OUT = " … ";
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    private final int most;

    /** The words of long passages, which many claims share. */
    private final Map<Passage, List<Word>> read = new HashMap<>();

    private record Word(String folded, Span span) {}

    /** @param shown how many excerpts there will be */
    public Excerpts(int shown) {
        this.most = Math.max(SHORTEST, Math.min(LONGEST, BUDGET / Math.max(1, shown)));
    }

    public static Excerpts of(Trace trace) {
        return new Excerpts(trace.claims().stream()
                .mapToInt(c -> Math.max(1, c.evidence().size()))
                .sum());
    }

    /** The passage of evidence; of a long one the part that holds most of these words. */
    public Passage passage(Evidence evidence, String words) {
        Passage whole = evidence.passage();
        if (whole.text().length() <= most) {
            return whole;
        }
        Span part = part(whole, words(words).stream().map(Word::folded).collect(Collectors.toSet()));
        return new Passage(
                whole.documentId(), whole.start() + part.start(), whole.start() + part.end(), part.of(whole.text()));
    }

    /** A statement; the beginning and the end of a long one. */
    public String statement(String whole) {
        if (whole.length() <= most) {
            return whole;
        }
        int head = boundary(whole, (most - LEFT_OUT.length()) / 2);
        int tail = boundary(whole, whole.length() - (most - LEFT_OUT.length() - head));
        return whole.substring(0, head) + LEFT_OUT + whole.substring(tail);
    }

    private Span part(Passage passage, Set<String> words) {
        String text = passage.text();
        Span held = held(passage, words);
        int room = most - held.length();
        int start = Math.max(0, Math.min(held.start() - room / 2, text.length() - most));
        int end = start + most;
        return new Span(
                Math.min(held.start(), start == 0 ? 0 : after(text, start)),
                Math.max(held.end(), end == text.length() ? end : before(text, end)));
    }

    /** From the first to the last of the words within reach of one another that are most of them. */
    private Span held(Passage passage, Set<String> wanted) {
        Deque<Word> near = new ArrayDeque<>();
        Map<String, Integer> counts = new HashMap<>();
        Span best = new Span(0, 0);
        int held = 0;
        for (Word word : read.computeIfAbsent(passage, p -> words(p.text()))) {
            if (!wanted.contains(word.folded) || word.span.length() > most) {
                continue;
            }
            near.add(word);
            counts.merge(word.folded, 1, Integer::sum);
            while (word.span.end() - near.getFirst().span.start() > most) {
                counts.computeIfPresent(near.removeFirst().folded, (w, n) -> n == 1 ? null : Integer.valueOf(n - 1));
            }
            if (counts.size() > held) {
                held = counts.size();
                best = new Span(near.getFirst().span.start(), word.span.end());
            }
        }
        return best;
    }

    private static List<Word> words(String text) {
        List<Word> words = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            words.add(new Word(word.group().toLowerCase(Locale.ROOT), new Span(word.start(), word.end())));
        }
        return words;
    }

    /** The beginning of the first word from a place on; the place itself where words are too long. */
    private static int after(String text, int place) {
        for (int i = place; i < place + SHORTEST / 4 && i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                return i + 1;
            }
        }
        return boundary(text, place);
    }

    private static int before(String text, int place) {
        for (int i = place; i > place - SHORTEST / 4 && i > 0; i--) {
            if (Character.isWhitespace(text.charAt(i))) {
                return i;
            }
        }
        return boundary(text, place);
    }

    /** A place that is not between the halves of a surrogate pair. */
    private static int boundary(String text, int place) {
        boolean between = place > 0
                && place < text.length()
                && Character.isLowSurrogate(text.charAt(place))
                && Character.isHighSurrogate(text.charAt(place - 1));
        return between ? place + 1 : place;
    }
}
