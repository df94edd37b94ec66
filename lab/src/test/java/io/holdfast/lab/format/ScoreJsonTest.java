package io.holdfast.lab.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.testkit.ForAll;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreJsonTest {
    private static final Evidence EVIDENCE = new Evidence(new Passage("0", 3, 8, "Paris"), 0.98765432);

    @Test
    void scoredLineHasTheContractsFieldsInTheContractsOrder() {
        TracedClaim supported = new TracedClaim(
                new Claim(new Span(0, 5), "Paris", "The capital is Paris"),
                Verdict.SUPPORTED,
                1,
                Rule.LEXICAL_ENTAILMENT,
                List.of(EVIDENCE),
                null);
        TracedClaim wrong = new TracedClaim(
                new Claim(new Span(6, 8), "42", "42"),
                Verdict.CONTRADICTED,
                0.123449,
                Rule.NUMBER_MISMATCH,
                List.of(),
                "the answer says 42, the source says 41");
        Grounding grounding = new Grounding(
                Grounding.Path.CLAIM_TRACING, new Trace(List.of(supported, wrong)), 2.0 / 3, "two claims");

        assertThat(ScoreJson.line("c\"1", new Finding.Scored<>(0.5, true, grounding)))
                .isEqualTo("{\"id\":\"c\\\"1\",\"outcome\":\"scored\",\"failure\":true,\"faithfulness\":0.5,"
                        + "\"risk\":0.6667,\"path\":\"claim_tracing\",\"note\":\"two claims\",\"claims\":["
                        + "{\"text\":\"Paris\",\"start\":0,\"end\":5,\"statement\":\"The capital is Paris\","
                        + "\"verdict\":\"supported\",\"score\":1.0,\"rule\":\"lexical_entailment\",\"evidence\":["
                        + "{\"document\":\"0\",\"start\":3,\"end\":8,\"text\":\"Paris\",\"similarity\":0.9877}]},"
                        + "{\"text\":\"42\",\"start\":6,\"end\":8,\"verdict\":\"contradicted\",\"score\":0.1234,"
                        + "\"rule\":\"number_mismatch\",\"evidence\":[],"
                        + "\"diagnosis\":\"the answer says 42, the source says 41\"}],"
                        + "\"unsupported_spans\":[{\"start\":6,\"end\":8}]}");
    }

    @Test
    void languagesStandBeforeTheNumbers() {
        Grounding grounding = new Grounding(Grounding.Path.CLAIM_TRACING, Trace.EMPTY, 0, null);
        assertThat(ScoreJson.line(
                        "c", new Finding.Scored<>(1, false, grounding.withLanguages("id", List.of("en", "id")))))
                .startsWith("{\"id\":\"c\",\"outcome\":\"scored\",\"failure\":false,\"language\":\"id\","
                        + "\"document_languages\":[\"en\",\"id\"],\"faithfulness\":1.0");
    }

    @Test
    void unmeasuredLineHasAReasonAndNoNumber() {
        assertThat(ScoreJson.line("x", new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the answer is empty")))
                .isEqualTo("{\"id\":\"x\",\"outcome\":\"unmeasured\",\"failure\":true,\"reason\":\"empty_answer\","
                        + "\"message\":\"the answer is empty\",\"path\":\"empty_answer\"}");
    }

    @Test
    void abstainedLineIsNoFailureAndHasNoFaithfulness() {
        Grounding grounding = new Grounding(Grounding.Path.INSUFFICIENT_CONTEXT, Trace.EMPTY, 0, null);

        assertThat(ScoreJson.line("x", new Finding.Abstained<>("evidence_absent", grounding)))
                .isEqualTo("{\"id\":\"x\",\"outcome\":\"abstained\",\"failure\":false,\"reason\":\"evidence_absent\","
                        + "\"risk\":0.0,\"path\":\"insufficient_context\",\"claims\":[],\"unsupported_spans\":[]}");
    }

    @Test
    void lineSaysWhyLessDecidedThanWasConfigured() {
        Grounding grounding = new Grounding(Grounding.Path.CLAIM_TRACING, Trace.EMPTY, 0, null);

        assertThat(ScoreJson.line("x", new Finding.Scored<>(1, false, grounding.withLimitation("words only"))))
                .contains("\"path\":\"claim_tracing\",\"limitation\":\"words only\",\"claims\":");
        assertThat(ScoreJson.line("x", new Finding.Scored<>(1, false, grounding)))
                .doesNotContain("limitation");
    }

    @Test
    void numbersAreRoundedToFourDecimalsWithoutExponents() {
        assertThat(List.of(1.0, 0.0, 0.00004, 0.00005, 0.1 + 0.2, 0.99996, 1e-9).stream()
                        .map(ScoreJson::rounded))
                .containsExactly("1.0", "0.0", "0.0", "0.0001", "0.3", "1.0", "0.0");
    }

    @Test
    void anyTextComesBackFromUtf8AsItWentIn() {
        ObjectMapper mapper = new ObjectMapper();
        ForAll.standard().check(random -> ForAll.text(random, 30), text -> {
            String line = ScoreJson.line(text, new Finding.Unmeasured<>(ErrorCode.INTERNAL, text));
            String carried = new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
            JsonNode read = mapper.readTree(carried);

            assertThat(read.get("id").textValue()).isEqualTo(text);
            assertThat(carried).doesNotContain("\n");
        });
    }
}
