package io.holdfast.lab.format.openinference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class EvaluationEventsTest {
    private static final TraceOrigin ORIGIN = new TraceOrigin("5b8efff7", "cc01", 77, "resp-3");

    @Test
    void eventPointsAtTheScoredStepAndSaysWhatIsUnsupported() throws Exception {
        ObjectNode event = EvaluationEvents.event(ORIGIN, json("""
                {"id":"c","outcome":"scored","failure":true,"faithfulness":0.5,"risk":0.91,"claims":[
                 {"text":"Eels climb.","verdict":"supported"},
                 {"text":"They sing.","verdict":"not_found","diagnosis":"no document says that they sing"}]}"""));

        assertThat(event.path("eventName").asText()).isEqualTo("gen_ai.evaluation.result");
        assertThat(event.path("traceId").asText()).isEqualTo("5b8efff7");
        assertThat(event.path("spanId").asText()).isEqualTo("cc01");
        assertThat(event.path("timeUnixNano").asText()).isEqualTo("77");
        assertThat(attributes(event))
                .containsEntry("gen_ai.evaluation.name", "\"faithfulness\"")
                .containsEntry("gen_ai.evaluation.score.value", "0.5")
                .containsEntry("gen_ai.evaluation.score.label", "\"fail\"")
                .containsEntry("gen_ai.response.id", "\"resp-3\"")
                .containsEntry("holdfast.risk", "0.91")
                .doesNotContainKey("error.type");
        assertThat(attributes(event).get("gen_ai.evaluation.explanation"))
                .contains("1 of 2 claims supported", "They sing.", "no document says that they sing");
    }

    @Test
    void unmeasuredFindingHasAnErrorAndNoScore() throws Exception {
        ObjectNode event = EvaluationEvents.event(
                ORIGIN,
                json(
                        "{\"id\":\"c\",\"outcome\":\"unmeasured\",\"failure\":true,\"reason\":\"empty_answer\",\"message\":\"it is empty\"}"));

        assertThat(attributes(event))
                .containsEntry("error.type", "\"empty_answer\"")
                .containsEntry("gen_ai.evaluation.score.label", "\"unmeasured\"")
                .doesNotContainKey("gen_ai.evaluation.score.value");
    }

    @Test
    void everyMetricIsAnEventAndWhatFailsWarns() throws Exception {
        List<ObjectNode> events = EvaluationEvents.all(ORIGIN, json("""
                {"id":"c","outcome":"scored","failure":false,"faithfulness":1,"risk":0.1,"claims":[],
                 "citations":{"outcome":"scored","precision":0.5,"recall":1},
                 "context":{"outcome":"scored","context_precision":0.4,"context_recall":null,"context_sufficiency":1,
                  "diagnosis":"the chunks hold the answer"}}"""));

        assertThat(events)
                .extracting(e -> attributes(e).get("gen_ai.evaluation.name"))
                .containsExactly(
                        "\"faithfulness\"",
                        "\"citation_precision\"",
                        "\"citation_recall\"",
                        "\"context_precision\"",
                        "\"context_sufficiency\"");
        assertThat(events)
                .extracting(e -> e.path("severityText").asText())
                .containsExactly("INFO", "WARN", "INFO", "INFO", "INFO");
        assertThat(attributes(events.get(3)))
                .containsEntry("gen_ai.evaluation.score.value", "0.4")
                .doesNotContainKey("gen_ai.evaluation.score.label");
    }

    @Test
    void eventsTravelInAnExportRequest() throws Exception {
        JsonNode document = EvaluationEvents.document(
                List.of(EvaluationEvents.event(
                        ORIGIN, json("{\"id\":\"c\",\"outcome\":\"abstained\",\"reason\":\"r\"}"))),
                "0.1");

        assertThat(document.at("/resourceLogs/0/scopeLogs/0/scope/name").asText())
                .isEqualTo("io.holdfast");
        assertThat(document.at("/resourceLogs/0/scopeLogs/0/logRecords")).hasSize(1);
    }

    private static Map<String, String> attributes(JsonNode event) {
        Map<String, String> attributes = new TreeMap<>();
        event.path("attributes")
                .forEach(a -> attributes.put(
                        a.path("key").asText(),
                        a.path("value").elements().next().toString()));
        return attributes;
    }

    private static JsonNode json(String text) throws Exception {
        return new ObjectMapper().readTree(text);
    }
}
