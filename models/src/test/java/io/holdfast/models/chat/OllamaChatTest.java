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
import org.junit.jupiter.api.Test;

class OllamaChatTest {
    private static final Request HELLO =
            new Request(List.of(Message.system("Be brief."), Message.user("Wie heißt der höchste Berg? 🏔")), 64, 11);
    private static final String REPLY = """
            {"model":"mistral","message":{"role":"assistant","content":"Die Zugspitze — 2962 m 🏔"},
             "done":true,"done_reason":"stop","prompt_eval_count":31,"eval_count":9}""";

    private final FakeTiming timing = new FakeTiming();

    private ChatModel mistral(String url) {
        return new ModelServers(TestConfig.with("models.ollama_url", url), name -> null, timing).ollama("mistral");
    }

    private HoldfastException failure(ScriptedServer server) {
        try {
            mistral(server.url()).chat(HELLO);
        } catch (HoldfastException e) {
            return e;
        }
        throw new AssertionError("the call should have failed");
    }

    @Test
    void asksForTheMostLikelyWordsAndReadsTextAndTokens() {
        try (ScriptedServer server = new ScriptedServer(json(REPLY))) {
            ChatModel.Reply reply = mistral(server.url() + "/").chat(HELLO);
            assertThat(reply.text()).isEqualTo("Die Zugspitze — 2962 m 🏔");
            assertThat(reply.usage().inputTokens()).isEqualTo(31);
            assertThat(reply.usage().outputTokens()).isEqualTo(9);
            assertThat(reply.truncated()).isFalse();

            assertThat(server.received().get(0).path()).isEqualTo("/api/chat");
            JsonNode sent = server.received().get(0).json();
            assertThat(sent.path("stream").asBoolean(true)).isFalse();
            assertThat(sent.at("/messages/1/content").asText()).endsWith("Berg? 🏔");
            assertThat(sent.at("/options/temperature").asDouble(1)).isZero();
            assertThat(sent.at("/options/top_p").asDouble(1)).isZero();
            assertThat(sent.at("/options/seed").asInt()).isEqualTo(11);
            assertThat(sent.at("/options/num_predict").asInt()).isEqualTo(64);
        }
    }

    @Test
    void aLongPromptGetsAWindowThatHoldsIt() {
        try (ScriptedServer server = new ScriptedServer(json(REPLY))) {
            mistral(server.url()).chat(HELLO);
            mistral(server.url()).chat(new Request(List.of(Message.user("evidence ".repeat(5000))), 64, 11));
            assertThat(server.received().get(0).json().at("/options/num_ctx").asInt())
                    .isEqualTo(4096);
            assertThat(server.received().get(1).json().at("/options/num_ctx").asInt())
                    .isEqualTo(32768);
        }
    }

    @Test
    void anAnswerCutAtTheTokenLimitSaysSo() {
        try (ScriptedServer server = new ScriptedServer(json(REPLY.replace("\"stop\"", "\"length\"")))) {
            assertThat(mistral(server.url()).chat(HELLO).truncated()).isTrue();
        }
    }

    @Test
    void aModelThatSaysNothingIsAnEmptyAnswerNotAnError() {
        try (ScriptedServer server = new ScriptedServer(json("{\"message\":{\"content\":\"\"},\"done\":true}"))) {
            assertThat(mistral(server.url()).chat(HELLO).text()).isEmpty();
        }
    }

    @Test
    void aServerThatIsNotThereIsNamedWithTheCommandThatStartsIt() {
        String url;
        try (ScriptedServer server = new ScriptedServer(json(REPLY))) {
            url = server.url();
        }
        assertThatThrownBy(() -> mistral(url).chat(HELLO))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("does not answer at " + url)
                .hasMessageContaining("`ollama serve`")
                .extracting(e -> ((HoldfastException) e).code())
                .isEqualTo(ErrorCode.UNREACHABLE);
    }

    @Test
    void aMissingModelIsNamedWithTheCommandThatFetchesItAndNotAskedForTwice() {
        try (ScriptedServer server = new ScriptedServer(status(404, "{\"error\":\"model 'mistral' not found\"}"))) {
            HoldfastException failure = failure(server);
            assertThat(failure.code()).isEqualTo(ErrorCode.MODEL_MISSING);
            assertThat(failure).hasMessageContaining("`ollama pull mistral`");
            assertThat(server.received()).hasSize(1);
        }
    }

    @Test
    void anAddressThatIsNotOllamasIsAMatterOfConfiguration() {
        try (ScriptedServer server = new ScriptedServer(status(404, "<html>404 page not found</html>"))) {
            assertThat(failure(server).code()).isEqualTo(ErrorCode.BAD_CONFIG);
        }
        assertThatThrownBy(() -> mistral("not an address").chat(HELLO))
                .hasMessageContaining("models.ollama_url")
                .hasMessageContaining("not an address");
    }

    @Test
    void repliesThatAreNotAnswersAreMalformedAndTriedAgain() {
        for (String body :
                List.of("", "<html><body>Bad gateway</body></html>", REPLY.substring(0, 70), "[1,2]", "{}")) {
            try (ScriptedServer server = new ScriptedServer(json(body))) {
                HoldfastException failure = failure(server);
                assertThat(failure.code()).as(body).isEqualTo(ErrorCode.MALFORMED_REPLY);
                assertThat(server.received()).as(body).hasSize(4);
            }
        }
    }

    @Test
    void aReplyWithTheWrongContentTypeIsReadAnyway() {
        try (ScriptedServer server = new ScriptedServer(status(200, REPLY, "Content-Type", "text/plain"))) {
            assertThat(mistral(server.url()).chat(HELLO).text()).startsWith("Die Zugspitze");
        }
    }
}
