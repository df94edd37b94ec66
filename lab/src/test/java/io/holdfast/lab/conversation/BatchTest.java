package io.holdfast.lab.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.conversation.Role;
import io.holdfast.core.conversation.Turn;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BatchTest {
    @Test
    void percentilesOfABatchAreNearestRanks() {
        List<ConversationReport> reports = IntStream.rangeClosed(1, 20)
                .mapToObj(seconds -> new ConversationScorer(ConfigLoader.defaults(), null, null)
                        .score(
                                new Conversation(
                                        "c",
                                        null,
                                        null,
                                        List.of(
                                                new Turn("1", Role.USER, "Open now?", "2026-09-01T10:00:00Z"),
                                                new Turn(
                                                        "2",
                                                        Role.ASSISTANT,
                                                        "Yes!",
                                                        String.format("2026-09-01T10:00:%02dZ", seconds)))),
                                ConversationContext.NONE))
                .toList();
        Batch batch = new Batch(reports);
        assertThat(batch.latency(0.50)).contains(Duration.ofSeconds(10));
        assertThat(batch.latency(0.95)).contains(Duration.ofSeconds(19));
        assertThat(batch.latency(0.99)).contains(Duration.ofSeconds(20));
        assertThat(new Batch(List.of()).latency(0.5)).isEmpty();
    }
}
