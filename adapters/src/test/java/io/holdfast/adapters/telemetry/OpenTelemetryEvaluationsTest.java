package io.holdfast.adapters.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingCheck.Measure;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.models.Scorers;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.common.AttributeType;
import io.opentelemetry.api.logs.Severity;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.logs.SdkLoggerProvider;
import io.opentelemetry.sdk.logs.data.LogRecordData;
import io.opentelemetry.sdk.logs.export.SimpleLogRecordProcessor;
import io.opentelemetry.sdk.testing.exporter.InMemoryLogRecordExporter;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.semconv.ErrorAttributes;
import io.opentelemetry.semconv.incubating.GenAiIncubatingAttributes;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Events as an SDK exports them. */
class OpenTelemetryEvaluationsTest {
    private static final String TRUE = "The lift of the Marlen tower is closed on Mondays.";
    private static final List<Document> DOCUMENTS = List.of(Document.of("tower", TRUE));

    private final InMemoryLogRecordExporter exported = InMemoryLogRecordExporter.create();
    private final OpenTelemetrySdk sdk = OpenTelemetrySdk.builder()
            .setTracerProvider(SdkTracerProvider.builder().build())
            .setLoggerProvider(SdkLoggerProvider.builder()
                    .addLogRecordProcessor(SimpleLogRecordProcessor.create(exported))
                    .build())
            .build();
    private final OpenTelemetryEvaluations events = OpenTelemetryEvaluations.to(sdk);
    private final GroundingCheck check =
            GroundingCheck.of(Scorers.withoutModels(ConfigLoader.defaults()).faithfulness());

    private static Object value(LogRecordData event, AttributeKey<?> key) {
        return event.getAttributes().get(key);
    }

    @Test
    void goodAnswerIsAnEventOfItsSpan() throws Exception {
        Span chat = sdk.getTracer("app").spanBuilder("chat").startSpan();
        Context.current()
                .with(chat)
                .wrap(() -> check.observedBy(events).check("0", "When is it closed?", DOCUMENTS, TRUE, null, "resp-1"))
                .call();
        chat.end();
        LogRecordData event = exported.getFinishedLogRecordItems().get(0);
        assertThat(event.getEventName()).isEqualTo("gen_ai.evaluation.result");
        assertThat(event.getSpanContext()).isEqualTo(chat.getSpanContext());
        assertThat(event.getSeverity()).isEqualTo(Severity.INFO);
        assertThat(value(event, OpenTelemetryEvaluations.NAME)).isEqualTo("faithfulness");
        assertThat(value(event, OpenTelemetryEvaluations.SCORE)).isEqualTo(1.0);
        assertThat(value(event, OpenTelemetryEvaluations.LABEL)).isEqualTo("pass");
        assertThat(value(event, OpenTelemetryEvaluations.RESPONSE)).isEqualTo("resp-1");
        assertThat(value(event, OpenTelemetryEvaluations.ERROR)).isNull();
    }

    @Test
    void badAnswerWarnsAndQuotesNothingUnlessAsked() {
        String wrong = TRUE.replace("Mondays", "Fridays");
        check.observedBy(events).check("0", "When?", DOCUMENTS, wrong, null);
        check.observedBy(events.quoting()).check("0", "When?", DOCUMENTS, wrong, null);
        List<LogRecordData> both = exported.getFinishedLogRecordItems();
        assertThat(both).allMatch(event -> event.getSeverity() == Severity.WARN);
        assertThat(value(both.get(0), OpenTelemetryEvaluations.LABEL)).isEqualTo("fail");
        assertThat(value(both.get(0), OpenTelemetryEvaluations.EXPLANATION))
                .asString()
                .contains("0 of 1 claim supported; contradicted: 1")
                .doesNotContain("Marlen");
        assertThat(value(both.get(1), OpenTelemetryEvaluations.EXPLANATION))
                .asString()
                .contains("Fridays", "Marlen");
    }

