package io.holdfast.models.chat;

import static io.holdfast.models.chat.ScriptedServer.json;
import static io.holdfast.models.chat.ScriptedServer.status;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.ChatModel.Message;
import io.holdfast.core.port.ChatModel.Request;
import io.holdfast.models.TestConfig;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What happens when a server is slow, broken, busy or down. */
@Timeout(30)
class PatienceTest {
    private static final Request ASK = new Request(List.of(Message.user("Is the museum open on Monday?")), 32, 5);
    private static final String REPLY = "{\"message\":{\"content\":\"No.\"},\"done\":true}";

    private final FakeTiming timing = new FakeTiming();

    private ChatModel model(ScriptedServer server, Object... settings) {
        List<Object> all = new ArrayList<>(List.of("models.ollama_url", server.url()));
        all.addAll(List.of(settings));
        return new ModelServers(TestConfig.with(all.toArray()), name -> null, timing).ollama("phi3:mini");
    }

    private static HoldfastException failure(ChatModel model) {
        try {
            model.chat(ASK);
        } catch (HoldfastException e) {
            return e;
        }
        throw new AssertionError("the call should have failed");
    }

    @Test
    void theTimeoutBoundsTheBodyNotOnlyTheHeaders() {
        try (ScriptedServer server = new ScriptedServer(ScriptedServer.stalling("{\"message\":"))) {
            HoldfastException failure =
                    failure(model(server, "inference.timeout_seconds", 1, "inference.max_retries", 1));
            assertThat(failure.code()).isEqualTo(ErrorCode.TIMEOUT);
            assertThat(failure).hasMessageContaining("inference.timeout_seconds");
        }
    }

    @Test
    void aConnectionThatBreaksInTheMiddleIsTriedAgain() {
        try (ScriptedServer server =
                new ScriptedServer(ScriptedServer.brokenAfter("{\"message\":{\"con"), json(REPLY))) {
            assertThat(model(server).chat(ASK).text()).isEqualTo("No.");
            assertThat(server.received()).hasSize(2);
        }
    }

    @Test
    void aConnectionThatAlwaysBreaksIsUnreachable() {
        try (ScriptedServer server = new ScriptedServer(ScriptedServer.brokenAfter("{"))) {
            assertThat(failure(model(server)).code()).isEqualTo(ErrorCode.UNREACHABLE);
        }
    }

    @Test
    void aBusyServerIsLeftAloneForAsLongAsItAsks() {
        try (ScriptedServer server =
                new ScriptedServer(status(429, "{\"error\":\"busy\"}", "Retry-After", "37"), json(REPLY))) {
            assertThat(model(server).chat(ASK).text()).isEqualTo("No.");
            assertThat(timing.sleeps()).containsExactly(Duration.ofSeconds(37));
        }
    }

    @Test
    void retryAfterMayBeADate() {
        assertThat(RetryAfter.parse("Thu, 29 Feb 2024 12:00:25 GMT", timing.clock()))
                .isEqualTo(Duration.ofSeconds(25));
        assertThat(RetryAfter.parse("Thu, 29 Feb 2024 11:00:00 GMT", timing.clock()))
                .isZero();
        assertThat(RetryAfter.parse("soon", timing.clock())).isZero();
    }

    @Test
    void aWaitBeyondTheDeadlineIsNotWaited() {
        try (ScriptedServer server = new ScriptedServer(status(429, "{}", "Retry-After", "3600"))) {
            assertThat(failure(model(server)).code()).isEqualTo(ErrorCode.RATE_LIMITED);
            assertThat(timing.sleeps()).isEmpty();
        }
    }

    @Test
    void serverErrorsAreRetriedWithGrowingPausesThatAreTheSameInEveryRun() {
        List<Duration> first = pausesOfOneFailingCall();
        assertThat(first).hasSize(3);
        for (int i = 0; i < first.size(); i++) {
            long full = 1000L << i;
            assertThat(first.get(i).toMillis()).isBetween(full / 2, full);
        }
        assertThat(pausesOfOneFailingCall()).isEqualTo(first);
    }

    private static List<Duration> pausesOfOneFailingCall() {
        PatienceTest fresh = new PatienceTest();
        try (ScriptedServer server = new ScriptedServer(status(503, "overloaded"))) {
            assertThat(failure(fresh.model(server)).code()).isEqualTo(ErrorCode.SERVER_ERROR);
            return fresh.timing.sleeps();
        }
    }

    @Test
    void aServerErrorThatPassesIsNotNoticed() {
        try (ScriptedServer server =
                new ScriptedServer(status(500, "{\"error\":\"runner died\"}"), status(502, "<html>"), json(REPLY))) {
            assertThat(model(server).chat(ASK).text()).isEqualTo("No.");
        }
    }

    @Test
    void aServerThatStaysDownIsLeftAloneAndTriedAgainAfterThePause() {
        try (ScriptedServer server = new ScriptedServer(status(500, "{\"error\":\"out of memory\"}"))) {
            ChatModel model = model(server, "clients.breaker_calls", 6, "clients.breaker_pause_seconds", 20);
            assertThat(failure(model)).hasMessageContaining("out of memory");
            assertThat(failure(model)).hasMessageContaining("paused");
            int asked = server.received().size();
            assertThat(asked).isEqualTo(6);

            assertThat(failure(model).code()).isEqualTo(ErrorCode.UNREACHABLE);
            assertThat(server.received()).hasSize(asked);

            server.then(json(REPLY));
            timing.advance(Duration.ofSeconds(21));
            failure(model);
            timing.advance(Duration.ofSeconds(21));
            assertThat(model.chat(ASK).text()).isEqualTo("No.");
        }
    }

    @Test
    void refusalsThatAreTheCallersFaultDoNotPauseTheServer() {
        try (ScriptedServer server = new ScriptedServer(status(400, "{\"error\":\"bad option\"}"))) {
            ChatModel model = model(server, "clients.breaker_calls", 2);
            for (int i = 0; i < 5; i++) {
                HoldfastException failure = failure(model);
                assertThat(failure.code()).isEqualTo(ErrorCode.BAD_INPUT);
                assertThat(failure).hasMessageContaining("bad option");
            }
            assertThat(server.received()).hasSize(5);
        }
    }

    @Test
    void requestsAreSpreadOverTheMinute() {
        try (ScriptedServer server = new ScriptedServer(json(REPLY))) {
            ChatModel model = model(server, "inference.requests_per_minute", 20);
            for (int i = 0; i < 5; i++) {
                model.chat(ASK);
            }
            assertThat(timing.nanos() / 1e9).isBetween(11.9, 12.1);
        }
    }

    @Test
    void anEndlessReplyIsCutOff() {
        ScriptedServer.Handler endless = exchange -> {
            exchange.sendResponseHeaders(200, 0);
            byte[] block = " ".repeat(1 << 16).getBytes(java.nio.charset.StandardCharsets.US_ASCII);
            for (int i = 0; i < 1000; i++) {
                exchange.getResponseBody().write(block);
            }
        };
        try (ScriptedServer server = new ScriptedServer(endless)) {
            HoldfastException failure =
                    failure(model(server, "clients.max_reply_megabytes", 1, "inference.max_retries", 1));
            assertThat(failure.code()).isEqualTo(ErrorCode.MALFORMED_REPLY);
            assertThat(failure).hasMessageContaining("clients.max_reply_megabytes");
        }
    }
}
