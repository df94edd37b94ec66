package io.holdfast.lab.convert;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Document;
import io.holdfast.lab.format.InputRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Files in the very shapes the tools write (see RealToolsTest, which runs them); the words are ours. */
class RealShapesTest {
    private static final String NEW_RAGAS = """
            {"user_input": "How tall is the \\"mill\\"?", "retrieved_contexts": ["It's 9 m tall,\\nsays the sign.", "Brick"], \
            "reference_contexts": ["It's 9 m tall"], "retrieved_context_ids": ["m", "7"], "response": "9 m.", "reference": "9 m"}
            {"user_input": "Who runs it?", "retrieved_contexts": [], "response": "none"}
            """;

    @Test
    void ragasOfEveryLayoutGivesTheSameCases() {
        String csv = """
                user_input,retrieved_contexts,reference_contexts,retrieved_context_ids,response,reference
                "How tall is the ""mill""?","[""It's 9 m tall,\\nsays the sign."", 'Brick']","[""It's 9 m tall""]","['m', '7']",9 m.,9 m
                Who runs it?,[],,,none,
                """;
        String numpy = """
                ,user_input,retrieved_contexts,reference_contexts,retrieved_context_ids,response,reference\r
                0,"How tall is the ""mill""?","[""It's 9 m tall,\\nsays the sign."" 'Brick']","[""It's 9 m tall""]",['m' '7'],9 m.,9 m\r
                1,Who runs it?,[],,,none,\r
                """;
        String columns = """
                {"user_input": ["How tall is the \\"mill\\"?", "Who runs it?"],
                 "retrieved_contexts": [["It's 9 m tall,\\nsays the sign.", "Brick"], []],
                 "reference_contexts": [["It's 9 m tall"], null], "retrieved_context_ids": [["m", "7"], null],
                 "response": ["9 m.", "none"], "reference": ["9 m", null]}""";
        String pandas = """
                {"user_input":{"0":"How tall is the \\"mill\\"?","1":"Who runs it?"},"retrieved_contexts":{"0":["It's 9 m tall,\\nsays the sign.","Brick"],"1":[]},"reference_contexts":{"0":["It's 9 m tall"],"1":null},"retrieved_context_ids":{"0":["m","7"],"1":null},"response":{"0":"9 m.","1":"none"},"reference":{"0":"9 m","1":null}}""";
        List<InputRecord> expected = Trips.read(Format.RAGAS, NEW_RAGAS);

        assertThat(good(expected, 0).testCase().documents())
                .containsExactly(Document.of("m", "It's 9 m tall,\nsays the sign."), Document.of("7", "Brick"));
        assertThat(good(expected, 1).testCase().documents()).isEmpty();
        for (String other :
                List.of(csv, numpy, columns, pandas, "[" + NEW_RAGAS.strip().replace("}\n", "},\n") + "]")) {
            List<InputRecord> read = Trips.read(Format.RAGAS, other);
            assertThat(read).as(other).hasSize(2);
            for (int i = 0; i < 2; i++) {
                assertThat(good(read, i).testCase())
                        .as(other)
                        .isEqualTo(good(expected, i).testCase());
                assertThat(good(read, i).extras())
                        .as(other)
                        .isEqualTo(good(expected, i).extras());
            }
        }
    }

    @Test
    void olderRagasIsRead() {
        InputRecord.Good good = good(
                Trips.read(
                        Format.RAGAS,
                        "{\"question\":\"q\",\"answer\":\"a\",\"contexts\":[\"c\"],\"ground_truths\":[\"g\",\"h\"]}"),
                0);
        assertThat(good.testCase().reference()).isEqualTo("g");
        assertThat(good.extras()).containsOnlyKeys("ground_truths");
    }

    @Test
    void lastTurnOfARagasConversationIsCheckedAgainstWhatItsToolsSaid() {
        String turns = """
                {"user_input": [{"content": "Hello", "type": "human"}, {"content": "Hi", "type": "ai"},
                  {"content": "When is high tide?", "type": "human"}, {"content": "", "type": "ai", "tool_calls": []},
                  {"content": "tide table: 14:20", "type": "tool"}, {"content": "At 14:20.", "type": "ai"}], "reference": "14:20"}""";
        InputRecord.Good good = good(Trips.read(Format.RAGAS, turns), 0);

        assertThat(good.testCase().question()).isEqualTo("When is high tide?");
        assertThat(good.answer().text()).isEqualTo("At 14:20.");
        assertThat(good.testCase().documents()).containsExactly(Document.of("0", "tide table: 14:20"));
    }