    @Test
    void whatCannotBeMeasuredIsAnErrorWithoutAScore() {
        check.observedBy(events).check("0", "When?", DOCUMENTS, "", null);
        LogRecordData event = exported.getFinishedLogRecordItems().get(0);
        assertThat(event.getSeverity()).isEqualTo(Severity.WARN);
        assertThat(value(event, OpenTelemetryEvaluations.SCORE)).isNull();
        assertThat(value(event, OpenTelemetryEvaluations.LABEL)).isEqualTo("unmeasured");
        assertThat(value(event, OpenTelemetryEvaluations.ERROR)).isEqualTo("empty_answer");
    }

    @Test
    void everyMeasureIsAnEventOfItsOwn() {
        check.observedBy(events, Measure.CITATIONS, Measure.CONTEXT)
                .check("0", "When?", DOCUMENTS, TRUE + " [1]", TRUE);
        assertThat(exported.getFinishedLogRecordItems())
                .extracting(event -> value(event, OpenTelemetryEvaluations.NAME))
                .containsExactly(
                        "faithfulness",
                        "citation_precision",
                        "citation_recall",
                        "context_precision",
                        "context_recall",
                        "context_use",
                        "context_noise",
                        "context_sufficiency");
    }

    /** A citation that shows nothing counts as much as none. */
    @Test
    void citationRecallSaysHowManyClaimsAreShown() {
        String wrong = TRUE.replace("Mondays", "Fridays") + " [1]";
        check.observedBy(events, Measure.CITATIONS).check("0", "When?", DOCUMENTS, wrong, null);
        assertThat(exported.getFinishedLogRecordItems())
                .extracting(event -> value(event, OpenTelemetryEvaluations.EXPLANATION))
                .contains("0 of 1 claims are shown by what they cite");
    }

    @Test
    void streamBelongsToTheSpanThatWasCurrentWhenItBegan() throws Exception {
        Span chat = sdk.getTracer("app").spanBuilder("chat").startSpan();
        EvaluationListener bound = Context.current()
                .with(chat)
                .wrap(() -> EvaluationListener.all(List.of(events)).bound())
                .call();
        check.observedBy(bound).check("0", "When?", DOCUMENTS, TRUE, null);
        assertThat(exported.getFinishedLogRecordItems().get(0).getSpanContext()).isEqualTo(chat.getSpanContext());
    }

    /** What model/gen-ai/events.yaml of OpenTelemetry's GenAI conventions says of the event, and of who may add what. */
    @Test
    @SuppressWarnings("deprecation") // moved to a repository of their own; the names are the same
    void eventKeepsToTheConventions() {
        Map<AttributeKey<?>, Boolean> required = Map.of(
                GenAiIncubatingAttributes.GEN_AI_EVALUATION_NAME, true,
                GenAiIncubatingAttributes.GEN_AI_EVALUATION_SCORE_VALUE, false,
                GenAiIncubatingAttributes.GEN_AI_EVALUATION_SCORE_LABEL, false,
                GenAiIncubatingAttributes.GEN_AI_EVALUATION_EXPLANATION, false,
                GenAiIncubatingAttributes.GEN_AI_RESPONSE_ID, false,
                ErrorAttributes.ERROR_TYPE, false);
        check.observedBy(events, Measure.CITATIONS, Measure.CONTEXT)
                .check("0", "When?", DOCUMENTS, TRUE + " [2]", TRUE, "r");
        check.observedBy(events, Measure.CITATIONS, Measure.CONTEXT).check("0", "When?", DOCUMENTS, "", null);
        for (LogRecordData event : exported.getFinishedLogRecordItems()) {
            Set<AttributeKey<?>> keys = event.getAttributes().asMap().keySet();
            required.forEach((key, must) ->
                    assertThat(!must || keys.contains(key)).as(key.getKey()).isTrue());
            assertThat(keys)
                    .allSatisfy(key -> assertThat(
                                    required.containsKey(key) || key.getKey().startsWith("holdfast."))
                            .as(key.getKey() + " of type " + key.getType())
                            .isTrue());
            // an evaluation that failed has an error.type and no score; one that did not has a score or a label
            boolean failed = keys.contains(ErrorAttributes.ERROR_TYPE);
            assertThat(keys.contains(GenAiIncubatingAttributes.GEN_AI_EVALUATION_SCORE_VALUE))
                    .isEqualTo(!failed);
        }
        assertThat(OpenTelemetryEvaluations.SCORE.getType()).isEqualTo(AttributeType.DOUBLE);
    }
}
