package io.holdfast.adapters.springai;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.telemetry.EvaluationResult;
import io.holdfast.adapters.telemetry.Evaluations;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.cite.Citations;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Finding;
import io.holdfast.lab.cite.CitationJson;
import java.time.Duration;
import java.util.List;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;
import org.springframework.ai.evaluation.Evaluator;

/**
 * A Spring AI evaluator of citations: it passes where every claim is cited and every citation names a document that
 * supports its claim. The score is F1; the feedback names each citation that is not right and each claim without one.
 */
public final class CitationEvaluator implements Evaluator {
    /** Key of the metadata that holds the object {@code citations} of {@code holdfast score --citations}. */
    public static final String CITATIONS = "holdfast.citations";

    private final GroundingCheck check;

    public CitationEvaluator() {
        this(GroundingCheck.standard());
    }

    public CitationEvaluator(GroundingCheck check) {
        this.check = check;
    }

    @Override
    public EvaluationResponse evaluate(EvaluationRequest request) {
        long begin = System.nanoTime();
        Finding<Citations> finding = new CitationCheck(check.evaluator())
                .evaluate(MeasuredResponse.testCase(request), Answer.of(MeasuredResponse.answer(request)));
        List<EvaluationResult> told = Evaluations.citations(finding, Duration.ofNanos(System.nanoTime() - begin));
        told.forEach(metric -> check.listener().evaluated(metric, null));
        return MeasuredResponse.of(finding, told, CITATIONS, CitationJson.of(finding));
    }
}
