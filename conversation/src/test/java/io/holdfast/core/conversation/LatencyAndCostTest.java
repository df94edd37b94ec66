package io.holdfast.core.conversation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.ConversationSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
                        new ConversationContext(
                                List.of(new SourceChunk("g", null, null, "Gate B is in Hall Nord.")),
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
        Cost cost = Talk.measured(PriceList.of(settings).cost(new Answer.Usage(1001, 7), "gpt-4o-mini", null));
        assertThat(cost.amount()).isEqualByComparingTo("0.00015435");
        assertThat(cost.assumed()).isFalse();
        ConversationSettings assuming = new ConfigLoader()
                .set("conversation.model", "gpt-4o-mini", "test")
                .load()
                .config()
                .conversation();
        assertThat(Talk.measured(PriceList.of(assuming).cost(new Answer.Usage(1, 0), null, null))
                        .assumed())
                .isTrue();
        assertThat(Talk.code(PriceList.of(settings).cost(new Answer.Usage(1, 0), null, null)))
                .isEqualTo("no_price");
        assertThat(Talk.code(PriceList.of(settings).cost(new Answer.Usage(1, 1), "some-model", null)))
                .isEqualTo("no_price");
    }

    @ParameterizedTest
    @CsvSource({
        "gpt-4o-mini-2024-07-18, gpt-4o-mini",
        "openai/gpt-4o-mini, gpt-4o-mini",
        "openai:gpt-4.1-mini-2025-04-14, gpt-4.1-mini",
        "claude-3-5-sonnet-20240620, claude-3-5-sonnet",
        "anthropic.claude, ",
        "gpt-4o-audio-preview, ",
        "llama3, "
    })
    void aDatedNameHasThePriceOfItsFamilyAndAnUnknownModelNone(String model, String family) {
        Measurement<Cost> cost =
                PriceList.of(ConfigLoader.defaults().conversation()).cost(new Answer.Usage(10, 10), model, null);
        if (family == null) {
            assertThat(Talk.code(cost)).isEqualTo("no_price");
        } else {
            assertThat(Talk.measured(cost).family()).isEqualTo(family);
        }
    }

    @ParameterizedTest
    @CsvSource({"2024-06-01T10:00:00Z, 5.00", "2025-06-01T10:00:00Z, 2.50", "2024-05-01T10:00:00Z, "})
    void thePriceIsThatOfTheDay(String day, @Nullable BigDecimal expected) {
        Measurement<Cost> cost = PriceList.of(ConfigLoader.defaults().conversation())
                .cost(new Answer.Usage(1_000_000, 0), "gpt-4o", new Turn("1", Role.ASSISTANT, "Hi.", day));
        if (expected == null) {
            assertThat(Talk.code(cost)).isEqualTo("no_price");
        } else {
            assertThat(Talk.measured(cost).amount()).isEqualByComparingTo(expected);
        }
    }

    @Test
    void anOwnPriceFileIsReadAndABrokenLineNamed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("prices.csv");
        Files.writeString(file, "family,from,input,output,tokens,currency\nmine,2026-01-01,1,2,1000,EUR\n");
        Cost cost = Talk.measured(PriceList.of(with(file)).cost(new Answer.Usage(500, 500), "mine-20260101", null));
        assertThat(cost.amount()).isEqualByComparingTo("1.5");
        Files.writeString(file, "mine,yesterday,1,2,1000,EUR\n");
        assertThatThrownBy(() -> PriceList.of(with(file)))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("line 1");
    }

    private static ConversationSettings with(Path prices) {
        return new ConfigLoader()
                .set("conversation.price_file", prices.toString(), "test")
                .load()
                .config()
                .conversation();
    }

    @Test
    void pricesPerThousandTokensAreConfigured() {
        ConversationSettings settings = new ConfigLoader()
                .set("conversation.prices", "{own: {input: 0.1, output: 0.3, tokens: 1000, currency: EUR}}", "test")
                .load()
                .config()
                .conversation();
        Cost cost = Talk.measured(PriceList.of(settings).cost(new Answer.Usage(30, 10), "own", null));
        assertThat(cost.amount()).isEqualByComparingTo("0.006");
        assertThat(cost.currency()).isEqualTo("EUR");
    }

    private static Turn turn(String time) {
        return new Turn("1", Role.USER, "x", time);
    }
}
