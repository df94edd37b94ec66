package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.testkit.LocalPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Any id and any text comes back from a run as it went in: NUL and halves of surrogate pairs too, from every store. */
@Timeout(300)
class StoresAlikeTest {
    private static final List<String> ODD = List.of(
            "",
            "a@b",
            "@",
            "\0",
            "a\0b",
            "\uD800",
            "x\uDC00y",
            "\uDC00\uD800",
            "\uE000",
            "\uE001dead",
            "😀",
            "../../etc/passwd",
            "a#1",
            "a/b?c=d&e",
            "\"quoted\" 'single'",
            "line\nbreak\r\ttab",
            " spaces ",
            "\u202Ertl",
            "e\u0301",
            "é",
            "İ",
            "'; DROP TABLE trials; --",
            "𝟙",
            "\uFFFF");

    @TempDir
    private Path folder;

    private static List<String> ids() {
        Random random = new Random(20261116);
        List<String> ids = new ArrayList<>(ODD);
        for (int i = 0; i < 150; i++) {
            StringBuilder id = new StringBuilder();
            random.ints(1 + random.nextInt(6), 0, 0x10000).forEach(c -> id.append((char) c));
            ids.add(id + "-" + i);
        }
        return ids;
    }

    /** Answers by id, as the findings of a run over all ids tell them. */
    private Map<String, String> answers(String name, String... settings) throws Exception {
        ArrayNode cases = Json.object().putArray("cases");
        for (String id : ids()) {
            String text = "The house of " + id + " has " + cases.size() + " red doors and a garden.";
            ObjectNode one = cases.addObject().put("id", id).put("question", "What of " + id + "?");
            one.put("context", text).put("answer", text);
        }
        ObjectNode request = Json.object().put("model", "recorded").put("name", "ids");
        request.set("cases", cases);
        try (Service service = Service.start(folder.resolve(name), settings)) {
            String body = Json.line(request);
            String id =
                    Json.own(service.post("/v1/runs", body).body()).path("id").asText();
            JsonNode run = Json.own(service.get("/v1/runs/" + id).body());
            while (List.of("queued", "running").contains(run.path("state").asText())) {
                TimeUnit.MILLISECONDS.sleep(50);
                run = Json.own(service.get("/v1/runs/" + id).body());
            }
            assertThat(run.path("state").asText()).as(run.toString()).isEqualTo("finished");
            Map<String, String> answers = new LinkedHashMap<>();
            Json.own(service.get("/v1/runs/" + id + "/findings?limit=500").body())
                    .path("items")
                    .forEach(f -> answers.put(
                            f.path("case").asText(), f.path("answer").asText()));
            assertThat(service.get("/v1/runs/%00").statusCode()).isIn(400, 404);
            assertThat(service.get("/v1/runs/%ED%A0%80").statusCode()).isIn(400, 404);
            return answers;
        }
    }

    private static void allAreThere(Map<String, String> answers) {
        assertThat(answers).hasSize(ids().size());
        ids().forEach(id -> assertThat(answers.get(id)).as(id).contains("The house of " + id + " has "));
    }

    @Test
    void onSqlite() throws Exception {
        allAreThere(answers("sqlite"));
    }

    @Test
    void onPostgres() throws Exception {
        try (LocalPostgres postgres = LocalPostgres.start()) {
            allAreThere(answers("postgres", "pipeline.store=" + postgres.database("ids")));
        }
    }
}
