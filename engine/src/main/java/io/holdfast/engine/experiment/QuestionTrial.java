package io.holdfast.engine.experiment;

import io.holdfast.engine.finalize.AnswerScore;
import io.holdfast.engine.finalize.Finalizer;
import io.holdfast.engine.telemetry.QuestionOutcome;
import io.holdfast.engine.telemetry.RoundRecord;
import java.util.HashSet;
import java.util.Set;

/**
 * One question under one configuration, scored.
 *
 * @param shortAnswer the span EM and F1 are computed on
 * @param brief scores of the short answer; SQuAD 2.0's convention for questions without an answer: 1 when declined, else 0
 * @param full the same for the whole answer
 * @param violations factual sentences without a citation, citations of what was not read, abstentions with a citation
 * @param certainty what the abstention curve sorts by: the support, 0 where an anchor was missing,
 *     sources disagree or the answer is of another kind or about something else
 */
public record QuestionTrial(
        QaItem item,
        QuestionOutcome outcome,
        String shortAnswer,
        AnswerScore brief,
        AnswerScore full,
        int violations,
        boolean hit,
        double certainty,
        ErrorCategory error) {

    private static final Set<String> REFUSED_FOR_FACTS =
            Set.of("abstain_missing_anchor", "abstain_conflict", "abstain_wrong_kind");

    static QuestionTrial of(QaItem item, QuestionOutcome outcome, Finalizer finalizer) {
        String brief = finalizer.shorten(outcome);
        AnswerScore shortScore = score(item, outcome, brief);
        AnswerScore fullScore = score(item, outcome, outcome.draft().plain());
        boolean refusedForFacts = REFUSED_FOR_FACTS.contains(outcome.reason());
        return new QuestionTrial(
                item,
                outcome,
                brief,
                shortScore,
                fullScore,
                violations(outcome),
                item.document() != null && outcome.retrieved().contains(item.document()),
                refusedForFacts ? 0 : outcome.support(),
                ErrorCategory.of(item, outcome, shortScore.f1()));
    }

    private static AnswerScore score(QaItem item, QuestionOutcome outcome, String text) {
        if (!item.answerable()) {
            double right = outcome.abstained() ? 1 : 0;
            return new AnswerScore(right, right);
        }
        return outcome.abstained() ? new AnswerScore(0, 0) : AnswerScore.of(text, item.golds());
    }

    private static int violations(QuestionOutcome outcome) {
        if (outcome.abstained()) {
            return outcome.shown().contains("[CIT:") ? 1 : 0;
        }
        Set<String> read = new HashSet<>();
        for (RoundRecord round : outcome.rounds()) {
            read.addAll(round.passages());
        }
        long uncited = outcome.draft().sentences().stream()
                .filter(s -> s.citations().isEmpty())
                .count();
        long unread = outcome.draft().citations().stream()
                .filter(c -> !read.contains(c))
                .count();
        return (int) (uncited + unread);
    }

    boolean secondRound() {
        return outcome.rounds().stream().anyMatch(r -> r.number() > 1);
    }
}
