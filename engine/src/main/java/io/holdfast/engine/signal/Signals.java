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
        return with(invalid, other, support);
    }

    /** These signals after a judge spoke: its yes is a second measurement of support, of which the better counts. */
    public Signals judged(Judgement said, double confidence) {
        return with(invalid, said, said == Judgement.POSITIVE ? Math.max(support, Math.min(1, confidence)) : support);
    }

    /** These signals with one more thing the answer lacks. */
    public Signals lacking(String what) {
        List<String> more = new ArrayList<>(invalid);
        more.add(what);
        return with(more, judge, support);
    }

    /** These signals without the objections that are settled. */
    public Signals without(Predicate<String> settled) {
        return with(invalid.stream().filter(settled.negate()).toList(), judge, support);
    }

    private Signals with(List<String> lacks, Judgement said, double weighed) {
        return new Signals(
                round,
                overlap,
                overlapChange,
                weighed,
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
