package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.HashSet;
import java.util.Set;

/** Comparisons with "than": "A is heavier than B" says the same as "B is lighter than A", and not "B is heavier than A". */
final class ComparativeRule implements FactRule {
    @Override
    public void compare(Alignment pair, Differences out) {
        int claimThan = than(pair.claim);
        int sourceThan = than(pair.source);
        if (claimThan < 0 || sourceThan < 0) {
            return;
        }
        for (Alignment.Pair p : pair.pairs) {
            boolean comparative = adjoins(p.term(), claimThan) && comparative(pair.claim, p.term());
            boolean same = p.same().stream().anyMatch(t -> adjoins(t, sourceThan));
            if (comparative && same && swapped(pair)) {
                out.conflict(Rule.COMPARATIVE_MISMATCH, pair.claim.text.strip(), pair.source.text.strip());
                return;
            }
        }
    }

    /** Whether both sides compare with "than" and what stands left of it in one stands right of it in the other. */
    static boolean swapped(Alignment pair) {
        int claimThan = than(pair.claim);
        int sourceThan = than(pair.source);
        if (claimThan < 0 || sourceThan < 0) {
            return false;
        }
        Set<String> claimLeft = side(pair.claim, claimThan, true);
        Set<String> claimRight = side(pair.claim, claimThan, false);
        Set<String> sourceLeft = side(pair.source, sourceThan, true);
        Set<String> sourceRight = side(pair.source, sourceThan, false);
        boolean crossed = overlaps(claimLeft, sourceRight, sourceLeft) && overlaps(claimRight, sourceLeft, sourceRight);
        boolean straight =
                overlaps(claimLeft, sourceLeft, sourceRight) && overlaps(claimRight, sourceRight, sourceLeft);
        return crossed && !straight;
    }

    private static boolean overlaps(Set<String> words, Set<String> here, Set<String> notThere) {
        return words.stream().anyMatch(w -> here.contains(w) && !notThere.contains(w));
    }

    private static int than(Reading reading) {
        for (int i = 0; i < reading.tokens.size(); i++) {
            String word = Reading.folded(reading.tokens.get(i));
            if (word.equals("than") || word.equals("daripada")) {
                return i;
            }
        }
        return -1;
    }

    private static boolean adjoins(Term term, int than) {
        return term.token() < than && than - term.token() <= 4;
    }

    private static boolean comparative(Reading reading, Term term) {
        String word = reading.text.substring(term.start(), term.end());
        String before = term.token() > 0 ? Reading.folded(reading.tokens.get(term.token() - 1)) : "";
        return word.endsWith("er")
                || word.equals("worse")
                || word.equals("more")
                || word.equals("less")
                || before.equals("more")
                || before.equals("less")
                || before.equals("lebih");
    }

    private static Set<String> side(Reading reading, int than, boolean left) {
        Set<String> stems = new HashSet<>();
        for (Term term : reading.terms) {
            if (left ? term.token() < than : term.token() > than) {
                stems.add(term.stem());
            }
        }
        return stems;
    }
}
