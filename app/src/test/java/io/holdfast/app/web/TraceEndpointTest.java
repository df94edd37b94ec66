package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.ByteString;
import io.holdfast.lab.json.Json;
import io.opentelemetry.proto.collector.logs.v1.ExportLogsServiceRequest;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.AnyValue;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.logs.v1.LogRecord;
import io.opentelemetry.proto.logs.v1.SeverityNumber;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceEndpointTest {
    private static final long END = 1_900_000_000_123_456_789L;

    @TempDir
    private static Path folder;

    private static Service service;

    @BeforeAll
    static void start() {
        service = Service.start(folder);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static String attribute(String key, String value) {
        return "{\"key\":\"" + key + "\",\"value\":{\"stringValue\":\"" + value + "\"}}";
    }

    private static String span(String trace, String id, String parent, String kind, String... attributes) {
        return "{\"traceId\":\"" + trace + "\",\"spanId\":\"" + id + "\""
                + (parent.isEmpty() ? "" : ",\"parentSpanId\":\"" + parent + "\"")
                + ",\"name\":\"" + kind
                + "\",\"startTimeUnixNano\":\"1000\",\"endTimeUnixNano\":\"" + END + "\",\"attributes\":["
                + attribute("openinference.span.kind", kind) + "," + String.join(",", attributes) + "]}";
    }

    /** A question about a lighthouse, with one retrieved document. */
    static String trace(String trace, String answer) {
        return span(
                        trace,
                        "a".repeat(16),
                        "",
                        "CHAIN",
                        attribute("input.value", "How tall is the lighthouse?"),
                        attribute("output.value", answer))
                + ","
                + span(
                        trace,
                        "b".repeat(16),
                        "a".repeat(16),
                        "RETRIEVER",
                        attribute("retrieval.documents.0.document.id", "d7"),
                        attribute("retrieval.documents.0.document.content", "The lighthouse is 31 metres tall."));
    }

    static String body(String... spans) {
        return "{\"resourceSpans\":[{\"resource\":{},\"scopeSpans\":[{\"scope\":{},\"spans\":["
                + String.join(",", spans) + "]}]}]}";
    }

    @Test
    void anAnswerInATraceBecomesAnEvaluationEvent() {
        String trace = "1".repeat(32);

        HttpResponse<String> response =
                service.post("/v1/traces", body(trace(trace, "The lighthouse is 13 metres tall.")));

        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        JsonNode event = Json.own(response.body()).at("/resourceLogs/0/scopeLogs/0/logRecords/0");
        assertThat(event.path("eventName").asText()).isEqualTo("gen_ai.evaluation.result");
        assertThat(event.path("traceId").asText()).isEqualTo(trace);
        assertThat(event.path("attributes").toString())
                .contains("gen_ai.evaluation.score.value", "\"stringValue\":\"fail\"", "13 metres");
    }

    private static KeyValue pair(String key, String value) {
        return KeyValue.newBuilder()
                .setKey(key)
                .setValue(AnyValue.newBuilder().setStringValue(value))
                .build();
    }

    private static byte[] protobuf(ByteString trace) {
        Span answer = Span.newBuilder()
                .setTraceId(trace)
                .setSpanId(ByteString.fromHex("a".repeat(16)))
                .setEndTimeUnixNano(END)
                .addAttributes(pair("openinference.span.kind", "CHAIN"))
                .addAttributes(pair("input.value", "How tall is the lighthouse?"))
                .addAttributes(pair("output.value", "The lighthouse is 13 metres tall."))
                .build();
        Span retrieval = Span.newBuilder()
                .setTraceId(trace)
                .setSpanId(ByteString.fromHex("b".repeat(16)))
                .setParentSpanId(answer.getSpanId())
                .addAttributes(pair("openinference.span.kind", "RETRIEVER"))
                .addAttributes(pair("retrieval.documents.0.document.id", "d7"))
                .addAttributes(pair("retrieval.documents.0.document.content", "The lighthouse is 31 metres tall."))
                .build();
        return ExportTraceServiceRequest.newBuilder()
                .addResourceSpans(ResourceSpans.newBuilder()
                        .addScopeSpans(ScopeSpans.newBuilder().addSpans(answer).addSpans(retrieval)))
                .build()
                .toByteArray();
    }

    private static HttpRequest.Builder binary(byte[] body) {
        return service.request("/v1/traces")
                .header("Content-Type", "application/x-protobuf")
                .POST(BodyPublishers.ofByteArray(body));
    }

    @Test
    void protobufIsReadAndWrittenAsExportersSendIt() throws IOException, InterruptedException {
        ByteString trace = ByteString.fromHex("5".repeat(32));
        HttpResponse<byte[]> response = service.client()
                .send(
                        binary(protobuf(trace))
                                .header("Accept", "application/x-protobuf")
                                .build(),
                        BodyHandlers.ofByteArray());

        assertThat(response.headers().firstValue("Content-Type")).hasValue("application/x-protobuf");
        LogRecord event = ExportLogsServiceRequest.parseFrom(response.body())
                .getResourceLogs(0)
                .getScopeLogs(0)
                .getLogRecords(0);
        assertThat(event.getEventName()).isEqualTo("gen_ai.evaluation.result");
        assertThat(event.getTraceId()).isEqualTo(trace);
        assertThat(event.getSpanId()).isEqualTo(ByteString.fromHex("a".repeat(16)));
        assertThat(event.getSeverityNumber()).isEqualTo(SeverityNumber.SEVERITY_NUMBER_WARN);
        assertThat(event.getTimeUnixNano()).isEqualTo(END);
        assertThat(event.getAttributesList())
                .contains(pair("gen_ai.evaluation.score.label", "fail"))
                .anySatisfy(attribute -> assertThat(attribute.getKey()).isEqualTo("gen_ai.evaluation.score.value"));
    }

    @Test
    void protobufGivesTheEventsOfTheSameTraceInJson() {
        String trace = "6".repeat(32);
        String fromJson = service.post("/v1/traces", body(trace(trace, "The lighthouse is 13 metres tall.")))
                .body();
        HttpResponse<String> fromProtobuf =
                service.send(binary(protobuf(ByteString.fromHex(trace))).build());
        assertThat(fromProtobuf.body()).isEqualTo(fromJson);
    }

    @Test
    void whatIsNoProtobufIsRefused() {
        HttpResponse<String> response = service.send(
                binary("not protobuf".getBytes(StandardCharsets.UTF_8)).build());
        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(response.body()).contains("ExportTraceServiceRequest");
        assertThat(service.send(binary(new byte[0]).build()).statusCode()).isEqualTo(422);
    }

    @Test
    void everyTraceGetsItsEventAndOthersAreNamedAsSkipped() {
        String body = body(
                trace("2".repeat(32), "The lighthouse is 31 metres tall."),
                span("3".repeat(32), "c".repeat(16), "", "TOOL", attribute("input.value", "x")),
                trace("4".repeat(32), "It is 40 metres tall."));

        JsonNode answer = Json.own(service.post("/v1/traces", body).body());

        assertThat(answer.at("/resourceLogs/0/scopeLogs/0/logRecords")).hasSize(2);
        assertThat(answer.path("skipped")).hasSize(1);
        assertThat(answer.at("/skipped/0/detail").asText()).contains("3333");
    }

    @Test
    void whatHoldsNoAnswerIsRefused() {
        for (String body : new String[] {
            "{}", "{\"resourceSpans\":[]}", "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{}]}]}]}"
        }) {
            assertThat(service.post("/v1/traces", body).statusCode()).as(body).isEqualTo(422);
        }
    }
}