    @Test
    void deepEvalFilesAreRead() {
        String json = """
                [
                    {
                        "input": "How tall?", "actual_output": "9 m,\\nsays the sign", "expected_output": "9 m",
                        "retrieval_context": ["9 m tall", "Brick"], "context": ["ideal"], "name": null, "comments": null,
                        "additional_metadata": {"k": 1}
                    },
                    {"input": "bare", "actual_output": null, "retrieval_context": null, "context": null}
                ]""";
        String csv = """
                input,actual_output,expected_output,retrieval_context,context,name,additional_metadata
                How tall?,"9 m,
                says the sign",9 m,9 m tall|Brick,ideal,,"{""k"": 1}"
                bare,,,,,,
                """;
        String lines = """
                {"input": "How tall?", "actual_output": "9 m,\\nsays the sign", "expected_output": "9 m", "retrieval_context": "9 m tall|Brick", "context": "ideal", "name": null, "additional_metadata": {"k": 1}}
                {"input": "bare", "actual_output": null, "retrieval_context": null, "context": null}
                """;
        String run =
                "{\"testRunData\":{\"testCases\":[{\"input\":\"How tall?\",\"actualOutput\":\"9 m,\\nsays the sign\","
                        + "\"expectedOutput\":\"9 m\",\"retrievalContext\":[\"9 m tall\",\"Brick\"],\"context\":[\"ideal\"],\"success\":true},"
                        + "{\"input\":\"bare\"}],\"testPassed\":1}}";
        for (String file : List.of(json, csv, lines, run)) {
            List<InputRecord> read = Trips.read(Format.DEEPEVAL, file);
            assertThat(read).as(file).hasSize(2);
            assertThat(good(read, 0).testCase().documents())
                    .as(file)
                    .containsExactly(Document.of("0", "9 m tall"), Document.of("1", "Brick"));
            assertThat(good(read, 0).testCase().reference()).isEqualTo("9 m");
            assertThat(good(read, 0).answer().text()).isEqualTo("9 m,\nsays the sign");
            assertThat(good(read, 0).extras().get("reference_contexts").toString())
                    .isEqualTo("[\"ideal\"]");
            assertThat(read.get(1)).isInstanceOf(InputRecord.Unanswered.class);
            assertThat(((InputRecord.Unanswered) read.get(1)).testCase().id()).isEqualTo("2");
        }
    }

    @Test
    void promptfooResultsAndConfigurationsAreRead() {
        String results = """
                {
                  "evalId": "eval-x",
                  "results": {"version": 3, "prompts": [{"raw": "p"}],
                    "results": [
                      {"id": "r1", "vars": {"query": "How tall?", "context": ["9 m tall", "Brick"]}, "response": {"output": "9 m."}, "provider": {"id": "echo"}},
                      {"id": "r2", "vars": {"query": "Who?"}, "response": {"output": {"answer": "Ann.", "context": "Ann runs it."}}},
                      {"id": "r3", "vars": {"query": "Why?", "context": "c"}, "response": {"error": "timed out"}}
                    ], "stats": {"successes": 1}},
                  "config": {"tests": [{"vars": {}}]}
                }""";
        List<InputRecord> read = Trips.read(Format.PROMPTFOO, results);

        assertThat(good(read, 0).testCase().documents())
                .extracting(Document::text)
                .containsExactly("9 m tall", "Brick");
        assertThat(good(read, 0).answer().model()).isEqualTo("echo");
        assertThat(good(read, 1).answer().text()).isEqualTo("Ann.");
        assertThat(good(read, 1).testCase().documents()).containsExactly(Document.of("0", "Ann runs it."));
        assertThat(((InputRecord.Bad) read.get(2)).problem()).contains("response.output", "timed out");
        assertThat(read.get(2).line()).isEqualTo(7);

        String yaml = """
                description: mill
                prompts: ["{{query}} {{context}}"]
                defaultTest:
                  vars: {context: &sign It is 9 m tall.}
                tests:
                  - vars: {query: "How tall?"}
                    assert: [{type: contains, value: 9}]
                  - vars: {query: "Who?", context: *sign}
                  - file://more.yaml
                """;
        List<InputRecord> tests = Trips.read(Format.PROMPTFOO, yaml);
        assertThat(((InputRecord.Unanswered) tests.get(1)).testCase().documents())
                .containsExactly(Document.of("0", "It is 9 m tall."));
        assertThat(((InputRecord.Unanswered) tests.get(0)).testCase().documents())
                .containsExactly(Document.of("0", "It is 9 m tall."));
        assertThat(((InputRecord.Bad) tests.get(2)).problem()).contains("tests[2]", "file://more.yaml");
    }

    @Test
    void trecRagAnswersGetTheirTextsFromACorpus() {
        String answer = """
                {"run_id":"r","topic_id":"t9","topic":"How tall?","references":["msmarco_7#1","d2"],"response_length":3,\
                "answer":[{"text":"It is 9 m.","citations":[0]},{"text":"Of brick.","citations":["d2"]}]}
                """;
        String corpus =
                "{\"docid\":\"msmarco_7#1\",\"title\":\"Mill\",\"segment\":\"9 m tall\"}\n{\"_id\":\"d2\",\"text\":\"Brick\"}\n";
        InputRecord.Good good = good(Trips.read(Format.TREC_RAG, answer, corpus), 0);

        assertThat(good.testCase().id()).isEqualTo("t9");
        assertThat(good.testCase().documents())
                .containsExactly(new Document("msmarco_7#1", "Mill", null, "9 m tall"), Document.of("d2", "Brick"));
        assertThat(good.answer().text()).isEqualTo("It is 9 m. Of brick.");
        assertThat(good.answer().citations()).containsExactly("msmarco_7#1", "d2");
        assertThat(((InputRecord.Bad) Trips.read(Format.TREC_RAG, answer).get(0)).problem())
                .contains("references[0]", "msmarco_7#1", "--corpus");
    }

    @Test
    void runsBecomeQuestionsWithTheirDocuments() {
        String texts = "q1\tHow tall?\nd1\tNine metres.\nd2\tBrick.\n";
        List<InputRecord> read =
                Trips.read(Format.TREC_RUN, "q1 Q0 d2 1 3.5 x\nq1 Q0 d1 2 1.5 x\nq8 Q0 d1 1 1 x\n", texts);

        assertThat(((InputRecord.Unanswered) read.get(0)).testCase().documents())
                .extracting(Document::text)
                .containsExactly("Brick.", "Nine metres.");
        assertThat(((InputRecord.Bad) read.get(1)).problem()).contains("query q8");
    }

    private static InputRecord.Good good(List<InputRecord> records, int index) {
        assertThat(records.get(index)).isInstanceOf(InputRecord.Good.class);
        return (InputRecord.Good) records.get(index);
    }
}
