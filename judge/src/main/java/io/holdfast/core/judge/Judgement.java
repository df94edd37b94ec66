package io.holdfast.core.judge;

import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The judge's finding on one answer with everything it rests on.
 *
 * @param finding its grounding's trace holds one claim per statement, with the judge's reason in the diagnosis
 * @param reason why the gate let it pass or not, e.g. {@code Faithfulness 0.67 is >= 0.50}
 * @param usage tokens of all calls together
 * @param calls how often the judge was asked
 * @param judged how many statements were put to the judge; the others were decided without it
 */
public record Judgement(
        Finding<Grounding> finding,
        String reason,
        VerdictLog log,
        List<Anomaly> anomalies,
        Answer.Usage usage,
        int calls,
        int judged) {
    private static final Set<ErrorCode> COUNTABLE =
            EnumSet.of(ErrorCode.NO_STATEMENTS, ErrorCode.JUDGE_REFUSED, ErrorCode.NO_VERDICTS);

    public Judgement {
        Objects.requireNonNull(finding, "finding");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(log, "log");
        Objects.requireNonNull(usage, "usage");
        anomalies = List.copyOf(anomalies);
    }

    /**
     * Whether there is something to count: a reply came, and it was the judge's own word. Without that (the server was
     * down, the reply carried a foreign nonce) no profile may make a number of it.
     */
    public boolean heard() {
        return !(finding instanceof Finding.Unmeasured<Grounding> unmeasured) || COUNTABLE.contains(unmeasured.code());
    }

    public boolean passed() {
        return !finding.failure();
    }
}
