package io.holdfast.adapters.springai;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.adapters.telemetry.EvaluationResult;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.lab.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;

/** What was measured beside faithfulness, as Spring AI's response: each metric is in the metadata under its name. */
final class MeasuredResponse {
    private MeasuredResponse() {}

    static Case testCase(EvaluationRequest request) {
        return new Case(
                "0",
                Objects.requireNonNullElse(request.getUserText(), ""),
                GroundingCheck.distinct(SpringAiDocuments.of(request.getDataList())),
                null,
                null);
    }

    static String answer(EvaluationRequest request) {
        return Objects.requireNonNullElse(request.getResponseContent(), "");
    }

    /**
     * @param told the metrics, as telemetry has them
     * @param key of the metadata that holds the details, and {@code json} what they are
     */
    static EvaluationResponse of(Finding<?> finding, List<EvaluationResult> told, String key, ObjectNode json) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        metadata.put(GroundingResult.OUTCOME, json.path("outcome").asText());
        told.forEach(metric -> {
            if (metric.score() != null) {
                metadata.put(metric.name(), metric.score());
            }
        });
        metadata.put(key, Json.line(json));
        String feedback = told.stream().map(EvaluationResult::quotes).distinct().collect(Collectors.joining("\n"));
        boolean scored = finding instanceof Finding.Scored<?>;
        double score = finding instanceof Finding.Scored<?> number ? number.score() : 0;
        return new EvaluationResponse(scored && !finding.failure(), (float) score, feedback, metadata);
    }
}
