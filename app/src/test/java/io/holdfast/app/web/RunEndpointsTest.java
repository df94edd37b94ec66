package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(240)
class RunEndpointsTest {
    private static final String RECORDED = """
            {"model":"recorded","name":"market day","cases":[
              {"id":"a","question":"Where is the market?","context":"The market is on the quay.","answer":"The market is on the quay."},
              {"id":"b","question":"When is the market?","context":"The market is on Friday.","answer":"The market is on Sunday."},
              {"id":"c","question":"Who sells cheese?","contexts":[{"id":"x","text":"Ana sells cheese."}],"answer":"Ana sells cheese.","reference":"Ana","answerable":true}]}
            """;

    @TempDir
    private Path folder;

    private Service service;

    @AfterEach
    void stop() {
        service.close();
    }

    private JsonNode run(String id) {
        return Json.own(service.get("/v1/runs/" + id).body());
    }

    private JsonNode until(String id, String state) throws InterruptedException {
        JsonNode run = run(id);
        while (!run.path("state").asText().equals(state)) {
            assertThat(run.path("state").asText()).as(run.toString()).isIn("queued", "running");
            TimeUnit.MILLISECONDS.sleep(50);
            run = run(id);
        }
        return run;
    }

    private String submitted(String body) {
        HttpResponse<String> response = service.post("/v1/runs", body);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(202);
        String id = Json.own(response.body()).path("id").asText();
        assertThat(response.headers().firstValue("Location")).contains("/v1/runs/" + id);
        return id;
    }

    @Test
    void recordedAnswersAreEvaluatedInTheBackgroundAndKept() throws InterruptedException {
        service = Service.start(folder);

        JsonNode done = until(submitted(RECORDED), "finished");

        assertThat(done.path("dataset").asText()).isEqualTo("market day");
        assertThat(done.at("/progress/done").asInt()).isEqualTo(3);
        assertThat(done.at("/summary/metrics/0/n").asInt()).isEqualTo(3);
        JsonNode page = Json.own(service.get("/v1/runs/" + done.path("id").asText() + "/findings?offset=1&limit=1")
                .body());
        assertThat(page.path("total").asInt()).isEqualTo(3);
        assertThat(page.path("next_offset").asInt()).isEqualTo(2);
        assertThat(page.at("/items/0/case").asText()).isEqualTo("b");
        assertThat(page.at("/items/0/claims/0/verdict").asText()).isNotEqualTo("supported");
        JsonNode queries = Json.own(
                service.get("/v1/runs/" + done.path("id").asText() + "/queries").body());
        assertThat(queries.at("/items/2/answer").asText()).isEqualTo("Ana sells cheese.");
    }

    @Test
    void aRunOutlivesTheService() throws InterruptedException {
        service = Service.start(folder);
        String id = submitted(RECORDED);
        until(id, "finished");
        service.close();

        service = Service.start(folder);

        assertThat(run(id).path("state").asText()).isEqualTo("finished");
        assertThat(Json.own(service.get("/v1/runs").body()).at("/items/0/id").asText())
                .isEqualTo(id);
        assertThat(service.post("/v1/runs/" + id + "/resume", "").statusCode()).isEqualTo(409);
        assertThat(service.post("/v1/runs/" + id + "/cancel", "").statusCode()).isEqualTo(409);
    }

