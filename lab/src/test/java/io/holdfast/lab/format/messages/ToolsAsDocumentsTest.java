package io.holdfast.lab.format.messages;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.lab.convert.Detection;
import io.holdfast.lab.convert.Format;
import io.holdfast.lab.convert.Readers;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.input.PeekInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conversations with tools, as two vendors and a tracer write them: every claim is traced to the call that shows it. */
class ToolsAsDocumentsTest {
    private static final String OPENAI = """
            {"id":"chat-1","model":"gpt-4o","messages":[
             {"role":"system","content":"You help travellers."},
             {"role":"user","content":"When does the night train to Varn leave, and what does it cost?"},
             {"role":"assistant","content":null,"tool_calls":[
               {"id":"call_a1","type":"function","function":{"name":"timetable","arguments":"{\\"to\\":\\"Varn\\"}"}},
               {"id":"call_b2","type":"function","function":{"name":"fares","arguments":"{\\"to\\":\\"Varn\\"}"}}]},
             {"role":"tool","tool_call_id":"call_a1","content":"The night train to Varn leaves at 22:40 from platform 7."},
             {"role":"tool","tool_call_id":"call_b2","content":"A berth in the night train to Varn costs 58 euros."},
             {"role":"assistant","content":"The night train to Varn leaves at 22:40 from platform 7. A berth in the night train to Varn costs 58 euros."}]}
            """;
    private static final String ANTHROPIC = """
            [{"role":"user","content":"When does the night train to Varn leave, and what does it cost?"},
             {"role":"assistant","content":[{"type":"text","text":"Let me look."},
               {"type":"tool_use","id":"toolu_01","name":"timetable","input":{"to":"Varn"}},
               {"type":"tool_use","id":"toolu_02","name":"fares","input":{"to":"Varn"}}]},
             {"role":"user","content":[
               {"type":"tool_result","tool_use_id":"toolu_01","content":[{"type":"text","text":"The night train to Varn leaves at 22:40 from platform 7."}]},
               {"type":"tool_result","tool_use_id":"toolu_02","content":"A berth in the night train to Varn costs 58 euros."}]},
             {"role":"assistant","content":[{"type":"text","text":"The night train to Varn leaves at 22:40 from platform 7. A berth in the night train to Varn costs 58 euros."}]}]
            """;
    private static final String RESPONSES = """
            {"id":"resp_1","input":[{"role":"user","content":"When does the night train to Varn leave, and what does it cost?"},
              {"type":"function_call","call_id":"call_a1","name":"timetable","arguments":"{}"},
              {"type":"function_call_output","call_id":"call_a1","output":"The night train to Varn leaves at 22:40 from platform 7."},
              {"type":"function_call","call_id":"call_b2","name":"fares","arguments":"{}"},
              {"type":"function_call_output","call_id":"call_b2","output":"A berth in the night train to Varn costs 58 euros."}],
             "output":[{"type":"message","role":"assistant","content":[{"type":"output_text","text":"The night train to Varn leaves at 22:40 from platform 7. A berth in the night train to Varn costs 58 euros."}]}]}
            """;

    private final Config config = ConfigLoader.defaults();

