package io.holdfast.core.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.ConversationSettings;
import io.holdfast.core.model.Answer;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatencyAndCostTest {
    @ParameterizedTest
    @CsvSource({
        "2026-09-01T10:00:00Z, 2026-09-01T10:00:07.5Z, 7500",
        "2026-09-01T10:00:00.000000, 2026-09-01 10:00:02, 2000",
        "2026-09-01T10:00:00+07:00, 2026-09-01T03:00:04Z, 4000",
        "2026-09-01 10:00:00 UTC, 2026-09-01T12:00:01+0200, 1000",
        "1788256800, 1788256803500, 3500",
        "1788256800.25, 1788256801, 750"
    })
    void timesAreReadAsChatLogsWriteThem(String asked, String answered, long millis) {
        assertThat(Talk.measured(Latencies.between(turn(asked), turn(answered))))
                .isEqualTo(Duration.ofMillis(millis));
    }

    @ParameterizedTest
    @CsvSource({
        "yesterday, 2026-09-01T10:00:00Z",
        "2026-09-01T10:00:00Z, 2026-13-45T99:00:00Z",
        "2026-09-01T10:00:05Z, 2026-09-01T10:00:00Z",
        ", 2026-09-01T10:00:00Z"
    })
    void aTimeThatCannotBeReadLeavesLatencyUnmeasured(String asked, String answered) {
        assertThat(Talk.code(Latencies.between(turn(asked), turn(answered)))).isEqualTo("no_time");
    }

    @ParameterizedTest
    @CsvSource({"10, PASS", "11, WARN", "60, WARN", "61, FAIL"})
    void aSlowResponseWarnsAndAVerySlowOneFails(int seconds, Outcome expected) {
        String answered = String.format("2026-09-01T10:%02d:%02dZ", seconds / 60, seconds % 60);
        ConversationReport report = new ConversationScorer(ConfigLoader.defaults(), null, null)
                .score(
                        new Conversation(
                                "c",
                                null,
                                null,
                                List.of(
                                        new Turn("1", Role.USER, "Where is gate B?", "2026-09-01T10:00:00Z"),
                                        new Turn("2", Role.ASSISTANT, "Gate B is in Hall Nord.", answered))),
                        new RetrievedContext(
                                List.of(new Chunk("g", null, null, "Gate B is in Hall Nord.")),
                                List.of(),
                                List.of(),
                                List.of()));
        assertThat(report.reasons())
                .filteredOn(r -> r.outcome() != Outcome.PASS)
                .allMatch(r -> r.part().equals("latency"));
        assertThat(report.outcome()).isEqualTo(expected);
    }

    @Test
    void moneyIsAddedInDecimals() {
        ConversationSettings settings = ConfigLoader.defaults().conversation();
        Cost cost = Talk.measured(Cost.of(new Answer.Usage(1001, 7), "gpt-4o-mini", settings));
        assertThat(cost.amount()).isEqualByComparingTo("0.00015435");
        assertThat(cost.assumed()).isFalse();
        assertThat(Talk.measured(Cost.of(new Answer.Usage(1, 0), null, settings))
                        .assumed())
                .isTrue();
        assertThat(Talk.code(Cost.of(new Answer.Usage(1, 1), "some-model", settings)))
                .isEqualTo("no_price");
    }

    @Test
    void pricesPerThousandTokensAreConfigured() {
        ConversationSettings settings = new ConfigLoader()
                .set("conversation.prices", "{own: {input: 0.1, output: 0.3, tokens: 1000, currency: EUR}}", "test")
                .load()
                .config()
                .conversation();
        Cost cost = Talk.measured(Cost.of(new Answer.Usage(30, 10), "own", settings));
        assertThat(cost.amount()).isEqualByComparingTo("0.006");
        assertThat(cost.currency()).isEqualTo("EUR");
    }

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
                                RetrievedContext.NONE))
                .toList();
        Batch batch = new Batch(reports);
        assertThat(batch.latency(0.50)).contains(Duration.ofSeconds(10));
        assertThat(batch.latency(0.95)).contains(Duration.ofSeconds(19));
        assertThat(batch.latency(0.99)).contains(Duration.ofSeconds(20));
        assertThat(new Batch(List.of()).latency(0.5)).isEmpty();
    }

    private static Turn turn(String time) {
        return new Turn("1", Role.USER, "x", time);
    }
}
