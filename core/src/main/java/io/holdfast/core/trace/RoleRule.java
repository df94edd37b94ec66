package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import io.holdfast.core.text.PorterStemmer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Who did what to whom. Around a word that both texts share, what stands before it in the claim stands after it in the
 * source, and the other way round, passives turned: "Alder bought Birch" against "Birch bought Alder".
 */
final class RoleRule implements FactRule {
    private static final double TWIN = 0.75;

    /** How many words may stand between the verb of a passive and its agent. */
    private static final int AGENT_REACH = 8;

    /** Words whose two sides may be exchanged freely. */
    private static final Set<String> SYMMETRIC = stems(
            "meet",
            "met",
            "marry",
            "married",
            "equal",
            "differ",
            "border",
            "borders",
            "collaborate",
            "compete",
            "resemble",
            "join",
            "joint",
            "partner",
            "share",
            "identical",
            "similar",
            "same",
            "neighbor",
            "neighbour",
            "adjacent",
            "related",
            "versus",
            "merge",
            "merged",
            "connect",
            "connected",
            "talk",
            "agree",
            "between",
            "correspond",
            "near",
            "close",
            "sibling",
            "friend",
            "cousin",
            "together",
            "with");

    private static final Set<String> PLACE = Set.of("in", "on", "at", "near", "under", "during", "for", "di", "pada");

    private static final Set<String> ARTICLES = Set.of("the", "a", "an");
    private static final Set<String> BE =
            Set.of("is", "are", "was", "were", "be", "been", "being", "gets", "got", "get", "di");

    @Override
    public void compare(Alignment pair, Differences out) {
        if (ComparativeRule.both(pair)) {
            return;
        }
        boolean passive = passive(pair.claim) || passive(pair.source);
        for (Alignment.Pair p : pair.pairs) {
            Term pivot = p.term();
            if (pivot.weight() > 1
                    || SYMMETRIC.contains(pivot.stem())
                    || p.same().size() != 1) {
                continue;
            }
            Term other = p.same().get(0);
            Sides claimed = sides(pair.claim, pivot);
            Sides stated = sides(pair.source, other);
            String left = crossing(claimed.left, stated.right, stated.left);
            String right = crossing(claimed.right, stated.left, stated.right);
            if (voiceDiffers(pair, pivot, other)) {
                continue;
            }
            if (left != null && right != null && (placed(pair, left) || placed(pair, right))) {
                continue;
            }
            boolean verbs = verbal(pair.claim, pivot)
                    && verbal(pair.source, other)
                    && (!passive || agentMarker(pair.claim, pivot) >= 0 || agentMarker(pair.source, other) >= 0);
            if (left != null
                    && right != null
                    && verbs
                    && oneClause(pair, pivot, other, left, right)
                    && !joined(pair.source, left, right)) {
                out.conflict(Rule.ROLE_MISMATCH, pair.claim.text.strip(), pair.source.text.strip());
                return;
            }
        }
    }

    /**
     * The exchange must happen inside one clause of either text, and the two texts must be versions of one sentence, or
     * what is exchanged must be names: a clause moved to the front exchanges nothing.
     */
    private static boolean oneClause(Alignment pair, Term pivot, Term other, String left, String right) {
        boolean claimClause = inSegment(pair.claim, pivot.segment(), left, right);
        boolean sourceClause = inSegment(pair.source, other.segment(), left, right);
        boolean twins = pair.unsaid().size() <= 1 && pair.back() >= TWIN;
        boolean names = named(pair.claim, left) && named(pair.claim, right);
        return claimClause && sourceClause && (twins || names);
    }

    private static boolean inSegment(Reading reading, int segment, String left, String right) {
        boolean l = reading.terms.stream()
                .anyMatch(t -> t.segment() == segment && t.stem().equals(left));
        boolean r = reading.terms.stream()
                .anyMatch(t -> t.segment() == segment && t.stem().equals(right));
        return l && r;
    }

    private static boolean named(Reading reading, String stem) {
        return reading.terms.stream()
                .anyMatch(t -> t.stem().equals(stem)
                        && reading.names.stream()
                                .anyMatch(n -> n.sure() && n.start() <= t.start() && t.end() <= n.end()));
    }

    private record Sides(List<Term> left, List<Term> right) {}

