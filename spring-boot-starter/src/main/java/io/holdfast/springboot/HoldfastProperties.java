package io.holdfast.springboot;

import io.holdfast.adapters.GroundingCheck.Measure;
import io.holdfast.core.stream.StreamPolicy;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.core.io.Resource;

/**
 * The properties {@code holdfast.*}.
 *
 * @param config a Holdfast configuration file; without one, the defaults hold
 * @param settings single settings by their dotted key; they win over the file
 * @param threshold least share of supported claims at which the evaluator and the guardrail pass
 * @param models which models score
 * @param stream what the advisor does with a sentence that does not hold
 * @param telemetry what is reported to OpenTelemetry and Micrometer
 */
@ConfigurationProperties("holdfast")
public record HoldfastProperties(
        @Nullable Resource config,
        @DefaultValue Map<String, String> settings,
        @DefaultValue("1") double threshold,
        @DefaultValue("where-available") Models models,
        @DefaultValue Stream stream,
        @DefaultValue Telemetry telemetry) {

    /**
     * What becomes of a sentence that the documents contradict or do not hold.
     *
     * @param action what is done
     * @param text what is put after it, in its place, or at the end; without one, that of the action
     * @param unsure whether a sentence that is unsure is treated the same
     */
    public record Stream(
            @DefaultValue("hold-back") StreamPolicy.Action action,
            @Nullable String text,
            @DefaultValue("false") boolean unsure) {
        StreamPolicy policy() {
            String fallback = action == StreamPolicy.Action.ANNOTATE
                    ? StreamPolicy.annotate().text()
                    : "";
            return new StreamPolicy(action, text == null ? fallback : text, unsure);
        }
    }

    /**
     * What is reported to the telemetry of the application.
     *
     * @param events whether an event is emitted for each evaluation
     * @param meters whether evaluations are counted and timed
     * @param quotes whether events quote the answer and the documents
     * @param measures what is measured beside faithfulness; each costs readings by the model
     */
    public record Telemetry(
            @DefaultValue("true") boolean events,
            @DefaultValue("true") boolean meters,
            @DefaultValue("false") boolean quotes,
            @DefaultValue List<Measure> measures) {}

    /** Which models score the answers. */
    public enum Models {
        /** The embedded models; by words and facts alone, with a warning in the log, where they cannot be loaded. */
        WHERE_AVAILABLE,
        /** The embedded models, or the application does not start. */
        REQUIRED,
        /** Words and facts alone. */
        NONE
    }
}
