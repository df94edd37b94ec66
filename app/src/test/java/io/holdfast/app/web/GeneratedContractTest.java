package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.Schema;
import io.holdfast.lab.json.Json;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Requests drawn from the schemas of the served document: what they allow is taken, what they forbid is refused, and
 * every response is one that the document names ({@link Service} holds each against it).
 */
@Timeout(300)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GeneratedContractTest {
    private static final int EACH = 40;

    private Path folder;
    private Service service;
    private JsonNode document;
    private SchemaSamples samples;

    @BeforeAll
    void start(@TempDir Path temporary) throws Exception {
        folder = temporary;
        service = AskEndpointTest.serving(folder);
        document = new YAMLMapper().readTree(service.get("/openapi.yaml").body());
        samples = new SchemaSamples(document, 22);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private JsonNode schema(String path) {
        JsonNode schema = document.path("paths")
                .path(path)
                .at("/post/requestBody/content")
                .path(Service.JSON)
                .path("schema");
        assertThat(schema.isMissingNode()).as(path).isFalse();
        // a case; whether messages hold an answer is no matter of schemas
        return schema.has("anyOf") ? schema.path("anyOf").get(0) : schema;
    }

    private Map<Integer, Integer> statuses(String path, boolean valid) {
        return statuses(service, path, valid);
    }

    private Map<Integer, Integer> statuses(Service service, String path, boolean valid) {
        JsonNode schema = schema(path);
        Schema judge = samples.compiled(schema);
        Map<Integer, Integer> statuses = new TreeMap<>();
        for (int i = 0; i < EACH; i++) {
            JsonNode body = valid ? samples.valid(schema, judge) : samples.invalid(schema, judge);
            HttpResponse<String> response = service.post(path, Json.line(body));
            statuses.merge(response.statusCode(), 1, Integer::sum);
            boolean taken = response.statusCode() < 300;
            if (taken != valid && !(!valid && path.equals("/v1/conversations"))) {
                assertThat(response.statusCode() + " " + response.body())
                        .as(path + (valid ? " must take " : " must refuse ") + body)
                        .isEmpty();
            }
        }
        return statuses;
    }

    @Test
    void aCase() {
        assertThat(statuses("/v1/score", true)).containsOnlyKeys(200);
        assertThat(statuses("/v1/score", false)).containsOnlyKeys(422);
    }

    @Test
    void aQuestion() {
        assertThat(statuses("/v1/ask", true)).containsOnlyKeys(200);
        assertThat(statuses("/v1/ask", false)).containsOnlyKeys(422);
    }

    /** Conversations are read with patience: what the schema forbids may still be understood, never fail. */
    @Test
    void aConversation() {
        assertThat(statuses("/v1/conversations", true)).containsOnlyKeys(200);
        assertThat(statuses("/v1/conversations", false).keySet()).isSubsetOf(200, 422);
    }

    /** Whether spans hold an answer is no matter of schemas: then 422 says that they do not. */
    @Test
    void traces() {
        JsonNode schema = schema("/v1/traces");
        Schema judge = samples.compiled(schema);
        for (int i = 0; i < EACH; i++) {
            JsonNode body = i % 2 == 0 ? samples.valid(schema, judge) : samples.invalid(schema, judge);
            assertThat(service.post("/v1/traces", Json.line(body)).statusCode())
                    .as(body.toString())
                    .isEqualTo(422);
        }
    }

    @Test
    void aRun() {
        JsonNode schema = schema("/v1/runs");
        Schema judge = samples.compiled(schema);
        try (Service service = Service.start(folder.resolve("runs"), "serve.max_waiting_runs=200")) {
            for (int i = 0; i < EACH; i++) {
                JsonNode request = samples.valid(schema, judge);
                HttpResponse<String> response = service.post("/v1/runs", Json.line(request));
                boolean twice = response.body().contains("occurs twice");
                assertThat(response.statusCode())
                        .as(request + " " + response.body())
                        .isEqualTo(twice ? 422 : 202);
                if (!twice) {
                    String id = Json.own(response.body()).path("id").asText();
                    service.post("/v1/runs/" + id + "/cancel", "");
                    service.get("/v1/runs/" + id);
                    service.get("/v1/runs/" + id + "/findings");
                    service.get("/v1/runs/" + id + "/queries");
                }
            }
            assertThat(statuses(service, "/v1/runs", false)).containsOnlyKeys(422);
        }
    }

    @Test
    void aBatchHasALineForEachLine() {
        JsonNode schema = document.at("/components/schemas/Case");
        JsonNode conversation = document.at("/components/schemas/ConversationWithContext");
        Schema judge = samples.compiled(schema);
        Schema conversationJudge = samples.compiled(conversation);
        List<Boolean> valid = new ArrayList<>();
        StringBuilder body = new StringBuilder();
        for (int i = 0; i < 4 * EACH; i++) {
            boolean good = i % 4 < 2;
            valid.add(good);
            JsonNode line = i % 4 == 0
                    ? samples.valid(conversation, conversationJudge)
                    : good ? samples.valid(schema, judge) : samples.invalid(schema, judge);
            body.append(Json.line(line)).append('\n');
        }

        List<String> lines = service.post("/v1/batch", "application/x-ndjson", body.toString())
                .body()
                .lines()
                .toList();

        assertThat(lines).hasSameSizeAs(valid);
        for (int i = 0; i < lines.size(); i++) {
            assertThat(Json.own(lines.get(i)).has("error"))
                    .as(body.toString().lines().skip(i).findFirst().orElseThrow() + " " + lines.get(i))
                    .isEqualTo(!valid.get(i));
        }
    }

    @Test
    void parametersOfPages() {
        for (String path : List.of("/v1/runs", "/v1/runs/none/findings", "/v1/runs/none/queries")) {
            for (String offset : List.of("0", "7", "999999999")) {
                assertThat(service.get(path + "?offset=" + offset + "&limit=500")
                                .statusCode())
                        .isIn(200, 404);
            }
            for (String wrong : List.of("offset=-1", "offset=x", "offset=1000000000", "limit=0", "limit=501")) {
                assertThat(service.get(path + "?" + wrong).statusCode())
                        .as(path + wrong)
                        .isIn(422, 404);
            }
        }
    }

    @Test
    void theDocumentNamesTheModelsOfThisService() throws Exception {
        assertThat(document.at("/components/schemas/RunRequest/properties/model/enum")
                        .toString())
                .isEqualTo("[\"extractive\",\"recorded\",null]");
        try (Service other = Service.start(folder.resolve("other"), "serve.run_models=['ollama:a','recorded']")) {
            assertThat(new YAMLMapper()
                            .readTree(other.get("/openapi.yaml").body())
                            .at("/components/schemas/RunRequest/properties/model/enum")
                            .toString())
                    .isEqualTo("[\"ollama:a\",\"recorded\",null]");
        }
    }
}
