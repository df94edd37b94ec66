package io.holdfast.lab.format.langfuse;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LangfuseTest {
    /** As the server answers GET /api/public/traces/{id}, less what nobody reads. */
    private static final String TRACE = """
            {"id":"3f1c","htmlPath":"/project/p/traces/3f1c","timestamp":"2031-02-03T04:05:06Z","sessionId":"s1",
             "input":"When does the ferry leave?","output":"The ferry leaves at nine.",
             "observations":[
              {"id":"r1","traceId":"3f1c","type":"RETRIEVER","parentObservationId":null,"startTime":"2031-02-03T04:05:06Z",
               "input":"ferry","output":[{"page_content":"The ferry leaves at ten.","metadata":{"source":"plan.pdf"}},"Dogs travel free."]},
              {"id":"t1","traceId":"3f1c","type":"TOOL","name":"weather","parentObservationId":null,"startTime":"2031-02-03T04:05:07Z",
               "input":{"day":"today"},"output":"Rain in the evening."},
              {"id":"g1","traceId":"3f1c","type":"GENERATION","model":"m","parentObservationId":null,"startTime":"2031-02-03T04:05:08Z",
               "input":[{"role":"user","content":"When does the ferry leave?"}],
               "output":{"role":"assistant","content":"The ferry leaves at nine."}}]}
            """;

    private static List<InputRecord> read(String text) {
        List<InputRecord> records = new ArrayList<>();
        LangfuseSpans.reader(ConfigLoader.defaults().input(), new Losses())
                .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .forEachRemaining(records::add);
        return records;
    }

    private static InputRecord.Good good(String text) {
        assertThat(read(text)).singleElement().isInstanceOf(InputRecord.Good.class);
        return (InputRecord.Good) read(text).get(0);
    }

    private static List<JsonNode> scores(InputRecord.Good record, String line) throws IOException {
        StringWriter out = new StringWriter();
        LangfuseScores writer = new LangfuseScores(out, new Losses());
        writer.write(Entry.of(record).withScore(Json.own(line)));
        writer.end();
        return out.toString().lines().<JsonNode>map(Json::own).toList();
    }

    @Test
    void traceIsACaseWithWhatItsRetrieversAndToolsFound() {
        for (String text : List.of(TRACE, "[" + TRACE + "]", "{\"data\":[" + TRACE + "],\"meta\":{\"page\":1}}")) {
            InputRecord.Good record = good(text);
            assertThat(record.testCase().id()).isEqualTo("3f1c");
            assertThat(record.testCase().question()).isEqualTo("When does the ferry leave?");
            assertThat(record.answer().text()).isEqualTo("The ferry leaves at nine.");
            assertThat(record.testCase().documents())
                    .extracting(Document::text)
                    .containsExactly("The ferry leaves at ten.", "Dogs travel free.", "Rain in the evening.");
            assertThat(record.testCase().documents().get(2).id()).isEqualTo("weather/t1");
        }
    }

    @Test
    void observationsOneByOneAreJoinedByTheirTrace() {
        StringBuilder lines = new StringBuilder();
        Json.own(TRACE).path("observations").forEach(o -> lines.append(o).append('\n'));
        InputRecord.Good record = good(lines.toString());
        assertThat(record.answer().text()).isEqualTo("The ferry leaves at nine.");
        // a bare call of a model holds a whole prompt, so that what was looked up is the question
        assertThat(record.testCase().question()).isEqualTo("ferry");
        assertThat(record.testCase().documents()).hasSize(3);
    }

    @Test
    void traceWhoseObservationsAreOnlyNamedIsRefusedWithWhatToFetch() {
        String listed =
                "{\"id\":\"3f1c\",\"htmlPath\":\"/x\",\"input\":\"q\",\"output\":\"a\",\"observations\":[\"r1\"]}";
        assertThat(read(listed))
                .singleElement()
                .isInstanceOfSatisfying(
                        InputRecord.Bad.class,
                        bad -> assertThat(bad.problem()).contains("GET /api/public/traces/3f1c"));
    }

    @Test
    void findingsAreScoresOfTheTrace() throws IOException {
        List<JsonNode> scores = scores(
                good(TRACE),
                "{\"id\":\"3f1c\",\"outcome\":\"scored\",\"failure\":true,\"faithfulness\":0.0,\"risk\":0.9,\"claims\":[],"
                        + "\"context\":{\"outcome\":\"scored\",\"context_precision\":0.5,\"diagnosis\":\"d\"}}");
        assertThat(scores)
                .extracting(s -> s.path("name").asText() + " "
                        + s.path("dataType").asText() + " " + s.path("value").asText())
                .containsExactly(
                        "grounding CATEGORICAL fail", "faithfulness NUMERIC 0.0", "context_precision NUMERIC 0.5");
        assertThat(scores).allSatisfy(score -> {
            assertThat(score.path("traceId").asText()).isEqualTo("3f1c");
            assertThat(score.path("id").asText())
                    .isEqualTo("holdfast-" + score.path("name").asText() + "-3f1c");
            assertThat(score.has("observationId")).isFalse();
        });
    }

    @Test
    void whatCouldNotBeMeasuredHasACategoryAndNoNumber() throws IOException {
        assertThat(
                        scores(
                                good(TRACE),
                                "{\"id\":\"3f1c\",\"outcome\":\"unmeasured\",\"failure\":true,\"reason\":\"language\",\"message\":\"m\"}"))
                .singleElement()
                .satisfies(score -> assertThat(score.path("value").asText()).isEqualTo("unmeasured"));
    }
}
