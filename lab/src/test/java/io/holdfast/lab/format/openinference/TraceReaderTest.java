package io.holdfast.lab.format.openinference;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TraceReaderTest {
    private static final String TRACE = "5b8efff798038103d269b633813fc60c";

    /** A chain with a retriever and a model, as OTLP/JSON. */
    private static final String OTLP = """
            {"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"locks"}}]},
             "scopeSpans":[{"scope":{"name":"s"},"spans":[
              {"traceId":"5B8EFFF798038103D269B633813FC60C","spanId":"aa","parentSpanId":"cc","name":"retrieve",
               "startTimeUnixNano":"1794724866000000100","endTimeUnixNano":"1794724866000000200","attributes":[
               {"key":"openinference.span.kind","value":{"stringValue":"RETRIEVER"}},
               {"key":"input.value","value":{"stringValue":"lock gate width"}},
               {"key":"retrieval.documents.0.document.id","value":{"intValue":"17"}},
               {"key":"retrieval.documents.0.document.content","value":{"stringValue":"The gate is 7 m wide."}},
               {"key":"retrieval.documents.0.document.metadata","value":{"stringValue":"{\\"title\\":\\"Gates\\",\\"source\\":\\"canal.txt\\"}"}},
               {"key":"retrieval.documents.1.document.content","value":{"stringValue":"Built in 1931."}}]},
              {"traceId":"5b8efff798038103d269b633813fc60c","spanId":"bb","parentSpanId":"cc","name":"llm",
               "startTimeUnixNano":"1794724866000000300","endTimeUnixNano":"1794724866000000900","attributes":[
               {"key":"openinference.span.kind","value":{"stringValue":"LLM"}},
               {"key":"llm.model_name","value":{"stringValue":"brook-2"}},
               {"key":"llm.token_count.prompt","value":{"intValue":"41"}},
               {"key":"llm.token_count.completion","value":{"intValue":"6"}},
               {"key":"llm.output_messages.0.message.content","value":{"stringValue":"draft"}}]},
              {"traceId":"5b8efff798038103d269b633813fc60c","spanId":"cc","name":"chain",
               "startTimeUnixNano":"1794724866000000000","endTimeUnixNano":"1794724866002000000","attributes":[
               {"key":"openinference.span.kind","value":{"stringValue":"CHAIN"}},
               {"key":"session.id","value":{"stringValue":"s-9"}},
               {"key":"input.value","value":{"stringValue":"{\\"question\\": \\"How wide is the gate?\\", \\"k\\": 2}"}},
               {"key":"output.value","value":{"stringValue":"It is 7 m wide."}}]}
             ]}]}]}""";

    private final TraceReader reader = new TraceReader(new InputSettings(1, 32));

    @Test
    void otlpTraceBecomesACaseWithItsDocuments() {
        InputRecord.Good good = good(OTLP);

        assertThat(good.testCase().id()).isEqualTo(TRACE);
        assertThat(good.testCase().question()).isEqualTo("How wide is the gate?");
        assertThat(good.testCase().documents())
                .containsExactly(
                        new Document("17", "Gates", "canal.txt", "The gate is 7 m wide."),
                        Document.of("1", "Built in 1931."));
        assertThat(good.answer())
                .isEqualTo(new Answer(
                        "It is 7 m wide.", "brook-2", List.of(), new Answer.Usage(41, 6), Duration.ofMillis(2)));
        assertThat(TraceOrigin.of(good)).isEqualTo(new TraceOrigin(TRACE, "cc", 1_794_724_866_002_000_000L, null));
        assertThat(good.extras().get("session_id").textValue()).isEqualTo("s-9");
    }

    @Test
    void attributesACaseHasNoPlaceForAreNamedOnceATrace() {
        String spans = """
                {"trace_id":"t1","span_id":"1","parent_id":"2","attributes":{"openinference.span.kind":"RETRIEVER",
                  "retrieval.documents":[
                    {"document":{"id":"d","content":"Rain fell.","score":0.7,"metadata":"{\\"title\\":\\"Log\\",\\"page\\":3}"}},
                    {"document":{"id":"e","content":"Snow fell.","score":0.4}}],
                  "metadata":"{\\"team\\":\\"hydro\\"}"}}
                {"trace_id":"t1","span_id":"3","parent_id":"2","attributes":{"openinference.span.kind":"LLM",
                  "llm.invocation_parameters":"{}","llm.tools.0.tool.json_schema":"{}","llm.tools.1.tool.json_schema":"{}",
                  "llm.output_messages.0.message.content":"Yes."}}
                {"trace_id":"t1","span_id":"2","parent_id":null,"attributes":{"input.value":"Did it rain?",
                  "input.mime_type":"text/plain","output.value":"Yes.","tag.tags":["a","b"],"user.id":"u1"}}
                """;
        Losses losses = new Losses();
        new TraceReader(new InputSettings(1, 32), losses)
                .read(new ByteArrayInputStream((spans + spans.replace("t1", "t2")).getBytes(StandardCharsets.UTF_8)));

        assertThat(losses.lines())
                .containsExactlyInAnyOrder(
                        "attribute \"retrieval.documents[].document.score\" (2 records)",
                        "attribute \"retrieval.documents[].document.metadata.page\" (2 records)",
                        "attribute \"metadata\" (2 records)",
                        "attribute \"llm.invocation_parameters\" (2 records)",
                        "attribute \"llm.tools[].tool.json_schema\" (2 records)",
                        "attribute \"tag.tags[]\" (2 records)",
                        "attribute \"user.id\" (2 records)");
    }

    @Test
    void whatWasReadOfATraceIsNotCalledLost() {
        Losses losses = new Losses();
        new TraceReader(new InputSettings(1, 32), losses)
                .read(new ByteArrayInputStream(OTLP.getBytes(StandardCharsets.UTF_8)));

        assertThat(losses.lines()).isEmpty();
    }

    @Test
    void spansPrintedOneAfterTheOtherByThePythonSdkAreRead() {
        String spans = """
                {
                    "name": "retrieve",
                    "context": {"trace_id": "0x5b8efff798038103d269b633813fc60c", "span_id": "0xaa"},
                    "parent_id": "0xcc",
                    "start_time": "2026-02-03T06:41:06.805953Z",
                    "attributes": {"openinference.span.kind": "RETRIEVER",
                        "retrieval.documents.0.document.content": "Eels climb the weir."}
                }
                {
                    "name": "chain",
                    "context": {"trace_id": "0x5b8efff798038103d269b633813fc60c", "span_id": "0xcc"},
                    "parent_id": null,
                    "start_time": "2026-02-03T06:41:06.805900Z",
                    "attributes": {"input.value": "Who climbs?", "output.value": "Eels."}
                }
                """;
        InputRecord.Good good = good(spans);

        assertThat(good.testCase().documents()).containsExactly(Document.of("0", "Eels climb the weir."));
        assertThat(good.testCase().question()).isEqualTo("Who climbs?");
        assertThat(TraceOrigin.of(good).spanId()).isEqualTo("cc");
        assertThat(good.line()).isEqualTo(1);
    }

    @Test
    void phoenixAnswersAndDataFramesAreRead() {
        String rest = """
                {"data":[{"name":"r","context":{"trace_id":"t1","span_id":"1"},"span_kind":"RETRIEVER","parent_id":"2",
                  "attributes":{"retrieval":{"documents":[{"document":{"id":"d","content":"Rain fell."}}]}}},
                 {"name":"q","context":{"trace_id":"t1","span_id":"2"},"span_kind":"CHAIN","parent_id":null,
                  "attributes":{"input.value":"Did it rain?","output.value":"Yes."}}],"next_cursor":null}""";
        String frame = """
                [{"context.trace_id":"t1","context.span_id":"1","span_kind":"RETRIEVER","parent_id":"2",
                  "attributes.retrieval.documents":[{"document.id":"d","document.content":"Rain fell."}]},
                 {"context.trace_id":"t1","context.span_id":"2","span_kind":"CHAIN","parent_id":null,
                  "attributes.input.value":"Did it rain?","attributes.output.value":"Yes."}]""";

        assertThat(good(rest).testCase()).isEqualTo(good(frame).testCase());
        assertThat(good(frame).testCase().documents()).containsExactly(Document.of("d", "Rain fell."));
    }

    @Test
    void genAiSpansAreReadWithMessagesAsJsonText() {
        String spans = """
                {"traceId":"ab","spanId":"1","parentSpanId":"","attributes":[
                  {"key":"gen_ai.operation.name","value":{"stringValue":"retrieval"}},
                  {"key":"gen_ai.retrieval.query.text","value":{"stringValue":"Where do otters den?"}},
                  {"key":"gen_ai.retrieval.documents","value":{"stringValue":"[{\\"id\\":\\"o\\",\\"score\\":0.9,\\"content\\":\\"Otters den in banks.\\"}]"}}]}
                {"traceId":"ab","spanId":"2","attributes":[
                  {"key":"gen_ai.operation.name","value":{"stringValue":"chat"}},
                  {"key":"gen_ai.response.model","value":{"stringValue":"m"}},
                  {"key":"gen_ai.response.id","value":{"stringValue":"resp-3"}},
                  {"key":"gen_ai.input.messages","value":{"stringValue":"[{\\"role\\":\\"user\\",\\"parts\\":[{\\"type\\":\\"text\\",\\"content\\":\\"Context: … Question: Where do otters den?\\"}]}]"}},
                  {"key":"gen_ai.output.messages","value":{"stringValue":"[{\\"role\\":\\"assistant\\",\\"parts\\":[{\\"type\\":\\"text\\",\\"content\\":\\"In banks.\\"}]}]"}}]}
                """;
        InputRecord.Good good = good(spans);

        assertThat(good.testCase().question()).isEqualTo("Where do otters den?");
        assertThat(good.answer().text()).isEqualTo("In banks.");
        assertThat(good.answer().model()).isEqualTo("m");
        assertThat(TraceOrigin.of(good).responseId()).isEqualTo("resp-3");
    }

    @Test
    void whatARerankerLeftOutTheModelNeverSaw() {
        String spans = """
                [{"trace_id":"t","span_id":"1","attributes":{"openinference.span.kind":"RETRIEVER",
                   "retrieval.documents.0.document.content":"kept","retrieval.documents.1.document.content":"left out"}},
                 {"trace_id":"t","span_id":"2","attributes":{"openinference.span.kind":"RETRIEVER",
                   "retrieval.documents.0.document.content":"never ranked","retrieval.documents.1.document.content":"kept"}},
                 {"trace_id":"t","span_id":"3","attributes":{"openinference.span.kind":"RERANKER",
                   "reranker.input_documents.0.document.content":"left out","reranker.input_documents.1.document.content":"kept",
                   "reranker.output_documents.0.document.content":"kept"}},
                 {"trace_id":"t","span_id":"4","attributes":{"input.value":"q","output.value":"a"}}]""";

        assertThat(good(spans).testCase().documents())
                .containsExactly(Document.of("0", "kept"), Document.of("1", "never ranked"));
    }

    @Test
    void frameworksWrapWordsInStructures() {
        for (String output : List.of(
                "{\\\"answer\\\": \\\"Moss.\\\", \\\"context\\\": []}",
                "{\\\"messages\\\": [{\\\"kwargs\\\": {\\\"content\\\": \\\"Grows?\\\"}}, {\\\"kwargs\\\": {\\\"content\\\": \\\"Moss.\\\"}}]}",
                "{\\\"output\\\": {\\\"content\\\": [{\\\"type\\\": \\\"text\\\", \\\"text\\\": \\\"Moss.\\\"}]}}",
                "Moss.")) {
            String spans =
                    "[{\"trace_id\":\"t\",\"span_id\":\"1\",\"attributes\":{\"openinference.span.kind\":\"RETRIEVER\"}},"
                            + "{\"trace_id\":\"t\",\"span_id\":\"2\",\"attributes\":{\"input.value\":\"What grows?\",\"output.value\":\""
                            + output + "\"}}]";
            assertThat(good(spans).answer().text()).as(output).isEqualTo("Moss.");
            assertThat(good(spans).testCase().documents()).isEmpty();
        }
    }

    @Test
    void traceThatLookedNothingUpIsNoCaseAndTheNextOneIs() {
        String plain =
                "{\"trace_id\":\"chat\",\"span_id\":\"1\",\"attributes\":{\"input.value\":\"Hi\",\"output.value\":\"Hello\"}}\n";
        List<InputRecord> records = read(plain + OTLP.replace("\n", ""));

        assertThat(records).hasSize(2);
        assertThat(((InputRecord.Bad) records.get(0)).problem()).startsWith("trace chat: no retriever step");
        assertThat(records.get(1)).isInstanceOf(InputRecord.Good.class);
        assertThat(records.get(1).line()).isEqualTo(2);
    }

    @Test
    void contentNotRecordedIsSaidAndNotTakenForAnEmptyContext() {
        String spans = """
                [{"trace_id":"t","span_id":"1","attributes":{"openinference.span.kind":"RETRIEVER",
                   "retrieval.documents.0.document.id":"x"}},
                 {"trace_id":"t","span_id":"2","attributes":{"input.value":"q","output.value":"a"}}]""";

        assertThat(((InputRecord.Bad) read(spans).get(0)).problem())
                .contains("1 retrieved documents carry no text (document.content)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "[1,2]",
                "{\"resourceSpans\":{}}",
                "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[7]}]}]}",
                "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"traceId\":\"a\"}]}]}]}",
                "{\"trace_id\":\"t\",\"span_id\":\"1\",\"parent_id\":\"1\",\"attributes\":{\"input\":7,\"output\":[[]]}}",
                "{\"trace_id\":\"t\",\"span_id\":\"1\",\"start_time\":\"1e-999999999\",\"attributes\":null}",
                "{\"resourceSpans\":[{\"scope",
                "\u0000\u0001"
            })
    void nonsenseIsReportedNeverThrown(String text) {
        assertThat(read(text)).allMatch(r -> r instanceof InputRecord.Bad);
    }

    private InputRecord.Good good(String text) {
        List<InputRecord> records = read(text);
        assertThat(records).hasSize(1).allMatch(r -> r instanceof InputRecord.Good, records.toString());
        return (InputRecord.Good) records.get(0);
    }

    private List<InputRecord> read(String text) {
        List<InputRecord> records = new ArrayList<>();
        reader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .forEachRemaining(records::add);
        return records;
    }
}
