package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.conversation.ReportJson;
import io.holdfast.lab.conversation.SampleConversations;
import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ConversationEndpointTest {
    @TempDir
    private static Path folder;

    private static Service service;

    @BeforeAll
    static void start() {
        service = Service.start(folder);
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    static java.util.List<String> samples() {
        return SampleConversations.names();
    }

    static String body(String sample) {
        return "{\"conversation\":" + text(sample + ".conversation.json") + ",\"context\":"
                + text(sample + ".context.json") + "}";
    }

    private static String text(String file) {
        return new String(SampleConversations.bytes(file), StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everySampleGivesTheReportOfTheCommand(String sample) {
        var loaded = SampleConversations.load(sample, service.config().input());
        String report = ReportJson.of(
                Scorers.withoutModels(service.config()).conversations().score(loaded.conversation(), loaded.context()));

        HttpResponse<String> response = service.post("/v1/conversations", body(sample));

        assertThat(response.statusCode()).isEqualTo(200);
        JsonNode got = Json.own(response.body());
        JsonNode wanted = Json.own(report);
        // a file without an id is called after its file, a request without one after its field
        ((com.fasterxml.jackson.databind.node.ObjectNode) wanted).set("chat_id", got.path("chat_id"));
        assertThat(got).isEqualTo(wanted);
    }

    @Test
    void theHallucinatedSentenceIsListedWithItsNearestEvidence() {
        JsonNode report = Json.own(
                service.post("/v1/conversations", body("hostel-hallucination")).body());

        assertThat(report.path("verdict").asText()).isNotEqualTo("pass");
        assertThat(report.path("unsupported_claims")).hasSize(1);
        assertThat(report.at("/unsupported_claims/0/nearest_evidence/chunk_id").asText())
                .isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"context":[]} | field "conversation" is missing
                    {"conversation":[]} | field "context" is missing; give [] if nothing was retrieved
                    {"conversation":[{"role":"user","content":"hi"}],"context":7} | context is a number
                    {"conversation":[{"role":"moon","content":"hi"}],"context":[]} | turn 1: field "role" is "moon"
                    {"conversation":"hello","context":[]} | conversation
                    """)
    void aWrongPartIsNamed(String body, String detail) {
        HttpResponse<String> response = service.post("/v1/conversations", body);

        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(ScoreEndpointTest.problem(response).path("detail").asText()).contains(detail);
    }

    @Test
    void anIdBeyondAnyRangeIsNoReasonToFail() {
        String body = "{\"conversation\":{\"chat_id\":1e999,\"messages\":[{\"role\":\"user\",\"content\":\"hi\"}]},"
                + "\"context\":[{\"id\":-1e999,\"text\":\"x\"},{\"id\":1e300,\"text\":\"y\"}]}";

        assertThat(service.post("/v1/conversations", body).statusCode()).isEqualTo(200);
    }

    @Test
    void aBodyIsReadAsTheCommandReadsItsFiles() {
        String body = """
                {"conversation": [{"role": "user", "content": "What is a "halt"?"},
                                  {"role": "assistant", "content": "A halt is a small station."},], // exported
                 "context": [{"id": 1, "text": "A halt is a small station."}]}""";
        HttpResponse<String> response = service.post("/v1/conversations", body);
        assertThat(response.statusCode()).isEqualTo(200);
        JsonNode report = Json.own(response.body());
        assertThat(report.at("/pairing/question").asText()).isEqualTo("What is a \"halt\"?");
        assertThat(report.path("repairs")).hasSize(2);
    }
}
