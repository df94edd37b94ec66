package io.holdfast.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.section.ExperimentSettings.Price;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.run.Progress.Snapshot;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class LimitsTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2030-05-05T00:00:00Z"));

    @Test
    void aMinutesWorthGoesThroughAtOnceAndTheRestWaitsForTheRefill() throws InterruptedException {
        RateLimit limit = new RateLimit(30, 1_000_000, now::get, this::advance);
        Instant start = now.get();
        for (int i = 0; i < 30; i++) {
            limit.acquire(1);
        }
        assertThat(now.get()).isEqualTo(start);
        for (int i = 0; i < 15; i++) {
            limit.acquire(1);
        }
        assertThat(Duration.between(start, now.get())).isBetween(Duration.ofMillis(29_990), Duration.ofMillis(30_010));
    }

    @Test
    void tokensAreLimitedToo() throws InterruptedException {
        RateLimit limit = new RateLimit(1000, 6000, now::get, this::advance);
        Instant start = now.get();
        limit.acquire(6000);
        limit.acquire(3000);
        assertThat(Duration.between(start, now.get())).isBetween(Duration.ofMillis(29_990), Duration.ofMillis(30_010));
    }

    @Test
    void aCallIsMadeOnlyWhenItsWorstCaseFits() {
        Budget budget = new Budget(100, 1, null);
        Budget.Estimate worst = new Budget.Estimate(20, 40);
        assertThat(budget.reserve(worst)).isTrue();
        assertThat(budget.reserve(worst)).isFalse();
        budget.settle(worst, new Answer.Usage(20, 5));
        assertThat(budget.reserve(worst)).isTrue();
    }

    @Test
    void moneyIsALimitOfItsOwn() {
        Budget budget = new Budget(1_000_000_000, 0.05, new Price(10, 30));
        assertThat(budget.reserve(new Budget.Estimate(2000, 1000))).isTrue();
        assertThat(budget.reserve(new Budget.Estimate(2, 1))).isFalse();
    }

    @Test
    void theEtaComesFromAllFinishedTrialsAndNotFromReusedOnes() {
        Snapshot snapshot = Snapshot.of(4, 1, 10, 20, Duration.ofSeconds(8));
        assertThat(snapshot.done()).isEqualTo(14);
        assertThat(snapshot.eta()).isEqualTo(Duration.ofSeconds(12));
        assertThat(Snapshot.of(0, 0, 10, 20, Duration.ofSeconds(8)).eta()).isNull();
    }

    @Test
    void aDeadlineCutsTheLastCallShort() {
        AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5);
        Deadline deadline = Deadline.in(Duration.ofSeconds(10), nanos::get);
        assertThat(deadline.remaining(Duration.ofSeconds(900))).isEqualTo(Duration.ofSeconds(10));
        assertThat(deadline.remaining(Duration.ofSeconds(3))).isEqualTo(Duration.ofSeconds(3));
        nanos.addAndGet(Duration.ofSeconds(10).toNanos() - 1);
        assertThat(deadline.passed()).isFalse();
        nanos.addAndGet(1);
        assertThat(deadline.passed()).isTrue();
        assertThat(Deadline.none().passed()).isFalse();
    }

    @Test
    void allMeansAllFourDimensionsAndAnUnknownOneIsNamed() {
        assertThat(Dimension.parse("all"))
                .as("retrieval tells of the data set, not of the model")
                .containsExactlyInAnyOrder(
                        Dimension.FAITHFULNESS, Dimension.CONSISTENCY, Dimension.DEPENDENCY, Dimension.SENSITIVITY);
        assertThat(Dimension.parse("retrieval")).containsExactly(Dimension.RETRIEVAL);
        assertThat(Dimension.parse("sensitivity, faithfulness"))
                .containsExactlyInAnyOrder(Dimension.FAITHFULNESS, Dimension.SENSITIVITY);
        assertThatThrownBy(() -> Dimension.parse("faithfullness"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("faithfullness");
    }

    private void advance(Duration duration) {
        now.updateAndGet(n -> n.plus(duration));
    }
}
