package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import io.holdfast.core.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** How many and how often: a claim may say less than its source ("some" for "all"), never more ("all" for "some"). */
final class QuantifierRule implements FactRule {
    private static final int FEW = 1;
    private static final int SOME = 2;
    private static final int MANY = 3;
    private static final int MOST = 4;
    private static final int ALL = 5;

    private static final Map<String, Integer> DETERMINERS = Map.ofEntries(
            Map.entry("few", FEW),
            Map.entry("some", SOME),
            Map.entry("several", SOME),
            Map.entry("certain", SOME),
            Map.entry("many", MANY),
            Map.entry("numerous", MANY),
            Map.entry("most", MOST),
            Map.entry("majority", MOST),
            Map.entry("all", ALL),
            Map.entry("every", ALL),
            Map.entry("each", ALL),
            Map.entry("entire", ALL),
            Map.entry("whole", ALL),
            Map.entry("everyone", ALL),
            Map.entry("everybody", ALL),
            Map.entry("everything", ALL),
            Map.entry("half", SOME),
            Map.entry("part", SOME),
            Map.entry("minority", FEW),
            Map.entry("semua", ALL),
            Map.entry("seluruh", ALL),
            Map.entry("setiap", ALL),
            Map.entry("beberapa", SOME),
            Map.entry("sebagian", SOME),
            Map.entry("kebanyakan", MOST));

    private static final Map<String, Integer> ADVERBS = Map.ofEntries(
            Map.entry("rarely", FEW),
            Map.entry("seldom", FEW),
            Map.entry("sometimes", SOME),
            Map.entry("occasionally", SOME),
            Map.entry("often", MANY),
            Map.entry("frequently", MANY),
            Map.entry("usually", MOST),
            Map.entry("generally", MOST),
            Map.entry("typically", MOST),
            Map.entry("mostly", MOST),
            Map.entry("normally", MOST),
            Map.entry("always", ALL),
            Map.entry("constantly", ALL),
            Map.entry("invariably", ALL),
            Map.entry("selalu", ALL),
            Map.entry("kadang-kadang", SOME),
            Map.entry("sering", MANY),
            Map.entry("jarang", FEW),
            Map.entry("completely", ALL),
            Map.entry("entirely", ALL),
            Map.entry("fully", ALL),
            Map.entry("partly", SOME),
            Map.entry("partially", SOME));

    private record Quantifier(int level, boolean adverb, String word, int token, int segment) {}

    @Override
    public void compare(Alignment pair, Differences out) {
        for (Quantifier claimed : read(pair.claim)) {
            List<Quantifier> stated = read(pair.source).stream()
                    .filter(s -> s.adverb == claimed.adverb)
                    .filter(s -> s.adverb || sameHead(pair, claimed, s))
                    .toList();
            boolean carried = stated.isEmpty() || stated.stream().anyMatch(s -> carries(s.level, claimed.level));
            if (!carried) {
                out.conflict(Rule.QUANTIFIER_MISMATCH, claimed.word, stated.get(0).word);
            }
        }
    }

    /** Whether a statement about {@code stated} many carries one about {@code claimed} many. */
    private static boolean carries(int stated, int claimed) {
        return claimed == FEW || stated == FEW
                ? stated == claimed || claimed == SOME && stated == FEW
                : stated >= claimed;
    }

    /** The words quantified over are the same: one of the next few content words is shared. */
    private static boolean sameHead(Alignment pair, Quantifier claimed, Quantifier stated) {
        for (Alignment.Pair p : pair.pairs) {
            int distance = p.term().token() - claimed.token;
            if (distance > 0
                    && distance <= 5
                    && p.same().stream().anyMatch(t -> t.token() > stated.token && t.token() - stated.token <= 5)) {
                return true;
            }
        }
        return claimed.word.endsWith("one") || claimed.word.endsWith("body");
    }

    private static List<Quantifier> read(Reading reading) {
        List<Quantifier> found = new ArrayList<>();
        for (int i = 0; i < reading.tokens.size(); i++) {
            Token token = reading.tokens.get(i);
            String word = Reading.folded(token);
            boolean adverb = ADVERBS.containsKey(word);
            int level = adverb ? ADVERBS.getOrDefault(word, 0) : DETERMINERS.getOrDefault(word, 0);
            boolean atAll = word.equals("all")
                    && i > 0
                    && Reading.folded(reading.tokens.get(i - 1)).matches("at|of|above|in|after");
            boolean negatedBefore = i > 0 && reading.negators[i - 1];
            if (level > 0 && !atAll) {
                found.add(new Quantifier(
                        negatedBefore && level == ALL ? SOME : level, adverb, word, i, reading.segments[i]));
            }
        }
        return found;
    }
}
