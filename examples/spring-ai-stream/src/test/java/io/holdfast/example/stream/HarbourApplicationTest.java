package io.holdfast.example.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.example.stream.HarbourApplication.HarbourOffice;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import reactor.core.publisher.Flux;

/** The office with a model that makes something up: a script, so that this runs anywhere and for nothing. */
@SpringBootTest(classes = {HarbourApplication.class, HarbourApplicationTest.Scripted.class})
class HarbourApplicationTest {
    private static final String ANSWER =
            "A berth for the night costs 35 euros. The harbour master serves free lobster. The fuel pier is open from 08:00 to 18:00.";

    @Autowired
    private HarbourOffice office;

    @Autowired
    private MeterRegistry meters;

    @Test
    void inventedSentenceNeverReachesTheReader() {
        List<String> pieces =
                office.answer("What does a berth cost?").collectList().block();

        assertThat(pieces).as("it is a stream").hasSizeGreaterThan(1);
        assertThat(String.join("", pieces))
                .isEqualTo("A berth for the night costs 35 euros. The fuel pier is open from 08:00 to 18:00.");
        assertThat(meters.get("holdfast.stream.sentences")
                        .tags("action", "hold_back")
                        .counter()
                        .count())
                .isEqualTo(1);
    }

    /** What stands for a model server, and a registry to look into. */
    @Configuration(proxyBeanMethods = false)
    static class Scripted {
        @Bean
        ChatModel model() {
            return new ChatModel() {
                @Override
                public ChatResponse call(Prompt prompt) {
                    return piece(ANSWER);
                }

                @Override
                public Flux<ChatResponse> stream(Prompt prompt) {
                    return Flux.fromArray(ANSWER.split("(?<= )")).map(Scripted::piece);
                }
            };
        }

        private static ChatResponse piece(String text) {
            return new ChatResponse(List.of(new Generation(new AssistantMessage(text))));
        }

        @Bean
        MeterRegistry registry() {
            return new SimpleMeterRegistry();
        }
    }
}
