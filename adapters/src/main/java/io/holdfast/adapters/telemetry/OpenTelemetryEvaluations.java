package io.holdfast.adapters.telemetry;

import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.logs.LogRecordBuilder;
import io.opentelemetry.api.logs.Logger;
import io.opentelemetry.api.logs.Severity;
import io.opentelemetry.context.Context;
import org.jspecify.annotations.Nullable;

/**
 * An event {@code gen_ai.evaluation.result} for each evaluation, by OpenTelemetry's conventions for generative AI. Its
 * parent is the span that is current while the answer is checked; {@code gen_ai.response.id} is set where it is known.
 */
public final class OpenTelemetryEvaluations implements EvaluationListener {
    static final String EVENT = "gen_ai.evaluation.result";
    static final AttributeKey<String> NAME = AttributeKey.stringKey("gen_ai.evaluation.name");
    static final AttributeKey<Double> SCORE = AttributeKey.doubleKey("gen_ai.evaluation.score.value");
    static final AttributeKey<String> LABEL = AttributeKey.stringKey("gen_ai.evaluation.score.label");
    static final AttributeKey<String> EXPLANATION = AttributeKey.stringKey("gen_ai.evaluation.explanation");
    static final AttributeKey<String> RESPONSE = AttributeKey.stringKey("gen_ai.response.id");
    static final AttributeKey<String> ERROR = AttributeKey.stringKey("error.type");
    static final AttributeKey<Double> RISK = AttributeKey.doubleKey("holdfast.risk");

    private final Logger logger;
    private final boolean quoting;
    private final @Nullable Context parent;

    private OpenTelemetryEvaluations(Logger logger, boolean quoting, @Nullable Context parent) {
        this.logger = logger;
        this.quoting = quoting;
        this.parent = parent;
    }

    /** Explanations say counts and rules: no words of answers or documents leave the application. */
    public static OpenTelemetryEvaluations to(OpenTelemetry telemetry) {
        return new OpenTelemetryEvaluations(telemetry.getLogsBridge().get("io.holdfast"), false, null);
    }

    /** The same with explanations that quote the claims that do not hold, and the nearest spans of the documents. */
    public OpenTelemetryEvaluations quoting() {
        return new OpenTelemetryEvaluations(logger, true, parent);
    }

    @Override
    public EvaluationListener bound() {
        return new OpenTelemetryEvaluations(logger, quoting, Context.current());
    }

    @Override
    public void evaluated(EvaluationResult evaluation, @Nullable String responseId) {
        Severity severity = evaluation.warns() ? Severity.WARN : Severity.INFO;
        LogRecordBuilder event = logger.logRecordBuilder()
                .setContext(parent == null ? Context.current() : parent)
                .setEventName(EVENT)
                .setSeverity(severity)
                .setSeverityText(severity.name())
                .setAttribute(NAME, evaluation.name())
                .setAttribute(EXPLANATION, quoting ? evaluation.quotes() : evaluation.explanation());
        Double score = evaluation.score();
        if (score != null) {
            event.setAttribute(SCORE, score);
        }
        EvaluationResult.Label label = evaluation.label();
        if (label != null) {
            event.setAttribute(LABEL, label.id());
        }
        if (responseId != null && !responseId.isEmpty()) {
            event.setAttribute(RESPONSE, responseId);
        }
        if (evaluation.error() != null) {
            event.setAttribute(ERROR, evaluation.error().id());
        }
        Double risk = evaluation.risk();
        if (risk != null) {
            event.setAttribute(RISK, risk);
        }
        event.emit();
    }
}
