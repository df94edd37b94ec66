package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Comparisons with "than": "A is heavier than B" says the same as "B is lighter than A", and not "B is heavier than A". */
final class ComparativeRule implements FactRule {
    /** How far before "than" the compared quality may stand. */
    private static final int REACH = 5;

    private static final Set<String> THAN = Set.of("than", "daripada");
    private static final Set<String> UP = Set.of("more", "lebih");
    private static final Set<String> DOWN = Set.of("less", "fewer", "kurang");

    /**
     * What is compared, and which way.
     *
     * @param bases the quality as it may stand in the lexicon: "heavier", "heavy"
     */
    private record Comparison(int than, boolean down, Set<String> bases, Set<Integer> tokens) {}

    @Override
    public void compare(Alignment pair, Differences out) {
        Comparison claimed = read(pair.claim);
        Comparison stated = read(pair.source);
        if (claimed == null || stated == null) {
            return;
        }
        boolean same = any(claimed, stated, true);
        boolean opposite = !same && any(claimed, stated, false);
        if (!same && !opposite) {
            return;
        }
        boolean turned = opposite ^ claimed.down ^ stated.down;
        if (swapped(pair) != turned) {
            out.conflict(Rule.COMPARATIVE_MISMATCH, pair.claim.text.strip(), pair.source.text.strip());
        } else {
            pair.claim.terms.stream()
                    .filter(t -> claimed.tokens.contains(t.token()))
                    .forEach(out.saidOtherwise::add);
        }
    }

    /** Whether both sides compare with "than": then the order of the names is for this rule to read. */
    static boolean both(Alignment pair) {
        return than(pair.claim) >= 0 && than(pair.source) >= 0;
    }

    private static boolean any(Comparison a, Comparison b, boolean same) {
        return a.bases.stream()
                .anyMatch(x -> b.bases.stream()
                        .anyMatch(y -> same ? Lexicon.BUNDLED.same(x, y) : Lexicon.BUNDLED.opposite(x, y)));
    }

    /** Whether what stands left of "than" in one text stands right of it in the other. */
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
        boolean more = false;
        for (int i = 0; i < reading.tokens.size(); i++) {
            String word = reading.words.get(i);
            if (THAN.contains(word) || more && word.equals("dari")) {
                return i;
            }
            more |= word.equals("lebih") || word.equals("kurang");
        }
        return -1;
    }

    private static @Nullable Comparison read(Reading reading) {
        int than = than(reading);
        for (int i = than - 1; i >= 0 && i >= than - REACH; i--) {
            String word = reading.words.get(i);
            if (UP.contains(word) || DOWN.contains(word)) {
                int at = i + 1 < than ? i + 1 : i - 1;
                return at < 0 ? null : comparison(reading, than, DOWN.contains(word), at, i);
            }
            if (word.endsWith("er") && word.equals(reading.tokens.get(i).text())) {
                return comparison(reading, than, false, i, i);
            }
        }
        return null;
    }

    private static Comparison comparison(Reading reading, int than, boolean down, int at, int degree) {
        String word = reading.words.get(at);
        List<String> forms = new ArrayList<>(List.of(word));
        if (at == degree && word.length() > 4) {
            String stem = word.substring(0, word.length() - 2);
            forms.add(stem);
            forms.add(stem + "e");
            if (stem.endsWith("i")) {
                forms.add(stem.substring(0, stem.length() - 1) + "y");
            } else if (stem.charAt(stem.length() - 1) == stem.charAt(stem.length() - 2)) {
                forms.add(stem.substring(0, stem.length() - 1));
            }
        }
        Set<String> bases = new HashSet<>();
        forms.forEach(f -> bases.add(io.holdfast.core.text.PorterStemmer.stem(f)));
        return new Comparison(than, down, bases, Set.of(at, degree == at ? -1 : degree));
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