    private List<InputRecord> read(String text, Format expected) throws IOException {
        PeekInput in = new PeekInput(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        assertThat(Detection.of(in, "input")).isEqualTo(expected);
        List<InputRecord> records = new ArrayList<>();
        Readers.plain(config.input(), new Losses()).answers(expected).read(in).forEachRemaining(records::add);
        return records;
    }

    private List<String> documentsOfClaims(InputRecord record) {
        assertThat(record).isInstanceOf(InputRecord.Good.class);
        InputRecord.Good good = (InputRecord.Good) record;
        assertThat(good.testCase().question())
                .isEqualTo("When does the night train to Varn leave, and what does it cost?");
        Finding<Grounding> finding = new Faithfulness(config, null, null).evaluate(good.testCase(), good.answer());
        assertThat(finding).isInstanceOf(Finding.Scored.class);
        List<TracedClaim> claims =
                ((Finding.Scored<Grounding>) finding).detail().trace().claims();
        assertThat(claims).hasSize(2).allMatch(TracedClaim::supported);
        return claims.stream()
                .map(c -> c.evidence().get(0).passage().documentId())
                .toList();
    }

    @Test
    void chatCompletionsWithToolCalls() throws IOException {
        List<InputRecord> records = read(OPENAI, Format.MESSAGES);

        assertThat(documentsOfClaims(records.get(0))).containsExactly("timetable/call_a1", "fares/call_b2");
        InputRecord.Good good = (InputRecord.Good) records.get(0);
        assertThat(good.testCase().id()).isEqualTo("chat-1");
        assertThat(good.answer().model()).isEqualTo("gpt-4o");
        assertThat(good.testCase().documents()).extracting(Document::title).contains("timetable({\"to\":\"Varn\"})");
    }

    @Test
    void oneConversationALine() throws IOException {
        String line = OPENAI.replace("\n", " ");
        List<InputRecord> records = read(line + "\n" + line.replace("chat-1", "chat-2") + "\n", Format.MESSAGES);

        assertThat(records)
                .hasSize(2)
                .allSatisfy(record -> assertThat(documentsOfClaims(record)).hasSize(2));
    }

    @Test
    void blocksOfToolUseAndToolResult() throws IOException {
        List<InputRecord> records = read(ANTHROPIC, Format.MESSAGES);

        assertThat(records).hasSize(1);
        assertThat(documentsOfClaims(records.get(0))).containsExactly("timetable/toolu_01", "fares/toolu_02");
    }

    @Test
    void itemsOfTheResponsesApi() throws IOException {
        assertThat(documentsOfClaims(read(RESPONSES, Format.MESSAGES).get(0)))
                .containsExactly("timetable/call_a1", "fares/call_b2");
    }

    @Test
    void aConversationWithoutToolsSaysWhatIsMissing() throws IOException {
        List<InputRecord> records = read(
                "{\"messages\":[{\"role\":\"user\",\"content\":\"Hi\"},{\"role\":\"assistant\",\"content\":\"Hello.\"}]}\n",
                Format.MESSAGES);

        assertThat(records).hasSize(1);
        assertThat(((InputRecord.Bad) records.get(0)).problem())
                .contains("no tool returned anything before the answer");
    }

    @Test
    void anAgentTraceWithoutARetriever() throws IOException {
        String trace = """
                {"trace_id":"t1","span_id":"a","parent_id":null,"start_time":"2026-01-01T00:00:00Z","end_time":"2026-01-01T00:00:09Z","attributes":{"openinference.span.kind":"AGENT","input.value":"When does the night train to Varn leave, and what does it cost?","output.value":"The night train to Varn leaves at 22:40 from platform 7. A berth in the night train to Varn costs 58 euros."}}
                {"trace_id":"t1","span_id":"b","parent_id":"a","start_time":"2026-01-01T00:00:01Z","end_time":"2026-01-01T00:00:02Z","attributes":{"openinference.span.kind":"TOOL","tool.name":"timetable","input.value":"{\\"to\\": \\"Varn\\"}","output.value":"The night train to Varn leaves at 22:40 from platform 7."}}
                {"trace_id":"t1","span_id":"c","parent_id":"a","start_time":"2026-01-01T00:00:03Z","end_time":"2026-01-01T00:00:04Z","attributes":{"gen_ai.operation.name":"execute_tool","gen_ai.tool.name":"fares","gen_ai.tool.call.id":"call_b2","gen_ai.tool.call.result":"A berth in the night train to Varn costs 58 euros."}}
                """;
        assertThat(documentsOfClaims(read(trace, Format.OPENINFERENCE).get(0)))
                .containsExactly("timetable/b", "fares/call_b2");
    }

    @Test
    void toolMessagesOfAModelCallStandInWhereToolsAreNoSteps() throws IOException {
        String trace = """
                {"trace_id":"t2","span_id":"a","parent_id":null,"start_time":"2026-01-01T00:00:00Z","end_time":"2026-01-01T00:00:09Z","attributes":{"openinference.span.kind":"LLM","llm.input_messages":[{"message.role":"user","message.content":"When does the night train to Varn leave, and what does it cost?"},{"message.role":"assistant","message.tool_calls":[{"tool_call.id":"x1","tool_call.function.name":"timetable","tool_call.function.arguments":"{}"}]},{"message.role":"tool","message.tool_call_id":"x1","message.content":"The night train to Varn leaves at 22:40 from platform 7."},{"message.role":"tool","message.name":"fares","message.content":"A berth in the night train to Varn costs 58 euros."}],"llm.output_messages":[{"message.role":"assistant","message.content":"The night train to Varn leaves at 22:40 from platform 7. A berth in the night train to Varn costs 58 euros."}]}}
                """;
        assertThat(documentsOfClaims(read(trace, Format.OPENINFERENCE).get(0)))
                .containsExactly("timetable/x1", "fares/2");
    }
}
