package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.AnswerModels;
import io.holdfast.core.config.Config;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.engine.index.PassageIndexer;
import io.holdfast.lab.json.Json;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AskEndpointTest {
    @TempDir
    private Path folder;

    /** What a service with an index answers, by address and status. */
    static Set<String> seen(Path folder) {
        try (Service service = serving(folder)) {
            service.post("/v1/ask", "{\"question\":\"When was the kiln of Osby fired?\"}");
            return Set.copyOf(service.seen());
        }
    }

    static Service serving(Path folder, String... more) {
        List<String> all =
                new ArrayList<>(List.of("serve.index=idx", "models.embedding=hashing", "grounding.model=off"));
        all.addAll(List.of(more));
        String[] settings = all.toArray(String[]::new);
        Config config = Service.config(settings);
        try (PassageIndexer indexer = new PassageIndexer(
                folder.resolve("idx"),
                config.engine().index(),
                new Chunker(config.engine().chunking()),
                AnswerModels.embedder(config))) {
            indexer.add(CorpusDocument.of("kiln", "Kiln", null, "The kiln of Osby was fired in 1884."));
        }
        return Service.start(folder, settings);
    }

    @Test
    void aQuestionIsAnsweredWithItsSourcesOrDeclined() {
        try (Service service = serving(folder)) {
            HttpResponse<String> response =
                    service.post("/v1/ask", "{\"question\":\"When was the kiln of Osby fired?\"}");
            assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
            JsonNode answer = Json.own(response.body());
            assertThat(answer.path("short_answer").asText()).isEqualTo("1884");
            assertThat(answer.path("answer").asText()).isEqualTo("The kiln of Osby was fired in 1884.");
            assertThat(answer.at("/sources/0/quote").asText()).isEqualTo("The kiln of Osby was fired in 1884.");
            JsonNode declined = Json.own(service.post("/v1/ask", "{\"question\":\"Who built the kiln of Farsta?\"}")
                    .body());
            assertThat(declined.path("abstained").asBoolean()).isTrue();
            assertThat(declined.path("sources")).isEmpty();
            assertThat(declined.at("/declined/looked_for/0").asText()).isEqualTo("Farsta");
            assertThat(declined.at("/declined/missing/0").asText()).isEqualTo("Farsta");
            assertThat(declined.at("/declined/nearest/quote").asText())
                    .isEqualTo("The kiln of Osby was fired in 1884.");
            assertThat(answer.has("declined")).isFalse();
            for (String nothing : List.of("", " ", "?", "?!")) {
                HttpResponse<String> refused = service.post("/v1/ask", "{\"question\":\"" + nothing + "\"}");
                assertThat(refused.statusCode()).isEqualTo(422);
                assertThat(refused.body()).contains("there is no question");
            }
        }
    }

    @Test
    void withoutAnIndexItSaysHowToServeOne() {
        try (Service service = Service.start(folder)) {
            HttpResponse<String> response = service.post("/v1/ask", "{\"question\":\"Why?\"}");
            assertThat(response.statusCode()).isEqualTo(404);
            assertThat(response.body()).contains("serve.index");
        }
    }
}
