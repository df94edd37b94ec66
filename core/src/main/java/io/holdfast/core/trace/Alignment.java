package io.holdfast.core.trace;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Which words of a claim a source says, where it says them, and which it says the opposite of. Values (numbers, dates,
 * code, technical terms) are left out: they are compared as facts in the segment that the other words point to.
 */
final class Alignment {
    /** So many more words may stand between two neighbours in the source than in the claim. */
    private static final int LOOSE = 2;

    /** A claim word with the source words that say the same and those that say the opposite. */
    record Pair(Term term, List<Term> same, List<Term> opposite) {}

    final Reading claim;
    final Reading source;
    final List<Pair> pairs = new ArrayList<>();
    private final double[] segmentScore;

    /** Claim words that a neighbouring sentence says: this one may leave them out. */
    private final Set<Term> saidNearby;

    Alignment(Reading claim, Reading source, Lexicon lexicon) {
        this(claim, source, lexicon, Set.of());
    }

    Alignment(Reading claim, Reading source, Lexicon lexicon, Set<Term> saidByAll) {
        this.claim = claim;
        this.source = source;
        this.saidNearby = new HashSet<>();
        for (Term term : claim.terms) {
            if (term.value()) {
                continue;
            }
            List<Term> same = new ArrayList<>();
            List<Term> opposite = new ArrayList<>();
            for (Term other : source.terms) {
                if (lexicon.same(term.stem(), other.stem())) {
                    same.add(other);
                } else if (lexicon.opposite(term.stem(), other.stem())) {
                    opposite.add(other);
                }
            }
            pairs.add(new Pair(term, same, opposite));
            if (same.isEmpty() && opposite.isEmpty() && saidByAll.contains(term)) {
                saidNearby.add(term);
            }
        }
        this.segmentScore = new double[Math.max(1, source.segmentCount())];
        for (Pair pair : pairs) {
            long segments =
                    pair.same.stream().mapToInt(Term::segment).distinct().count();
            pair.same.stream()
                    .mapToInt(Term::segment)
                    .distinct()
                    .forEach(s -> segmentScore[s] += pair.term.weight() / segments);
        }
        for (int s = 1; s < segmentScore.length; s++) {
            int segment = s;
            boolean valuesOnly = source.terms.stream().anyMatch(t -> t.segment() == segment)
                    && source.terms.stream().allMatch(t -> t.segment() != segment || t.value());
            segmentScore[s] = valuesOnly ? segmentScore[s - 1] : segmentScore[s];
        }
    }

    /** How strongly the claim's other words point to a segment of the source. */
    double pull(int segment) {
        return segmentScore[segment];
    }

    /** The segment of the source that a segment of the claim is most about; -1 when none of its words is there. */
    int bestFor(int claimSegment) {
        double[] score = new double[segmentScore.length];
        for (Pair pair : pairs) {
            if (pair.term.segment() == claimSegment) {
                List<Term> hits = pair.same.isEmpty() ? pair.opposite : pair.same;
                hits.stream().mapToInt(Term::segment).distinct().forEach(s -> score[s] += pair.term.weight());
            }
        }
        int best = -1;
        for (int i = 0; i < score.length; i++) {
            if (score[i] > 0 && (best < 0 || score[i] > score[best])) {
                best = i;
            }
        }
        return best;
    }

    /** Weighted share of a claim segment's words that one source segment says, {@code except} left out. */
    double within(int claimSegment, int sourceSegment, Set<Term> except) {
        double all = 0;
        double hit = 0;
        for (Pair pair : pairs) {
            if (pair.term.segment() == claimSegment && !except.contains(pair.term) && !saidNearby.contains(pair.term)) {
                all += pair.term.weight();
                hit += pair.same.stream().anyMatch(t -> t.segment() == sourceSegment) ? pair.term.weight() : 0;
            }
        }
        return all == 0 ? 1 : hit / all;
    }

    /** Weighted share of the source's words that the claim says: near 1 when the two are versions of one sentence. */
    double back() {
        double all = 0;
        double hit = 0;
        Set<Term> said = new HashSet<>();
        pairs.forEach(p -> said.addAll(p.same));
        for (Term term : source.terms) {
            if (!term.value()) {
                all += term.weight();
                hit += said.contains(term) ? term.weight() : 0;
            }
        }
        return all == 0 ? 1 : hit / all;
    }

    /** Whether this source says a word of the claim that none of the others says. */
    boolean saysAlone(List<Alignment> all) {
        for (int i = 0; i < pairs.size(); i++) {
            int at = i;
            boolean others = all.stream()
                    .anyMatch(a -> a != this && !a.pairs.get(at).same.isEmpty());
            if (!pairs.get(i).same.isEmpty() && !others && pairs.get(i).term.weight() >= 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether the claim takes words from a neighbouring sentence. */
    boolean borrows() {
        return !saidNearby.isEmpty();
    }

    /** Claim words that the source says neither straight nor by an opposite. */
    List<Term> unsaid() {
        return pairs.stream()
                .filter(p -> p.same.isEmpty() && p.opposite.isEmpty())
                .map(Pair::term)
                .toList();
    }

    /** The most that {@link #coverage} of several sources together can come to, whatever their facts say: opposites count as said. */
    static double coverable(Reading claim, List<Reading> sources, ToDoubleFunction<Term> boost, Lexicon lexicon) {
        double all = 0;
        double hit = 0;
        for (Term term : claim.terms) {
            if (!term.value()) {
                double weight = term.weight() * boost.applyAsDouble(term);
                all += weight;
                hit += sources.stream().anyMatch(s -> s.mentions(term.stem(), lexicon)) ? weight : 0;
            }
        }
        return all == 0 ? 0 : hit / all;
    }

    /** Weighted share of the claim's words that the source says, names left out: a pronoun may stand for them. */
    double predicate() {
        double all = 0;
        double hit = 0;
        for (Pair pair : pairs) {
            if (pair.term.weight() <= 1) {
                all += pair.term.weight();
                hit += pair.same.isEmpty() && pair.opposite.isEmpty() ? 0 : pair.term.weight();
            }
        }
        return all == 0 ? 0 : hit / all;
    }

    /**
     * Share of the claim's neighbouring words that stand in the source in the same order and as near to each other: 1
     * for a copy, less where pieces of a sentence were put together anew.
     */
    double order() {
        int all = 0;
        int kept = 0;
        for (int i = 1; i < pairs.size(); i++) {
            Pair left = pairs.get(i - 1);
            Pair right = pairs.get(i);
            int apart = right.term.token() - left.term.token() + LOOSE;
            all++;
            kept += left.same.stream()
                            .anyMatch(a -> right.same.stream()
                                    .anyMatch(b -> b.token() > a.token() && b.token() - a.token() <= apart))
                    ? 1
                    : 0;
        }
        return all == 0 ? 1 : (double) kept / all;
    }

    /** Weighted share of the claim's words that the source says, or says by a negated opposite; {@code boost} weighs each word once more. */
    double coverage(ToDoubleFunction<Term> boost, Set<Term> saidOtherwise) {
        double all = 0;
        double hit = 0;
        for (Pair pair : pairs) {
            double weight = pair.term.weight() * boost.applyAsDouble(pair.term);
            all += weight;
            hit += pair.same.isEmpty() && !saidOtherwise.contains(pair.term) ? 0 : weight;
        }
        return all == 0 ? 0 : hit / all;
    }
}
