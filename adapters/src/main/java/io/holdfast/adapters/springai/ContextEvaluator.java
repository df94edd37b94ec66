package io.holdfast.adapters.springai;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.telemetry.EvaluationResult;
import io.holdfast.adapters.telemetry.Evaluations;
import io.holdfast.core.context.ContextQuality;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Finding;
import io.holdfast.lab.context.ContextJson;
import io.holdfast.lab.context.ContextMetric;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;
import org.springframework.ai.evaluation.Evaluator;

/**
 * A Spring AI evaluator of what was retrieved: it passes where the documents hold the answer to the question. The score
 * is context precision; the feedback tells documents that do not hold the answer from an answer that ignored them. A
 * request has no reference, so recall and use are not among its metrics.
 */
public final class ContextEvaluator implements Evaluator {
    /** Key of the metadata that holds the object {@code context} of {@code holdfast score --metrics context}. */
    public static final String CONTEXT = "holdfast.context";

    private final GroundingCheck check;

    public ContextEvaluator() {
        this(GroundingCheck.standard());
    }

    public ContextEvaluator(GroundingCheck check) {
        this.check = check;
    }

    @Override
    public EvaluationResponse evaluate(EvaluationRequest request) {
        long begin = System.nanoTime();
        Finding<RetrievedContext> finding = new ContextQuality(check.evaluator())
                .evaluate(MeasuredResponse.testCase(request), Answer.of(MeasuredResponse.answer(request)));
        List<EvaluationResult> told = Evaluations.context(finding, Duration.ofNanos(System.nanoTime() - begin));
        told.forEach(metric -> check.listener().evaluated(metric, null));
        return MeasuredResponse.of(finding, told, CONTEXT, ContextJson.of(finding, EnumSet.allOf(ContextMetric.class)));
    }
}
