package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.lab.json.Json;
import io.opentelemetry.proto.collector.logs.v1.ExportLogsServiceRequest;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.AnyValue;
import io.opentelemetry.proto.common.v1.InstrumentationScope;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.logs.v1.LogRecord;
import io.opentelemetry.proto.logs.v1.ResourceLogs;
import io.opentelemetry.proto.logs.v1.ScopeLogs;
import io.opentelemetry.proto.logs.v1.SeverityNumber;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;

/** OTLP in its binary encoding, as the OTLP/JSON that the rest reads and writes. */
final class OtlpProtobuf {
    static final String TYPE = "application/x-protobuf";

    private OtlpProtobuf() {}

    /** The spans of an export request: their ids, times, attributes and events. */
    static ObjectNode traces(byte[] body) {
        ExportTraceServiceRequest request;
        try {
            request = ExportTraceServiceRequest.parseFrom(body);
        } catch (InvalidProtocolBufferException e) {
            throw new ProblemException(
                    Problem.Kind.MALFORMED_REQUEST,
                    "the body is no ExportTraceServiceRequest of OTLP in protobuf: " + e.getMessage());
        }
        ObjectNode document = Json.object();
        ArrayNode resources = document.putArray("resourceSpans");
        for (ResourceSpans resource : request.getResourceSpansList()) {
            ArrayNode scopes = resources.addObject().putArray("scopeSpans");
            for (ScopeSpans scope : resource.getScopeSpansList()) {
                ArrayNode spans = scopes.addObject().putArray("spans");
                scope.getSpansList().forEach(span -> spans.add(span(span)));
            }
        }
        return document;
    }

    private static ObjectNode span(Span span) {
        ObjectNode node = Json.object();
        id(node, "traceId", span.getTraceId());
        id(node, "spanId", span.getSpanId());
        id(node, "parentSpanId", span.getParentSpanId());
        node.put("name", span.getName())
                .put("startTimeUnixNano", Long.toUnsignedString(span.getStartTimeUnixNano()))
                .put("endTimeUnixNano", Long.toUnsignedString(span.getEndTimeUnixNano()));
        node.set("attributes", attributes(span.getAttributesList()));
        ArrayNode events = node.putArray("events");
        span.getEventsList()
                .forEach(event -> events.addObject()
                        .put("name", event.getName())
                        .set("attributes", attributes(event.getAttributesList())));
        return node;
    }

    private static void id(ObjectNode node, String field, ByteString bytes) {
        if (!bytes.isEmpty()) {
            node.put(field, HexFormat.of().formatHex(bytes.toByteArray()));
        }
    }

    private static ArrayNode attributes(List<KeyValue> all) {
        ArrayNode node = Json.array();
        all.forEach(one -> node.addObject().put("key", one.getKey()).set("value", value(one.getValue())));
        return node;
    }

    private static ObjectNode value(AnyValue value) {
        ObjectNode node = Json.object();
        switch (value.getValueCase()) {
            case STRING_VALUE -> node.put("stringValue", value.getStringValue());
            case BOOL_VALUE -> node.put("boolValue", value.getBoolValue());
            case INT_VALUE -> node.put("intValue", Long.toString(value.getIntValue()));
            case DOUBLE_VALUE -> node.put("doubleValue", value.getDoubleValue());
            case BYTES_VALUE ->
                node.put(
                        "bytesValue",
                        Base64.getEncoder().encodeToString(value.getBytesValue().toByteArray()));
            case ARRAY_VALUE -> {
                ArrayNode values = node.putObject("arrayValue").putArray("values");
                value.getArrayValue().getValuesList().forEach(one -> values.add(value(one)));
            }
            case KVLIST_VALUE ->
                node.putObject("kvlistValue")
                        .set("values", attributes(value.getKvlistValue().getValuesList()));
            default -> {
                // no value, or an index into a dictionary that only profiles have
            }
        }
        return node;
    }

    /** An export request of logs, as {@code EvaluationEvents} writes it. */
    static byte[] logs(JsonNode document) {
        ExportLogsServiceRequest.Builder request = ExportLogsServiceRequest.newBuilder();
        for (JsonNode resource : document.path("resourceLogs")) {
            ResourceLogs.Builder logs = request.addResourceLogsBuilder();
            resource.path("resource")
                    .path("attributes")
                    .forEach(one -> logs.getResourceBuilder().addAttributes(attribute(one)));
            for (JsonNode scope : resource.path("scopeLogs")) {
                ScopeLogs.Builder records = logs.addScopeLogsBuilder()
                        .setScope(InstrumentationScope.newBuilder()
                                .setName(scope.path("scope").path("name").asText())
                                .setVersion(scope.path("scope").path("version").asText()));
                scope.path("logRecords").forEach(record -> records.addLogRecords(record(record)));
            }
        }
        return request.build().toByteArray();
    }

    private static LogRecord record(JsonNode event) {
        LogRecord.Builder record = LogRecord.newBuilder()
                .setTimeUnixNano(
                        Long.parseUnsignedLong(event.path("timeUnixNano").asText("0")))
                .setSeverityNumber(
                        SeverityNumber.forNumber(event.path("severityNumber").asInt()))
                .setSeverityText(event.path("severityText").asText())
                .setEventName(event.path("eventName").asText())
                .setTraceId(bytes(event.path("traceId").asText()))
                .setSpanId(bytes(event.path("spanId").asText()));
        event.path("attributes").forEach(one -> record.addAttributes(attribute(one)));
        return record.build();
    }

    private static KeyValue attribute(JsonNode attribute) {
        JsonNode value = attribute.path("value");
        AnyValue.Builder any = AnyValue.newBuilder();
        if (value.path("doubleValue").isNumber()) {
            any.setDoubleValue(value.path("doubleValue").asDouble());
        } else {
            any.setStringValue(value.path("stringValue").asText());
        }
        return KeyValue.newBuilder()
                .setKey(attribute.path("key").asText())
                .setValue(any)
                .build();
    }

    /** None where the id is not hexadecimal: OTLP has no other. */
    private static ByteString bytes(String id) {
        return id.matches("(?:[0-9a-f]{2})*")
                ? ByteString.copyFrom(HexFormat.of().parseHex(id))
                : ByteString.EMPTY;
    }
}
