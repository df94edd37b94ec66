package io.holdfast.models.chat;

import static io.holdfast.models.chat.ScriptedServer.json;
import static io.holdfast.models.chat.ScriptedServer.status;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.ChatModel.Message;
import io.holdfast.core.port.ChatModel.Request;
import io.holdfast.models.TestConfig;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpenAiChatTest {
    private static final Request ASK = new Request(List.of(Message.user("Name the capital of Peru.")), 16, 23);
    private static final String REPLY = """
            {"choices":[{"index":0,"message":{"role":"assistant","content":"Lima"},"finish_reason":"stop"}],
             "usage":{"prompt_tokens":12,"completion_tokens":2,"total_tokens":14}}""";
    private static final String SECRET = "sk-very-secret-0451";

    private static ChatModel model(ScriptedServer server, String key) {
        return new ModelServers(
                        TestConfig.with("models.openai_url", server.url() + "/v1", "models.openai_key_env", "PERU_KEY"),
                        name -> name.equals("PERU_KEY") ? key : null,
                        new FakeTiming())
                .openAi("llama-3");
    }

    private static HoldfastException failure(ScriptedServer server, String key) {
        try {
            model(server, key).chat(ASK);
        } catch (HoldfastException e) {
            return e;
        }
        throw new AssertionError("the call should have failed");
    }

    @Test
    void sendsTheKeyAndFixedSamplingAndReadsTheAnswer() {
        try (ScriptedServer server = new ScriptedServer(json(REPLY))) {
            ChatModel.Reply reply = model(server, SECRET).chat(ASK);
            assertThat(reply.text()).isEqualTo("Lima");
            assertThat(reply.usage().outputTokens()).isEqualTo(2);
            ScriptedServer.Received sent = server.received().get(0);
            assertThat(sent.path()).isEqualTo("/v1/chat/completions");
            assertThat(sent.authorization()).isEqualTo("Bearer " + SECRET);
            assertThat(sent.json().path("temperature").asDouble(1)).isZero();
            assertThat(sent.json().path("top_p").asDouble(1)).isLessThan(0.001);
            assertThat(sent.json().path("seed").asInt()).isEqualTo(23);
            assertThat(sent.json().path("max_tokens").asInt()).isEqualTo(16);
        }
    }

    @Test
    void aLocalServerNeedsNoKey() {
        try (ScriptedServer server = new ScriptedServer(json(REPLY))) {
            model(server, null).chat(ASK);
            assertThat(server.received().get(0).authorization()).isEqualTo("null");
        }
    }

    /** Nothing would send them, and every message about the server would show them. */
    @ParameterizedTest
    @ValueSource(strings = {"http://lab:hunter2@127.0.0.1:9/v1", "http://hunter2@127.0.0.1:9"})
    void anAddressWithAPasswordIsRefusedAndNotShown(String url) {
        ModelServers servers = new ModelServers(
                TestConfig.with(
                        "models.openai_url", url, "models.ollama_url", url, "models.openai_key_env", "PERU_KEY"),
                name -> null,
                new FakeTiming());
        List<ThrowingCallable> ways = List.of(
                () -> servers.openAi("m"), () -> servers.ollama("m"), servers::local, () -> servers.openAiHealth("m"));

        for (ThrowingCallable way : ways) {
            assertThatThrownBy(way)
                    .isInstanceOfSatisfying(
                            HoldfastException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.BAD_CONFIG))
                    .hasMessageContaining("leave it out")
                    .hasMessageNotContaining("hunter2");
        }
        assertThatThrownBy(() -> servers.openAi("m")).hasMessageContaining("PERU_KEY");
    }

    @Test
    void aMissingKeyIsAskedForByTheNameOfItsVariable() {
        try (ScriptedServer server = new ScriptedServer(status(401, "{\"error\":{\"message\":\"no key\"}}"))) {
            HoldfastException failure = failure(server, null);
            assertThat(failure.code()).isEqualTo(ErrorCode.UNAUTHORIZED);
            assertThat(failure).hasMessageContaining("set the key in env PERU_KEY");
        }
    }

    @Test
    void aRefusedKeyIsNeverShownEvenWhenTheServerEchoesIt() {
        for (int code : new int[] {401, 400, 500}) {
            String body = "{\"error\":{\"message\":\"Incorrect API key: " + SECRET + "\"}}";
            try (ScriptedServer server = new ScriptedServer(status(code, body))) {
                HoldfastException failure = failure(server, SECRET);
                for (Throwable t = failure; t != null; t = t.getCause()) {
                    assertThat(t.toString()).doesNotContain(SECRET);
                }
            }
        }
    }

    @Test
    void aKeyThatAReplyQuotesIsInNoAnswerAndNoMessage() {
        for (String body : List.of(
                "<html>Bearer " + SECRET + "</html>", "[\"" + SECRET + "\"]", "{\"said\":\"" + SECRET + "\"}")) {
            try (ScriptedServer server = new ScriptedServer(json(body))) {
                HoldfastException failure = failure(server, SECRET);
                for (Throwable t = failure; t != null; t = t.getCause()) {
                    assertThat(t.toString()).doesNotContain(SECRET);
                }
            }
        }
        try (ScriptedServer server = new ScriptedServer(json(REPLY.replace("Lima", "key " + SECRET)))) {
            assertThat(model(server, SECRET).chat(ASK).text()).isEqualTo("key ***");
        }
    }

    @Test
    void aPlaceholderForAKeyChangesNoAnswer() {
        try (ScriptedServer server = new ScriptedServer(json(REPLY))) {
            assertThat(model(server, "Lima").chat(ASK).text()).isEqualTo("Lima");
        }
    }

    @Test
    void aKeyThatNoRequestCanCarryIsNotShown() {
        try (ScriptedServer server = new ScriptedServer(json(REPLY))) {
            assertThat(failure(server, SECRET + "\n" + SECRET))
                    .hasMessageContaining("PERU_KEY")
                    .hasMessageNotContaining(SECRET);
            assertThat(server.received()).isEmpty();
        }
    }

    @Test
    void anEmptyAccountIsABudgetMatterAndNotRetried() {
        String body = "{\"error\":{\"message\":\"You exceeded your quota\",\"code\":\"insufficient_quota\"}}";
        try (ScriptedServer server = new ScriptedServer(status(429, body))) {
            assertThat(failure(server, SECRET).code()).isEqualTo(ErrorCode.BUDGET_EXHAUSTED);
            assertThat(server.received()).hasSize(1);
        }
    }

    @Test
    void anUnknownModelIsNamed() {
        try (ScriptedServer server =
                new ScriptedServer(status(404, "{\"error\":{\"message\":\"The model does not exist\"}}"))) {
            HoldfastException failure = failure(server, SECRET);
            assertThat(failure.code()).isEqualTo(ErrorCode.MODEL_MISSING);
            assertThat(failure).hasMessageContaining("llama-3").hasMessageContaining("models.openai_url");
        }
    }

    @Test
    void aParameterTheModelDoesNotTakeIsLeftOutOrRenamed() {
        String first =
                "{\"error\":{\"message\":\"use max_completion_tokens\",\"code\":\"unsupported_parameter\",\"param\":\"max_tokens\"}}";
        String second = "{\"error\":{\"message\":\"only 1\",\"code\":\"unsupported_value\",\"param\":\"temperature\"}}";
        try (ScriptedServer server = new ScriptedServer(status(400, first), status(400, second), json(REPLY))) {
            ChatModel model = model(server, SECRET);
            assertThat(model.chat(ASK).text()).isEqualTo("Lima");
            model.chat(ASK);
            assertThat(server.received()).hasSize(4);
            JsonNode last = server.received().get(3).json();
            assertThat(last.has("max_tokens")).isFalse();
            assertThat(last.has("temperature")).isFalse();
            assertThat(last.path("max_completion_tokens").asInt()).isEqualTo(16);
        }
    }

    @Test
    void aReplyWithoutChoicesIsMalformed() {
        try (ScriptedServer server = new ScriptedServer(json("{\"choices\":[]}"))) {
            assertThat(failure(server, SECRET).code()).isEqualTo(ErrorCode.MALFORMED_REPLY);
        }
    }
}
