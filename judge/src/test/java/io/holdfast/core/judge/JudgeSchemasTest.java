package io.holdfast.core.judge;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.judge.reply.Statement;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class JudgeSchemasTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void onlyTheIdsThatWereAskedAboutAreAllowed() throws IOException {
        JsonNode schema = JSON.readTree(
                JudgeSchemas.verdicts(List.of(new Statement(2, "It rains."), new Statement(7, "It is late."))));
        JsonNode verdict = schema.path("properties").path("verdicts").path("items");
        assertThat(verdict.path("properties").path("id").path("enum").toString())
                .isEqualTo("[2,7]");
        assertThat(verdict.path("properties").path("verdict").path("enum").toString())
                .isEqualTo("[0,1]");
        assertThat(verdict.path("required").toString()).isEqualTo("[\"id\",\"reason\",\"verdict\"]");
        assertThat(verdict.path("additionalProperties").asBoolean(true)).isFalse();
        assertThat(schema.path("required").toString()).isEqualTo("[\"nonce\",\"verdicts\"]");
    }

    @Test
    void bothCallsCarryTheirSchema() {
        Scripted judge = Scripted.answering(prompt -> prompt.contains("Split the answer")
                ? "{\"nonce\":\"" + Scripted.nonce(prompt) + "\",\"statements\":[\"The well is dry.\"]}"
                : "{\"nonce\":\"" + Scripted.nonce(prompt)
                        + "\",\"verdicts\":[{\"id\":1,\"reason\":\"line 1\",\"verdict\":1}]}");
        JudgedFaithfulness.of(judge, Fixtures.config(), s -> s.length() / 4 + 1)
                .judge(Case.of("w", "Is the well dry?", "The well is dry."), Answer.of("The well is dry."));
        assertThat(judge.requests)
                .extracting(request -> request.schema())
                .containsExactly(
                        JudgeSchemas.statements(),
                        JudgeSchemas.verdicts(List.of(new Statement(1, "The well is dry."))));
    }
}
