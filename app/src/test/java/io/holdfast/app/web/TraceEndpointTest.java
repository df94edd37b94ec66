package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceEndpointTest {
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
                + "\",\"startTimeUnixNano\":\"1000\",\"endTimeUnixNano\":\"2000\",\"attributes\":["
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
