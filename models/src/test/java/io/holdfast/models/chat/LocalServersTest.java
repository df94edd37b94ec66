package io.holdfast.models.chat;

import static io.holdfast.models.chat.ScriptedServer.json;
import static io.holdfast.models.chat.ScriptedServer.status;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.models.TestConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A model of this machine is found by asking real servers; no other machine is asked. */
class LocalServersTest {
    private static final String REMOTE = "https://api.openai.com/v1";

    private static ChatModel local(String ollama, String openAi) {
        Config config = TestConfig.with("models.ollama_url", ollama, "models.openai_url", openAi);
        return new ModelServers(config, name -> null, new FakeTiming()).local();
    }

    @Test
    void theModelOfTheConfigurationIsPreferred() {
        String tags =
                "{\"models\":[{\"name\":\"aya:8b\",\"digest\":\"a\"},{\"name\":\"mistral:latest\",\"digest\":\"b\"}]}";
        try (ScriptedServer server = new ScriptedServer(json(tags))) {
            assertThat(local(server.url(), REMOTE).id()).isEqualTo("ollama:mistral:latest");
            assertThat(server.received())
                    .singleElement()
                    .satisfies(r -> assertThat(r.path()).isEqualTo("/api/tags"));
        }
    }

    @Test
    void anEmbeddingModelIsNoJudge() {
        String tags =
                "{\"models\":[{\"name\":\"all-Embed:1\",\"digest\":\"a\"},{\"name\":\"qwen3:4b\",\"digest\":\"b\"}]}";
        try (ScriptedServer server = new ScriptedServer(json(tags))) {
            assertThat(local(server.url(), REMOTE).id()).isEqualTo("ollama:qwen3:4b");
        }
    }

    @Test
    void whereOllamaHasNoModelTheOtherServerIsTaken() {
        try (ScriptedServer ollama = new ScriptedServer(json("{\"models\":[]}"));
                ScriptedServer llama = new ScriptedServer(json("{\"data\":[{\"id\":\"b\"},{\"id\":\"a\"}]}"))) {
            assertThat(local(ollama.url(), llama.url() + "/v1").id()).isEqualTo("openai:a");
            assertThat(llama.received().get(0).path()).isEqualTo("/v1/models");
        }
    }

    @Test
    void noneThatAnswersIsSaidWithWhatWasTried() {
        try (ScriptedServer broken = new ScriptedServer(status(500, ""))) {
            assertThatThrownBy(() -> local(broken.url(), REMOTE))
                    .isInstanceOfSatisfying(
                            HoldfastException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.UNREACHABLE))
                    .hasMessageContaining(broken.url() + " does not answer")
                    .hasMessageContaining(REMOTE + " is another machine and was not asked")
                    .hasMessageContaining("ollama serve");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "http://localhost:11434, true",
        "http://127.0.0.1:8080/v1, true",
        "http://[::1]:8080, true",
        "http://192.168.0.4:11434, false",
        "https://localhost.example.com, false",
        "http://127.0.0.1.example.com, false",
        "not a url, false"
    })
    void onlyAddressesOfThisMachineCount(String url, boolean local) {
        assertThat(LocalServers.onThisMachine(url)).isEqualTo(local);
    }
}
