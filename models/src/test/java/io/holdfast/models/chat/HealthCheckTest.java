package io.holdfast.models.chat;

import static io.holdfast.models.chat.ScriptedServer.json;
import static io.holdfast.models.chat.ScriptedServer.status;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.models.TestConfig;
import org.junit.jupiter.api.Test;

class HealthCheckTest {
    private static ModelServers servers(ScriptedServer server) {
        return new ModelServers(
                TestConfig.with(
                        "models.ollama_url", server.url(),
                        "models.openai_url", server.url(),
                        "models.openai_key_env", "LAB_KEY"),
                name -> null,
                new FakeTiming());
    }

    @Test
    void aPulledModelIsReadyWithOrWithoutItsTag() {
        try (ScriptedServer server =
                new ScriptedServer(json("{\"models\":[{\"name\":\"mistral:latest\",\"digest\":\"ab\"}]}"))) {
            assertThat(servers(server).ollamaHealth("mistral")).isEqualTo(new Health.Ready("ollama:mistral"));
            assertThat(servers(server).ollamaHealth("mistral:latest").ready()).isTrue();
        }
    }

    @Test
    void aModelThatIsNotPulledComesWithTheCommandThatPullsIt() {
        try (ScriptedServer server = new ScriptedServer(json("{\"models\":[]}"))) {
            Health health = servers(server).ollamaHealth("phi3:mini");
            assertThat(health).isInstanceOfSatisfying(Health.Broken.class, broken -> {
                assertThat(broken.code()).isEqualTo(ErrorCode.MODEL_MISSING);
                assertThat(broken.fix()).isEqualTo("ollama pull phi3:mini");
            });
            assertThatThrownBy(health::orThrow).hasMessageContaining("phi3:mini");
        }
    }

    @Test
    void somethingElseAtOllamasAddressIsAMatterOfConfiguration() {
        try (ScriptedServer server = new ScriptedServer(json("<html>hello</html>"))) {
            assertThat(servers(server).ollamaHealth("mistral"))
                    .isInstanceOfSatisfying(
                            Health.Broken.class,
                            broken -> assertThat(broken.fix()).contains("models.ollama_url"));
        }
    }

    @Test
    void anOpenAiServerIsAskedForItsModels() {
        try (ScriptedServer server = new ScriptedServer(json("{\"data\":[{\"id\":\"qwen\"}]}"))) {
            assertThat(servers(server).openAiHealth("qwen").ready()).isTrue();
            assertThat(servers(server).openAiHealth("other"))
                    .isInstanceOfSatisfying(
                            Health.Broken.class,
                            broken -> assertThat(broken.fix()).contains("qwen"));
        }
    }

    @Test
    void aServerThatDoesNotListItsModelsIsGivenTheBenefitOfTheDoubt() {
        try (ScriptedServer server = new ScriptedServer(status(404, "nope"))) {
            assertThat(servers(server).openAiHealth("qwen").ready()).isTrue();
        }
    }

    @Test
    void aMissingKeyIsNamed() {
        try (ScriptedServer server = new ScriptedServer(status(401, "{}"))) {
            assertThat(servers(server).openAiHealth("qwen"))
                    .isInstanceOfSatisfying(
                            Health.Broken.class,
                            broken -> assertThat(broken.fix()).startsWith("export LAB_KEY="));
        }
    }
}
