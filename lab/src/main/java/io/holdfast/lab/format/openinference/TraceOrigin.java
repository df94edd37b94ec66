package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.format.InputRecord;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The step of a trace that an answer came from.
 *
 * @param endNanos when the step ended, nanoseconds since 1970; 0 when unknown
 * @param responseId the model server's own name of the answer, where the trace has it
 */
public record TraceOrigin(
        @Nullable String traceId,
        @Nullable String spanId,
        long endNanos,
        @Nullable String responseId) {
    static final String TRACE_ID = "trace_id";
    static final String SPAN_ID = "span_id";
    static final String END_TIME = "end_time_unix_nano";
    static final String RESPONSE_ID = "response_id";

    /** Where a record came from; without ids when it came from no trace. */
    public static TraceOrigin of(InputRecord.Good record) {
        return of(record.extras());
    }

    public static TraceOrigin of(Map<String, JsonNode> extras) {
        String end = text(extras, END_TIME);
        return new TraceOrigin(
                text(extras, TRACE_ID),
                text(extras, SPAN_ID),
                end != null && end.matches("\\d{1,18}|[0-8]\\d{18}") ? Long.parseLong(end) : 0,
                text(extras, RESPONSE_ID));
    }

    private static @Nullable String text(Map<String, JsonNode> extras, String name) {
        JsonNode value = extras.get(name);
        return value != null && value.isTextual() ? value.textValue() : null;
    }
}
