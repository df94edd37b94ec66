package io.holdfast.models.chat;

import static io.holdfast.models.chat.ScriptedServer.json;
import static io.holdfast.models.chat.ScriptedServer.status;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.port.Embedder;
import io.holdfast.models.TestConfig;
import org.junit.jupiter.api.Test;

class OllamaEmbedderTest {
    private static final String TAGS =
            "{\"models\":[{\"name\":\"nomic-embed-text:latest\",\"digest\":\"0a109f422b47e3a30ba2b10eca18548e\"}]}";

    private static Embedder nomic(ScriptedServer server) {
        return new ModelServers(TestConfig.with("models.ollama_url", server.url()), name -> null, new FakeTiming())
                .ollamaEmbedder("nomic-embed-text");
    }

    @Test
    void vectorsAreBroughtToUnitLength() {
        try (ScriptedServer server = new ScriptedServer(json("{\"embeddings\":[[3,0,-4]]}"))) {
            assertThat(nomic(server).embed("a text")).containsExactly(0.6f, 0f, -0.8f);
            assertThat(server.received().get(0).path()).isEqualTo("/api/embed");
        }
    }

    @Test
    void anOldServerIsAskedItsOwnWay() {
        try (ScriptedServer server =
                new ScriptedServer(status(404, "404 page not found"), json("{\"embedding\":[0,2]}"))) {
            Embedder nomic = nomic(server);
            assertThat(nomic.embed("one")).containsExactly(0f, 1f);
            nomic.embed("two");
            assertThat(server.received())
                    .extracting(ScriptedServer.Received::path)
                    .containsExactly("/api/embed", "/api/embeddings", "/api/embeddings");
        }
    }

    @Test
    void theIdCarriesTheDigestOfTheModelsFiles() {
        try (ScriptedServer server = new ScriptedServer(json(TAGS))) {
            assertThat(nomic(server).id()).isEqualTo("ollama:nomic-embed-text@0a109f422b47");
        }
    }

    @Test
    void aModelThatIsNotPulledOrGivesNothingIsAnError() {
        try (ScriptedServer server = new ScriptedServer(json("{\"models\":[]}"))) {
            assertThatThrownBy(() -> nomic(server).id()).hasMessageContaining("ollama pull nomic-embed-text");
        }
        try (ScriptedServer server = new ScriptedServer(json("{\"embeddings\":[[]]}"))) {
            assertThatThrownBy(() -> nomic(server).embed("x")).hasMessageContaining("no embedding");
        }
    }
}
