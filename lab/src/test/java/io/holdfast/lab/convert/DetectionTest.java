package io.holdfast.lab.convert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DetectionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{\"question\":\"q\",\"contexts\":[],\"answer\":\"a\"}                      ~ NATIVE",
                "{\"id\":1,\"question\":\"q\",\"context\":\"c\"}                            ~ NATIVE",
                "{\"question\":\"q\",\"contexts\":[\"c\"],\"answer\":\"a\",\"ground_truth\":\"g\"} ~ RAGAS",
                "{\"question\":[\"q\"],\"contexts\":[[\"c\"]],\"answer\":[\"a\"]}            ~ RAGAS",
                "{\"user_input\":{\"0\":\"q\"},\"response\":{\"0\":\"r\"}}                   ~ RAGAS",
                "[{\"user_input\":\"q\",\"response\":\"r\"                                   ~ RAGAS",
                "user_input,retrieved_contexts,response                                      ~ RAGAS",
                "input,actual_output,expected_output,retrieval_context                       ~ DEEPEVAL",
                "[{\"input\":\"q\",\"actualOutput\":\"a\",\"retrievalContext\":[]}]          ~ DEEPEVAL",
                "{\"goldens\":[{\"input\":\"q\",\"context\":[]}]}                            ~ DEEPEVAL",
                "{\"evalId\":\"e\",\"results\":{\"version\":3,\"prompts\":[],\"results\":[]}} ~ PROMPTFOO",
                "{\"cost\":0,\"vars\":{\"query\":\"q\"},\"response\":{\"output\":\"o\"}}     ~ PROMPTFOO",
                "{\"topic_id\":\"1\",\"topic\":\"t\",\"references\":[\"d\"],\"answer\":[{\"text\":\"x\"}]} ~ TREC_RAG",
                "{\"resourceSpans\":[]}                                                      ~ OPENINFERENCE",
                "{\"name\":\"s\",\"context\":{\"trace_id\":\"0x1\"},\"attributes\":{}}       ~ OPENINFERENCE",
                "[{\"context.trace_id\":\"1\",\"attributes.input.value\":\"q\"}]             ~ OPENINFERENCE",
                "{\"data\":[{\"context\":{\"trace_id\":\"1\"},\"attributes\":{}}]}           ~ OPENINFERENCE",
                "{\"id\":\"t\",\"input\":\"q\",\"observations\":[{\"id\":\"o\",\"traceId\":\"t\",\"type\":\"SPAN\"}]} ~ LANGFUSE",
                "{\"id\":\"o\",\"traceId\":\"t\",\"type\":\"SPAN\",\"parentObservationId\":null}       ~ LANGFUSE",
                "{\"id\":\"r\",\"run_type\":\"chain\",\"trace_id\":\"t\",\"inputs\":{\"question\":\"q\"}}       ~ LANGSMITH",
                "{\"runs\":[{\"id\":\"r\",\"run_type\":\"llm\",\"outputs\":{}}]}                ~ LANGSMITH",
                "{\"id\":\"t\",\"project_id\":\"p\",\"start_time\":\"s\",\"input\":{\"question\":\"q\"}}     ~ OPIK",
                "{\"content\":[{\"id\":\"t\",\"project_id\":\"p\",\"start_time\":\"s\",\"output\":\"a\"}]}   ~ OPIK",
                "{\"trace\":{\"id\":\"t\",\"input\":{}},\"spans\":[{\"id\":\"s\",\"trace_id\":\"t\"}]}      ~ OPIK",
                "q1 Q0 d7 1 12.5 bm25                                                        ~ TREC_RUN",
                "q1 0 d7 2                                                                   ~ TREC_QRELS",
                "{\"question\":\"q\",\"answr\":\"a\"}                                        ~ NATIVE",
                "{\"broken                                                                   ~ -",
                "{\"alpha\":1,\"beta\":2}                                                    ~ -",
                "{\"metadata\":{},\"cases\":[{\"question\":\"q\",\"context\":\"c\"}]}        ~ -",
                "nonsense                                                                    ~ -",
            })
    void formatIsToldByContent(String text, String expected) throws Exception {
        for (String start : new String[] {"", "\uFEFF", "\n  \r\n"}) {
            assertThat(Detection.find(Trips.in(start + text.strip()))
                            .map(Format::name)
                            .orElse("-"))
                    .isEqualTo(expected.strip());
        }
    }

    @Test
    void laterLineDecidesWhenTheFirstIsBroken() throws Exception {
        String text = "{\"user_in\n{\"user_input\":\"q\",\"retrieved_contexts\":[],\"response\":\"r\"}\n";

        assertThat(Detection.find(Trips.in(text))).contains(Format.RAGAS);
    }

    @Test
    void yamlOfPromptfooIsTold() throws Exception {
        assertThat(Detection.find(Trips.in("# weir\nprompts: [x]\ntests:\n  - vars: {query: q}\n")))
                .contains(Format.PROMPTFOO);
    }

    @Test
    void undecidedNamesWhatWasSeenAndWhatCanBeSaid() {
        assertThatThrownBy(() -> Detection.of(Trips.in("{\"alpha\":1,\"beta\":{\"c\":2}}"), "x.json"))
                .hasMessageContaining("cannot tell the format of x.json: its first record has the fields alpha, beta")
                .hasMessageContaining("openinference");
        assertThatThrownBy(() -> Detection.of(Trips.in("{\"id\":\"1\",\"outcome\":\"scored\"}"), "s.jsonl"))
                .hasMessageContaining("--scores");
    }

    @Test
    void emptyInputIsNoRecordsAndNoError() throws Exception {
        assertThat(Detection.of(Trips.in("\n\n"), "x")).isEqualTo(Format.NATIVE);
    }
}
