package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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

    /** After these "all" counts nothing ("at all", "above all"). */
    private static final Set<String> BEFORE_ALL = Set.of("at", "of", "above", "in", "after");

    private record Quantifier(int level, boolean adverb, String word, int token, int segment) {}

    @Override
    public void compare(Alignment pair, Differences out) {
        only(pair, out);
        for (Quantifier claimed : read(pair.claim)) {
            List<Quantifier> stated = read(pair.source).stream()
                    .filter(s -> s.adverb == claimed.adverb)
                    .filter(s -> s.adverb || sameHead(pair, claimed, s))
                    .toList();
            boolean exact =
                    claimed.token > 0 && pair.claim.words.get(claimed.token - 1).equals("only");
            if (exact && stated.stream().anyMatch(s -> s.level > claimed.level)) {
                out.conflict(Rule.QUANTIFIER_MISMATCH, "only " + claimed.word, stated.get(0).word);
                continue;
            }
            boolean carried = stated.isEmpty() || stated.stream().anyMatch(s -> carries(s.level, claimed.level));
            if (!carried) {
                out.conflict(Rule.QUANTIFIER_MISMATCH, claimed.word, stated.get(0).word);
            }
        }
    }

    /** "Only residents may": who else the claim names, from a neighbouring sentence, may not. */
    private static void only(Alignment pair, Differences out) {
        Term claimed = onlyWhom(pair.claim);
        Term stated = onlyWhom(pair.source);
        boolean unsaid = claimed != null
                && pair.pairs.stream()
                        .anyMatch(p -> p.term().equals(claimed) && p.same().isEmpty());
        boolean others =
                stated != null && pair.pairs.stream().noneMatch(p -> p.same().contains(stated));
        if (pair.borrows() && (unsaid || others)) {
            out.conflict(Rule.QUANTIFIER_MISMATCH, pair.claim.text.strip(), pair.source.text.strip());
        }
    }

    private static @Nullable Term onlyWhom(Reading reading) {
        for (Term term : reading.terms) {
            String before = term.token() > 0 ? reading.words.get(term.token() - 1) : "";
            if (before.equals("only") && reading.segments[term.token()] == 0 && term.token() <= 2) {
                return term;
            }
        }
        return null;
    }

    /** Whether a statement about {@code stated} many carries one about {@code claimed} many. */
    private static boolean carries(int stated, int claimed) {
        if (claimed == FEW || stated == FEW) {
            return stated == claimed || claimed == SOME;
        }
        return stated >= claimed || claimed == MOST && stated == MANY;
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
            String word = reading.words.get(i);
            boolean adverb = ADVERBS.containsKey(word);
            int level = adverb ? ADVERBS.getOrDefault(word, 0) : DETERMINERS.getOrDefault(word, 0);
            boolean atAll = word.equals("all") && i > 0 && BEFORE_ALL.contains(reading.words.get(i - 1));
            boolean negatedBefore = i > 0 && reading.negators[i - 1];
            if (level > 0 && !atAll) {
                found.add(new Quantifier(
                        negatedBefore && level == ALL ? SOME : level, adverb, word, i, reading.segments[i]));
            }
        }
        return found;
    }
}
