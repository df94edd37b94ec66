package io.holdfast.lab.format.opik;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.openinference.PhoenixAnnotations;
import io.holdfast.lab.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpikTest {
    private static final String TRACE = """
            {"id":"0196-aa","project_id":"p","name":"chat","start_time":"2031-02-03T04:05:06Z","end_time":"2031-02-03T04:05:09Z",
             "input":{"question":"When does the ferry leave?"},"output":{"output":"The ferry leaves at nine."},"thread_id":"s1"}""";
    private static final String SPANS = """
            [{"id":"b1","trace_id":"0196-aa","project_id":"p","type":"general","name":"lookup","start_time":"2031-02-03T04:05:06Z",
              "input":{"input":"ferry"},"output":{"output":[{"page_content":"The ferry leaves at ten.","metadata":{"source":"plan.pdf"}}]}},
             {"id":"b2","trace_id":"0196-aa","project_id":"p","type":"tool","name":"weather","start_time":"2031-02-03T04:05:07Z",
              "input":{"day":"today"},"output":{"output":"Rain in the evening."}},
             {"id":"b3","trace_id":"0196-aa","parent_span_id":"b0","project_id":"p","type":"llm","model":"m","start_time":"2031-02-03T04:05:08Z",
              "input":{"messages":[{"role":"user","content":"When does the ferry leave?"}]},
              "output":{"output":"The ferry leaves at nine."}}]""";
    private static final String FAILED =
            "{\"id\":\"0196-aa\",\"outcome\":\"scored\",\"failure\":true,\"faithfulness\":0.0,"
                    + "\"risk\":0.9,\"claims\":[]}";

    private static List<InputRecord> read(String text) {
        List<InputRecord> records = new ArrayList<>();
        OpikSpans.reader(ConfigLoader.defaults().input(), new Losses())
                .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .forEachRemaining(records::add);
        return records;
    }

    private static InputRecord.Good good(String text) {
        assertThat(read(text)).singleElement().isInstanceOf(InputRecord.Good.class);
        return (InputRecord.Good) read(text).get(0);
    }

    @Test
    void traceIsACaseHoweverItWasExported() {
        String flat = SPANS.replace("\n", "");
        for (String text : List.of(
                "{\"trace\":" + TRACE + ",\"spans\":" + SPANS + ",\"project_name\":\"p\"}",
                "[" + TRACE + "," + flat.substring(1),
                "{\"page\":1,\"total\":4,\"content\":[" + TRACE + "," + flat.substring(1) + "}")) {
            InputRecord.Good record = good(text);
            assertThat(record.testCase().id()).isEqualTo("0196-aa");
            assertThat(record.testCase().question()).isEqualTo("When does the ferry leave?");
            assertThat(record.answer().text()).isEqualTo("The ferry leaves at nine.");
            assertThat(record.answer().model()).isEqualTo("m");
            assertThat(record.testCase().documents())
                    .extracting(Document::text)
                    .contains("The ferry leaves at ten.")
                    .hasSize(2);
        }
    }

    @Test
    void contextThatATraceCarriesIsWhatItWasGiven() {
        InputRecord.Good record = good(TRACE.replace(
                "\"output\":{", "\"output\":{\"context\":[\"The ferry leaves at ten.\",\"Dogs travel free.\"],"));
        assertThat(record.testCase().documents())
                .extracting(Document::text)
                .containsExactly("The ferry leaves at ten.", "Dogs travel free.");
        assertThat(record.answer().text()).isEqualTo("The ferry leaves at nine.");
    }

    @Test
    void whatIsNoTraceIsRefusedByItsFields() {
        assertThat(read("{\"name\":\"x\"}"))
                .singleElement()
                .isInstanceOfSatisfying(
                        InputRecord.Bad.class, bad -> assertThat(bad.problem()).contains("neither a trace"));
    }

    @Test
    void findingsAreFeedbackScores() throws IOException {
        Losses losses = new Losses();
        StringWriter out = new StringWriter();
        OpikScores writer = new OpikScores(out, losses);
        InputRecord.Good record = good("{\"trace\":" + TRACE + ",\"spans\":" + SPANS + "}");
        writer.write(Entry.of(record).withScore(Json.own(FAILED)));
        writer.write(Entry.of(record)
                .withScore(Json.own("{\"id\":\"0196-aa\",\"outcome\":\"unmeasured\",\"failure\":true,"
                        + "\"reason\":\"language\",\"message\":\"m\"}")));
        writer.end();
        JsonNode scores = Json.own(out.toString().strip()).path("scores");
        assertThat(scores)
                .extracting(s -> s.path("id").asText() + " " + s.path("name").asText() + " "
                        + s.path("value").asDouble() + " "
                        + s.path("category_name").asText())
                .containsExactly("0196-aa grounding 0.0 fail", "0196-aa faithfulness 0.0 ");
        assertThat(scores.get(0).path("source").asText()).isEqualTo("sdk");
        assertThat(losses.lines()).singleElement().asString().contains("a score of Opik is a number");
    }

    @Test
    void findingsAreAnnotationsOfPhoenix() throws IOException {
        StringWriter out = new StringWriter();
        PhoenixAnnotations writer = new PhoenixAnnotations(out, new Losses());
        writer.write(Entry.of(good("{\"trace\":" + TRACE + ",\"spans\":" + SPANS + "}"))
                .withScore(Json.own(FAILED)));
        writer.end();
        JsonNode annotations = Json.own(out.toString().strip()).path("data");
        assertThat(annotations).hasSize(2).allSatisfy(a -> {
            assertThat(a.path("span_id").asText()).isEqualTo("0196-aa");
            assertThat(a.path("annotator_kind").asText()).isEqualTo("CODE");
            assertThat(a.path("identifier").asText()).isEqualTo("holdfast");
        });
        assertThat(annotations.at("/0/result/label").asText()).isEqualTo("fail");
        assertThat(annotations.at("/1/result/score").asDouble()).isZero();
    }
}