    private static Sides sides(Reading reading, Term pivot) {
        List<Term> left = new ArrayList<>();
        List<Term> right = new ArrayList<>();
        for (Term term : reading.terms) {
            if (term.weight() >= 1 && !term.value() && !term.equals(pivot)) {
                (term.token() < pivot.token() ? left : right).add(term);
            }
        }
        int by = agentMarker(reading, pivot);
        if (by < 0) {
            return new Sides(left, right);
        }
        List<Term> patient = new ArrayList<>(left);
        right.stream().filter(t -> t.token() < by).forEach(patient::add);
        return new Sides(right.stream().filter(t -> t.token() > by).toList(), patient);
    }

    /** What the same preposition of place leads in both texts ("in the Uffizi") plays the same role wherever it stands. */
    private static boolean placed(Alignment pair, String stem) {
        String claimed = leading(pair.claim, stem);
        return PLACE.contains(claimed) && claimed.equals(leading(pair.source, stem));
    }

    private static String leading(Reading reading, String stem) {
        for (Term term : reading.terms) {
            if (term.stem().equals(stem)) {
                int i = term.token() - 1;
                while (i > 0 && ARTICLES.contains(reading.words.get(i))) {
                    i--;
                }
                return i < 0 ? "" : reading.words.get(i);
            }
        }
        return "";
    }

    /** A passive without an agent beside an active form: what stands before the verb plays no comparable role. */
    private static boolean voiceDiffers(Alignment pair, Term pivot, Term other) {
        boolean claimed = afterBe(pair.claim, pivot);
        boolean stated = afterBe(pair.source, other);
        return claimed != stated && agentMarker(pair.claim, pivot) < 0 && agentMarker(pair.source, other) < 0;
    }

    private static boolean afterBe(Reading reading, Term pivot) {
        String word = reading.text.substring(pivot.start(), pivot.end());
        boolean be = false;
        for (int i = Math.max(0, pivot.token() - 2); i < pivot.token(); i++) {
            be |= BE.contains(reading.words.get(i));
        }
        return be && !word.endsWith("ing");
    }

    /** Whether some word of the text is the verb of a passive with an agent: then no other word is the pivot. */
    private static boolean passive(Reading reading) {
        return reading.terms.stream().anyMatch(t -> agentMarker(reading, t) >= 0);
    }

    /** The "by" of a passive around the pivot, or -1. */
    private static int agentMarker(Reading reading, Term pivot) {
        String word = reading.text.substring(pivot.start(), pivot.end());
        boolean passive = word.startsWith("di") && word.length() > 4;
        for (int i = Math.max(0, pivot.token() - 2); i < pivot.token(); i++) {
            passive |= BE.contains(reading.words.get(i));
        }
        for (int i = pivot.token() + 1; passive && i < reading.tokens.size() && i <= pivot.token() + AGENT_REACH; i++) {
            String next = reading.words.get(i);
            if (reading.segments[i] == pivot.segment() && (next.equals("by") || next.equals("oleh"))) {
                return i;
            }
        }
        return -1;
    }

    /** A pivot must tie its sides together: a verb form, a comparative, or a noun followed by "of". */
    private static boolean verbal(Reading reading, Term pivot) {
        String word = reading.text.substring(pivot.start(), pivot.end());
        String next = pivot.token() + 1 < reading.tokens.size() ? reading.words.get(pivot.token() + 1) : "";
        String previous = pivot.token() > 0 ? reading.words.get(pivot.token() - 1) : "";
        boolean articleBefore = ARTICLES.contains(previous);
        return next.equals("of")
                || next.equals("than")
                || next.equals("to") && articleBefore
                || !articleBefore && word.codePoints().allMatch(Character::isLowerCase);
    }

    private static @org.jspecify.annotations.Nullable String crossing(
            List<Term> from, List<Term> into, List<Term> notInto) {
        Set<String> there = new HashSet<>();
        into.forEach(t -> there.add(t.stem()));
        notInto.forEach(t -> there.remove(t.stem()));
        return from.stream().map(Term::stem).filter(there::contains).findFirst().orElse(null);
    }

    /** "A and B" has no order. */
    private static boolean joined(Reading reading, String a, String b) {
        for (Term t : reading.terms) {
            if (!t.stem().equals(a) && !t.stem().equals(b)) {
                continue;
            }
            int next = t.token() + 1;
            if (next + 1 < reading.tokens.size() && reading.words.get(next).equals("and")) {
                String after = PorterStemmer.stem(reading.words.get(next + 1));
                if (after.equals(a) || after.equals(b)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Set<String> stems(String... words) {
        Set<String> stems = new HashSet<>();
        Arrays.stream(words).map(PorterStemmer::stem).forEach(stems::add);
        return stems;
    }
}
