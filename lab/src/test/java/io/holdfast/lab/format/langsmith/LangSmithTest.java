package io.holdfast.lab.format.langsmith;

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

class LangSmithTest {
    private static final String ROOT =
            "{\"id\":\"r-0\",\"trace_id\":\"r-0\",\"name\":\"chat\",\"run_type\":\"chain\",\"start_time\":\"2031-02-03T04:05:06.1\","
                    + "\"inputs\":{\"question\":\"When does the ferry leave?\"},\"outputs\":{\"output\":\"The ferry leaves at nine.\"}";
    private static final String CHILDREN =
            "{\"id\":\"r-1\",\"trace_id\":\"r-0\",\"parent_run_id\":\"r-0\",\"name\":\"search\",\"run_type\":\"retriever\","
                    + "\"start_time\":\"2031-02-03T04:05:06.2\",\"inputs\":{\"query\":\"ferry\"},\"outputs\":{\"documents\":"
                    + "[{\"page_content\":\"The ferry leaves at ten.\",\"metadata\":{\"source\":\"plan.pdf\"},\"type\":\"Document\"}]}},"
                    + "{\"id\":\"r-2\",\"trace_id\":\"r-0\",\"parent_run_id\":\"r-0\",\"name\":\"model\",\"run_type\":\"llm\","
                    + "\"start_time\":\"2031-02-03T04:05:07\",\"extra\":{\"metadata\":{\"ls_model_name\":\"m\"}},"
                    + "\"inputs\":{\"messages\":[{\"role\":\"user\",\"content\":\"When does the ferry leave?\"}]},"
                    + "\"outputs\":{\"output\":\"The ferry leaves at nine.\"}}";

    private static List<InputRecord> read(String text) {
        List<InputRecord> records = new ArrayList<>();
        LangSmithRuns.reader(ConfigLoader.defaults().input(), new Losses())
                .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .forEachRemaining(records::add);
        return records;
    }

    @Test
    void runsOfATraceAreACaseHoweverTheyWereExported() {
        for (String text : List.of(
                ROOT + "}\n" + CHILDREN.replace("}},{\"id\":\"r-2", "}}\n{\"id\":\"r-2"),
                "{\"runs\":[" + ROOT + "}," + CHILDREN + "]}",
                ROOT + ",\"child_runs\":[" + CHILDREN + "]}")) {
            assertThat(read(text)).singleElement().isInstanceOfSatisfying(InputRecord.Good.class, record -> {
                assertThat(record.testCase().id()).isEqualTo("r-0");
                assertThat(record.testCase().question()).isEqualTo("When does the ferry leave?");
                assertThat(record.answer().text()).isEqualTo("The ferry leaves at nine.");
                assertThat(record.answer().model()).isEqualTo("m");
                assertThat(record.testCase().documents())
                        .singleElement()
                        .extracting(Document::text, Document::url)
                        .containsExactly("The ferry leaves at ten.", "plan.pdf");
            });
        }
    }

    @Test
    void whatIsNoRunIsRefusedByItsFields() {
        assertThat(read("{\"name\":\"x\"}"))
                .singleElement()
                .isInstanceOfSatisfying(
                        InputRecord.Bad.class, bad -> assertThat(bad.problem()).contains("\"run_type\""));
    }

    @Test
    void findingsAreFeedbackOnTheRunThatAnswered() throws IOException {
        StringWriter out = new StringWriter();
        LangSmithFeedback writer = new LangSmithFeedback(out, new Losses());
        InputRecord.Good record = (InputRecord.Good)
                read(ROOT + ",\"child_runs\":[" + CHILDREN + "]}").get(0);
        writer.write(Entry.of(record)
                .withScore(Json.own("{\"id\":\"r-0\",\"outcome\":\"scored\",\"failure\":false,\"faithfulness\":1.0,"
                        + "\"risk\":0.1,\"claims\":[]}")));
        writer.write(Entry.of(record)
                .withScore(Json.own("{\"id\":\"r-0\",\"outcome\":\"unmeasured\",\"failure\":true,"
                        + "\"reason\":\"language\",\"message\":\"m\"}")));
        writer.end();
        List<JsonNode> lines = out.toString().lines().<JsonNode>map(Json::own).toList();
        assertThat(lines)
                .extracting(f -> f.path("run_id").asText() + " " + f.path("key").asText() + " "
                        + f.path("score").asText() + " " + f.path("value").asText())
                .containsExactly("r-0 grounding 1.0 pass", "r-0 faithfulness 1.0 ", "r-0 grounding  unmeasured");
    }
}
