package io.holdfast.engine.signal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Everything the Gate knows about a draft.
 *
 * @param round from 1; a one-shot retrieval counts as a round
 * @param overlap share of the draft's sentences that their cited passages support
 * @param support what the thresholds are compared with: overlap times the answerer's confidence. An extractive answer
 *     copies what it cites, so its overlap is 1 by construction and only the confidence tells good from bad.
 * @param kept the support the draft has once its unsupported sentences are dropped; that of the whole where none is, 0
 *     where all are
 * @param faithfulness mean support of the sentences by the passages
 * @param coverage share of the anchors that the cited passages hold
 * @param missing essential anchors that the cited passages do not hold
 * @param newHits share of this round's passages that no earlier round had; 1 in round 1
 * @param unsupported sentences that their cited passages do not support
 * @param conflict what other passages say against the draft; empty when nothing does
 * @param invalid what the validators of the answer's type object to
 */
public record Signals(
        int round,
        double overlap,
        double overlapChange,
        double support,
        double kept,
        double faithfulness,
        double coverage,
        double coverageChange,
        List<String> missing,
        double newHits,
        double newHitsChange,
        int unsupported,
        String conflict,
        List<String> invalid,
        Judgement judge) {
    public Signals {
        missing = List.copyOf(missing);
        invalid = List.copyOf(invalid);
        share(overlap, "overlap");
        share(support, "support");
        share(kept, "kept");
        if (kept < support) {
            throw new IllegalArgumentException("support " + support + " of the whole, " + kept + " of what is kept");
        }
        share(faithfulness, "faithfulness");
        share(coverage, "coverage");
        share(newHits, "newHits");
        if (round < 1 || unsupported < 0) {
            throw new IllegalArgumentException("round " + round + ", unsupported " + unsupported);
        }
    }

    private static void share(double value, String name) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException(name + " outside [0, 1]: " + value);
        }
    }

    /** What the judge said. */
    public enum Judgement {
        NOT_ASKED,
        POSITIVE,
        NEGATIVE
    }

    public Signals withJudge(Judgement other) {
        return with(invalid, other, 0);
    }

    /** These signals after a judge spoke: its yes is a second measurement of support, of which the better counts. */
    public Signals judged(Judgement said, double confidence) {
        return with(invalid, said, said == Judgement.POSITIVE ? Math.min(1, confidence) : 0);
    }

    /** These signals with one more thing the answer lacks. */
    public Signals lacking(String what) {
        List<String> more = new ArrayList<>(invalid);
        more.add(what);
        return with(more, judge, 0);
    }

    /** These signals without the objections that are settled. */
    public Signals without(Predicate<String> settled) {
        return with(invalid.stream().filter(settled.negate()).toList(), judge, 0);
    }

    /** @param atLeast support measured another way */
    private Signals with(List<String> lacks, Judgement said, double atLeast) {
        return new Signals(
                round,
                overlap,
                overlapChange,
                Math.max(support, atLeast),
                Math.max(kept, atLeast),
                faithfulness,
                coverage,
                coverageChange,
                missing,
                newHits,
                newHitsChange,
                unsupported,
                conflict,
                lacks,
                said);
    }
}
