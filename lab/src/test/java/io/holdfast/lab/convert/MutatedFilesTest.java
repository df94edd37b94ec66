package io.holdfast.lab.convert;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.testkit.ForAll;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Broken files are reported, never thrown back as a trace. */
class MutatedFilesTest {
    private static final List<String> SEEDS = List.of(
            "{\"question\":\"q\",\"contexts\":[\"c\"],\"answer\":\"a\",\"ground_truth\":\"g\"}\n",
            "[{\"user_input\":\"q\",\"retrieved_contexts\":[\"c\"],\"response\":\"r\"}]",
            "user_input,retrieved_contexts,response\nq,\"['a', \"\"b\"\"]\",r\n",
            "[{\"input\":\"q\",\"actual_output\":\"a\",\"retrieval_context\":[\"r\"],\"additional_metadata\":{\"holdfast\":{}}}]",
            "{\"results\":{\"results\":[{\"vars\":{\"query\":\"q\",\"context\":\"c\"},\"response\":{\"output\":\"o\"}}]}}",
            "prompts: [a]\ntests:\n  - vars: {query: q, context: c}\n",
            "{\"topic_id\":\"t\",\"topic\":\"q\",\"references\":[{\"text\":\"x\"}],\"answer\":[{\"text\":\"y\",\"citations\":[0]}]}",
            "{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"traceId\":\"a\",\"spanId\":\"b\",\"attributes\":[{\"key\":\"input.value\",\"value\":{\"stringValue\":\"q\"}}]}]}]}]}",
            "q1 Q0 d1 1 0.5 run\n");
    private static final List<String> PIECES = List.of(
            "\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "null",
            "7",
            "-1e999",
            "NaN",
            "true",
            "\\u0000",
            "\uFEFF",
            "\r\n",
            "\n",
            "[[[",
            "{\"a\":",
            "'",
            "|",
            "*x",
            "&x ",
            "!!java.lang.Object {}",
            "\t",
            "holdfast",
            "{\"0\":1}");

    @ParameterizedTest
    @EnumSource(names = {"NATIVE", "RAGAS", "DEEPEVAL", "PROMPTFOO", "TREC_RAG", "OPENINFERENCE", "TREC_RUN"})
    void anyMutationIsReadOrReported(Format format) {
        ForAll.times(1500).check(MutatedFilesTest::mutated, text -> {
            try {
                List<InputRecord> records = Trips.read(format, text, "d1\tx\n");
                assertThat(records).doesNotContainNull();
                Detection.of(Trips.in(text), "x");
            } catch (HoldfastException e) {
                assertThat(e.getMessage()).isNotBlank();
            }
        });
    }

    private static String mutated(RandomGenerator random) {
        StringBuilder text = new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())));
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(text.length() + 1);
            switch (random.nextInt(3)) {
                case 0 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
                case 1 -> text.setLength(at);
                default -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(6)));
            }
        }
        return text.toString();
    }

    @ParameterizedTest
    @EnumSource(names = {"NATIVE", "RAGAS", "DEEPEVAL", "PROMPTFOO", "TREC_RAG", "OPENINFERENCE"})
    void hugeTextsAndDeepNestingAreBounded(Format format) {
        String huge = "x".repeat(1_000_000);
        List<String> texts = List.of(
                "",
                huge,
                "{\"question\":\"" + huge + "\",\"contexts\":[\"" + huge + "\"],\"answer\":\"a\"}",
                "[".repeat(100_000),
                "{\"a\":".repeat(100_000),
                "[{\"user_input\":" + "[".repeat(50_000),
                "tests: " + "[".repeat(10_000),
                "a,b\n\"" + huge,
                "{\"trace_id\":\"t\",\"span_id\":\"s\",\"attributes\":{\"" + "a.".repeat(20_000) + "\":1}}");
        for (String text : texts) {
            for (InputRecord record : Trips.read(format, text)) {
                assertThat(record).isNotNull();
                if (record instanceof InputRecord.Bad bad) {
                    assertThat(bad.problem().length()).isLessThan(2000);
                }
            }
        }
    }
}
