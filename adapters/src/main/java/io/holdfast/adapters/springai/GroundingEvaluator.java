package io.holdfast.adapters.springai;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import java.util.Objects;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;
import org.springframework.ai.evaluation.Evaluator;

/**
 * A Spring AI evaluator that asks no model for an opinion: the answer of a request is traced to its documents. The
 * feedback names each claim that does not hold; the metadata carries the trace.
 */
public final class GroundingEvaluator implements Evaluator {
    private final GroundingCheck check;

    public GroundingEvaluator() {
        this(GroundingCheck.standard());
    }

    public GroundingEvaluator(GroundingCheck check) {
        this.check = check;
    }

    @Override
    public EvaluationResponse evaluate(EvaluationRequest request) {
        GroundingResult result = check.check(
                "0",
                Objects.requireNonNullElse(request.getUserText(), ""),
                SpringAiDocuments.of(request.getDataList()),
                Objects.requireNonNullElse(request.getResponseContent(), ""),
                null);
        return new EvaluationResponse(result.passed(), (float) result.score(), result.text(), result.metadata());
    }
}
