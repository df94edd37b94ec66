package io.holdfast.models.chat;

import static io.holdfast.models.chat.ScriptedServer.json;
import static io.holdfast.models.chat.ScriptedServer.status;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.ChatModel.Message;
import io.holdfast.core.port.ChatModel.Request;
import io.holdfast.models.TestConfig;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A schema goes to real servers in their own words; one that refuses it is asked without, once and for all. */
class StructuredOutputTest {
    private static final String SCHEMA = "{\"type\":\"object\"}";
    private static final Request ASK = new Request(List.of(Message.user("Reply in JSON.")), 16, 3, SCHEMA);
    private static final String OPENAI =
            "{\"choices\":[{\"message\":{\"content\":\"{}\"},\"finish_reason\":\"stop\"}],\"usage\":{}}";
    private static final String OLLAMA = "{\"message\":{\"content\":\"{}\"},\"done\":true}";
    private static final String REFUSAL = "{\"error\":{\"message\":\"json_schema is not implemented\"}}";

    private static ModelServers servers(ScriptedServer server) {
        return new ModelServers(
                TestConfig.with("models.ollama_url", server.url(), "models.openai_url", server.url() + "/v1"),
                name -> null,
                new FakeTiming());
    }

    @Test
    void anOpenAiServerGetsAStrictResponseFormat() {
        try (ScriptedServer server = new ScriptedServer(json(OPENAI))) {
            servers(server).openAi("m").chat(ASK);
            JsonNode format = server.received().get(0).json().path("response_format");
            assertThat(format.path("type").asText()).isEqualTo("json_schema");
            assertThat(format.path("json_schema").path("strict").asBoolean()).isTrue();
            assertThat(format.path("json_schema").path("schema").toString()).isEqualTo(SCHEMA);
        }
    }

    @Test
    void ollamaGetsTheSchemaAsFormat() {
        try (ScriptedServer server = new ScriptedServer(json(OLLAMA))) {
            servers(server).ollama("m").chat(ASK);
            assertThat(server.received().get(0).json().path("format").toString())
                    .isEqualTo(SCHEMA);
        }
    }

    @Test
    void withoutASchemaNothingIsAskedFor() {
        try (ScriptedServer server = new ScriptedServer(json(OPENAI))) {
            servers(server).openAi("m").chat(new Request(ASK.messages(), 16, 3));
            assertThat(server.received().get(0).json().has("response_format")).isFalse();
        }
    }

    @Test
    void aRefusedSchemaIsLeftOutFromThenOn() {
        try (ScriptedServer server = new ScriptedServer(status(400, REFUSAL), json(OPENAI))) {
            ChatModel model = servers(server).openAi("m");
            assertThat(model.chat(ASK).text()).isEqualTo("{}");
            model.chat(ASK);
            assertThat(server.received())
                    .extracting(r -> r.json().has("response_format"))
                    .containsExactly(true, false, false);
        }
    }

    @Test
    void anOldOllamaIsAskedWithoutFormat() {
        try (ScriptedServer server = new ScriptedServer(status(400, "{\"error\":\"invalid format\"}"), json(OLLAMA))) {
            ChatModel model = servers(server).ollama("m");
            model.chat(ASK);
            model.chat(ASK);
            assertThat(server.received())
                    .extracting(r -> r.json().has("format"))
                    .containsExactly(true, false, false);
        }
    }

    @Test
    void aRequestThatIsRefusedEitherWayFailsAndForgetsNothing() {
        try (ScriptedServer server = new ScriptedServer(status(400, REFUSAL), status(400, REFUSAL), json(OPENAI))) {
            ChatModel model = servers(server).openAi("m");
            assertThatThrownBy(() -> model.chat(ASK)).isInstanceOf(HoldfastException.class);
            model.chat(ASK);
            assertThat(server.received())
                    .extracting(r -> r.json().has("response_format"))
                    .containsExactly(true, false, true);
        }
    }
}