    /** A model server that takes calls and never answers. */
    private ServerSocket silent() throws IOException {
        return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    private Service withSilentModel(ServerSocket model) {
        return Service.start(
                folder,
                "serve.run_models=[extractive, recorded, 'ollama:quiet']",
                "serve.max_waiting_runs=1",
                "serve.shutdown_seconds=4",
                "models.ollama_url=http://127.0.0.1:" + model.getLocalPort());
    }

    private static String asked(String name) {
        return "{\"model\":\"ollama:quiet\",\"name\":\"" + name + "\",\"cases\":[{\"id\":\"" + name
                + "\",\"question\":\"q\",\"context\":\"c\"}]}";
    }

    @Test
    void whatARestartInterruptsIsSaidSoAndCanBeResumed() throws IOException, InterruptedException {
        try (ServerSocket model = silent()) {
            service = withSilentModel(model);
            String id = submitted(asked("slow"));
            until(id, "running");
            service.close();

            service = withSilentModel(model);
            JsonNode interrupted = run(id);

            assertThat(interrupted.path("state").asText()).isEqualTo("interrupted");
            assertThat(interrupted.path("problem").asText()).contains("resume it to go on");
            assertThat(service.post("/v1/runs/" + id + "/resume", "").statusCode())
                    .isEqualTo(202);
            assertThat(until(id, "running").path("id").asText()).isEqualTo(id);
        }
    }

    @Test
    void aRunCanBeCancelledWaitingOrRunningAndTheQueueIsBounded() throws IOException, InterruptedException {
        try (ServerSocket model = silent()) {
            service = withSilentModel(model);
            String first = submitted(asked("one"));
            until(first, "running");
            String second = submitted(asked("two"));

            assertThat(submitted(asked("two"))).as("asked for again").isEqualTo(second);
            assertThat(run(second).path("state").asText()).isEqualTo("queued");
            HttpResponse<String> third = service.post("/v1/runs", asked("three"));
            assertThat(third.statusCode()).isEqualTo(429);
            assertThat(third.headers().firstValue("Retry-After")).isPresent();
            service.untilRefused("runs");

            assertThat(service.post("/v1/runs/" + second + "/cancel", "").statusCode())
                    .isEqualTo(202);
            assertThat(run(second).path("state").asText()).isEqualTo("cancelled");
            service.post("/v1/runs/" + first + "/cancel", "");
            assertThat(until(first, "cancelled").path("problem").asText()).isEqualTo("cancelled");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"dataset":"../../../../etc/passwd"} | a path is not read
                    {"dataset":"/etc/passwd"} | a path is not read
                    {"dataset":"clean.json"} | a path is not read
                    {} | field "dataset" is ""
                    {"model":"scripted:/etc/passwd","dataset":"clean"} | this service allows extractive, recorded
                    {"model":"openai:gpt","dataset":"clean"} | serve.run_models
                    {"model":"recorded","dataset":"clean"} | field "cases" is missing
                    {"dataset":"clean","config":"x"} | field "config" is not known
                    {"dataset":"clean","out":"/tmp/x"} | field "out" is not known
                    {"name":"../x","cases":[{"id":"1","question":"q","context":"c"}]} | field "name" must be
                    {"cases":[]} | field "cases" must be a list of one or more
                    {"cases":[{"id":"1","question":"q"}]} | cases[0]: field "contexts" is missing
                    {"model":"recorded","cases":[{"id":"1","question":"q","context":"c"}]} | cases[0]: field "answer" is missing
                    {"cases":[{"id":"1","question":"q","context":"c"},{"id":"1","question":"q","context":"c"}]} | cases[1]: the id 1 occurs twice
                    {"dataset":"clean","dimensions":["taste"]} | unknown dimension 'taste'
                    {"dataset":"clean","dimensions":[]} | field "dimensions" must be
                    {"dataset":"clean","limit":0} | field "limit" must be
                    {"dataset":"clean","fresh":"yes"} | field "fresh" must be true or false
                    """)
    void whatMayNotBeAskedForIsNamed(String body, String detail) throws IOException {
        service = Service.start(folder);

        HttpResponse<String> response = service.post("/v1/runs", body);

        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(ScoreEndpointTest.problem(response).path("detail").asText()).contains(detail);
        try (Stream<Path> kept = Files.list(folder.resolve("runs"))) {
            assertThat(kept.filter(Files::isDirectory)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"nothing", "..", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%00", "a%0d%0ab"})
    void aRunThatIsNotThereIsNotFoundWhateverItsName(String id) {
        service = Service.start(folder);

        for (String path : new String[] {"", "/findings", "/queries"}) {
            assertThat(service.get("/v1/runs/" + id + path).statusCode()).isIn(400, 404);
        }
    }

    @Test
    void pagesHaveBounds() {
        service = Service.start(folder);

        assertThat(service.get("/v1/runs?limit=0").statusCode()).isEqualTo(422);
        assertThat(service.get("/v1/runs?limit=501").statusCode()).isEqualTo(422);
        assertThat(service.get("/v1/runs?offset=-1").statusCode()).isEqualTo(422);
        assertThat(service.get("/v1/runs?offset=99").statusCode()).isEqualTo(200);
    }
}
