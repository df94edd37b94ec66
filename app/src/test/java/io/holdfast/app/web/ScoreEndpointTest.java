package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreEndpointTest {
    @TempDir
    private static Path folder;

    private static Service service;

    @BeforeAll
    static void start() {
        service = Service.start(folder, "serve.max_request_megabytes=1");
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void aCaseGivesTheBytesOfItsLineOfTheCommand() {
        InputRecord read = new NativeCaseReader(service.config().input()).parse(1, Service.CASE);
        String line =
                new RecordScorer(Scorers.withoutModels(service.config()).faithfulness()).line((InputRecord.Good) read);

        HttpResponse<String> response = service.post("/v1/score", Service.CASE);

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).isEqualTo(line + "\n");
        assertThat(line).contains("\"failure\":true");
    }

    @Test
    void aCalibrationDecidesWhatFails(@TempDir Path other) throws IOException {
        String answer = Service.CASE.replace("spelt bread.\"", "rye bread, and people like its crust.\"");
        Path calibration = other.resolve("calibration.json");
        Files.writeString(
                calibration, "{\"format\":\"holdfast-calibration/1\",\"risk\":{\"threshold\":1.0},\"models\":[]}");

        assertThat(service.post("/v1/score", answer).body()).contains("\"failure\":true");
        try (Service calibrated = Service.start(other, "risk.calibration=" + calibration)) {
            assertThat(calibrated.post("/v1/score", answer).body()).contains("\"failure\":false");
        }
    }

    @Test
    void aLanguageNobodyMeasuredIsAnAnswerOfItsOwn() {
        String finnish = "Takuu on voimassa kaksi vuotta ostopäivästä, mutta se ei kata veden aiheuttamia vahinkoja.";
        HttpResponse<String> response = service.post(
                "/v1/score", "{\"question\":\"\",\"contexts\":[\"" + finnish + "\"],\"answer\":\"" + finnish + "\"}");

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body())
                .contains("\"outcome\":\"unmeasured\"", "\"language\":\"fi\",\"reason\":\"language\"", "Finnish (fi)");
    }

    @Test
    void citationsAreCheckedOnRequest() {
        String testCase = "{\"id\":\"c\",\"question\":\"What is sold?\",\"contexts\":["
                + "\"On Monday the old bakery sells spelt bread.\",\"The shop closes at six in the evening.\"],"
                + "\"answer\":\"On Monday the old bakery sells spelt bread [2].\"}";
        HttpResponse<String> response = service.post("/v1/citations", testCase);

        assertThat(response.statusCode()).isEqualTo(200);
        JsonNode mark =
                Json.own(response.body()).path("citations").path("markers").path(0);
        assertThat(mark.path("status").asText()).isEqualTo("wrong_document");
        assertThat(mark.path("supported_by").asText()).isEqualTo("0");
    }

    @Test
    void whatWasRetrievedIsMeasuredOnRequest() {
        String testCase = "{\"id\":\"c\",\"question\":\"What is sold?\",\"contexts\":["
                + "\"The shop closes at six in the evening.\",\"On Monday the old bakery sells spelt bread.\"],"
                + "\"reference\":\"On Monday the old bakery sells spelt bread.\","
                + "\"answer\":\"The bakery is owned by a dragon.\"}";
        HttpResponse<String> response = service.post("/v1/context", testCase);

        assertThat(response.statusCode()).isEqualTo(200);
        JsonNode context = Json.own(response.body()).path("context");
        assertThat(context.path("context_precision").asDouble()).isEqualTo(0.5);
        assertThat(context.path("context_recall").asDouble()).isEqualTo(1);
        assertThat(context.path("cause").asText()).isEqualTo("generation");
        assertThat(context.path("chunks").path(1).path("relevant").asBoolean()).isTrue();
    }

    /** A tool call and its result as two vendors write them; the claim names the call that shows it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    [{"role":"user","content":"When does the ferry leave?"},{"role":"assistant","content":[{"type":"tool_use","id":"t1","name":"ferries","input":{}}]},{"role":"user","content":[{"type":"tool_result","tool_use_id":"t1","content":"The ferry leaves at 22:40."}]},{"role":"assistant","content":[{"type":"text","text":"The ferry leaves at 22:40."}]}] | 1 | ferries/t1
                    {"id":"chat","messages":[{"role":"user","content":"When does the ferry leave?"},{"role":"assistant","content":null,"tool_calls":[{"id":"t2","function":{"name":"ferries","arguments":"{}"}}]},{"role":"tool","tool_call_id":"t2","content":"The ferry leaves at 22:40."},{"role":"assistant","content":"The ferry leaves at 22:40."}]} | chat | ferries/t2
                    {"input":[{"role":"user","content":"When does the ferry leave?"},{"type":"function_call","call_id":"t3","name":"ferries","arguments":"{}"},{"type":"function_call_output","call_id":"t3","output":"The ferry leaves at 22:40."}],"output":[{"type":"message","role":"assistant","content":[{"type":"output_text","text":"The ferry leaves at 22:40."}]}]} | 1 | ferries/t3
                    """)
    void aConversationIsScoredByWhatItsToolsReturned(String messages, String id, String document) {
        HttpResponse<String> response = service.post("/v1/score", messages);

        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        JsonNode line = Json.own(response.body());
        assertThat(line.path("id").asText()).isEqualTo(id);
        assertThat(line.path("faithfulness").asDouble()).isEqualTo(1);
        assertThat(line.findValuesAsText("document")).contains(document);
        assertThat(service.post("/v1/batch", "application/x-ndjson", messages + "\n")
                        .body())
                .isEqualTo(response.body());
    }

    @Test
    void aConversationWithoutToolsSaysWhatIsMissing() {
        HttpResponse<String> response = service.post(
                "/v1/score",
                "[{\"role\":\"user\",\"content\":\"Hi\"},{\"role\":\"assistant\",\"content\":\"Hello.\"}]");

        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(problem(response).path("detail").asText()).contains("no tool returned anything before the answer");
    }

    @Test
    void aCaseMaySpanLinesAndBeginWithAByteOrderMark() {
        String pretty = "\uFEFF" + Service.CASE.replace(",", ",\n  ");

        assertThat(service.post("/v1/score", pretty).body())
                .isEqualTo(service.post("/v1/score", Service.CASE).body());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"question":"q","contexts":[],"answr":"a"} | field "answer" is missing
                    {"question":7,"contexts":[],"answer":"a"} | field "question" is a number; it must be a string
                    {"question":"q","contexts":"c","answer":"a"} | field "contexts" is a string
                    {"question":"q","contexts":[{"id":"1"}],"answer":"a"} | field "contexts[0].text" is missing
                    {"question":"q","contexts":[],"answer":"a","answerable":"no"} | field "answerable" is a string
                    [] | the body is an array; it must be an object {…}
                    null | the body is a null
                    """)
    void aWrongFieldIsNamed(String body, String detail) {
        HttpResponse<String> response = service.post("/v1/score", body);

        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(problem(response).path("code").asText()).isEqualTo("invalid_field");
        assertThat(problem(response).path("detail").asText()).contains(detail);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"question": "q",,} | at line 1, column 18
                    {"question" | at line 1, column 1
                    {"a":1} {"b":2} | at line 1
                    {"a":1,"a":2} | the key "a" occurs twice
                    {"a":NaN} | at line 1
                    `` | the body is empty
                    """)
    void malformedJsonIsSaidWithItsPlace(String body, String detail) {
        HttpResponse<String> response = service.post("/v1/score", body);

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(problem(response).path("code").asText()).isEqualTo("malformed_json");
        assertThat(problem(response).path("detail").asText())
                .contains(detail)
                .doesNotContain("Source:", "com.fasterxml", "Feature");
    }

    @Test
    void deepNestingIsRefusedBeforeItCosts() {
        String deep = "{\"question\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}";

        HttpResponse<String> response = service.post("/v1/score", deep);

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(problem(response).path("detail").asText()).contains("nested deeper than 32 levels");
    }

    @Test
    void whatIsNotUtf8IsRefusedWithItsByte() {
        byte[] body = "{\"question\":\"caf?\"}".getBytes(StandardCharsets.ISO_8859_1);
        body[16] = (byte) 0xE9;

        HttpResponse<String> response = service.post("/v1/score", Service.JSON, body, Map.of());

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(problem(response).path("code").asText()).isEqualTo("not_utf8");
        assertThat(problem(response).path("detail").asText()).contains("byte 17");
    }

    @Test
    void halvesOfCharactersComeOutAsTheyWentIn() {
        String body = "{\"id\":\"\\ud83d\",\"question\":\"q\",\"context\":\"A b c.\",\"answer\":\"A \\ude00 b.\"}";

        HttpResponse<String> response = service.post("/v1/score", body);

        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).startsWith("{\"id\":\"\\uD83D\"");
    }

    @Test
    void aBodyBeyondTheLimitIsRefusedWithAndWithoutItsLength() {
        byte[] large = new byte[(1 << 20) + 1];

        HttpResponse<String> announced = service.post("/v1/score", Service.JSON, large, Map.of());
        HttpRequest chunked = service.request("/v1/score")
                .header("Content-Type", Service.JSON)
                .POST(BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream(large)))
                .build();
        HttpResponse<String> streamed = service.send(chunked);

        assertThat(announced.statusCode()).isEqualTo(413);
        assertThat(streamed.statusCode()).isEqualTo(413);
        assertThat(problem(streamed).path("detail").asText()).contains("1 MB (serve.max_request_megabytes)");
    }

    @ParameterizedTest
    @CsvSource({"text/plain", "application/x-www-form-urlencoded", "application/jsonx", "''"})
    void otherContentTypesAreRefused(String type) {
        HttpRequest.Builder request = service.request("/v1/score").POST(BodyPublishers.ofString(Service.CASE));
        HttpResponse<String> response =
                service.send((type.isEmpty() ? request : request.header("Content-Type", type)).build());

        assertThat(response.statusCode()).isEqualTo(415);
        assertThat(response.headers().firstValue("Accept-Post")).contains("application/json");
    }

    @Test
    void aCompressedBodyIsRefusedNotMisread() {
        HttpResponse<String> response = service.post(
                "/v1/score",
                Service.JSON,
                Service.CASE.getBytes(StandardCharsets.UTF_8),
                Map.of("Content-Encoding", "gzip"));

        assertThat(response.statusCode()).isEqualTo(415);
    }

    @Test
    void documentsWithoutNumberAreRefusedHoweverShort() {
        String body = "{\"question\":\"q\",\"answer\":\"a\",\"contexts\":[" + "\"b\",".repeat(60_000) + "\"b\"]}";

        assertThat(service.post("/v1/score", body).statusCode()).isEqualTo(413);
    }

    @Test
    void twoTextsThatWouldTakeHoursTogetherAreRefused() {
        String body = "{\"question\":\"q\",\"context\":\"" + "One goose. ".repeat(40_000) + "\",\"answer\":\""
                + "Two geese. ".repeat(40_000) + "\"}";

        HttpResponse<String> response = service.post("/v1/score", body);

        assertThat(response.statusCode()).isEqualTo(413);
        assertThat(problem(response).path("detail").asText()).contains("440000 characters", "serve.max_case_millions");
    }

    @Test
    void numbersBeyondAnyRangeAreNoReasonToFail() {
        String digits = "9".repeat(2000);

        assertThat(service.post("/v1/score", "{\"id\":" + digits + "}").statusCode())
                .isEqualTo(400);
        assertThat(service.post("/v1/score", "{\"id\":1e999,\"question\":\"q\"}")
                        .statusCode())
                .isEqualTo(422);
    }

    static JsonNode problem(HttpResponse<String> response) {
        assertThat(response.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(response.body()).doesNotContain("Exception", "at io.holdfast");
        return Json.own(response.body());
    }
}
