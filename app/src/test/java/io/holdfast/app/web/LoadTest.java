package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.web.load.LoadCases;
import io.holdfast.app.web.load.LoadGenerator;
import io.holdfast.app.web.load.LoadTally;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** At twice what it can take: only 200 and 429, nobody unanswered, nobody made to wait beyond the bound. */
class LoadTest {
    private static final int DEADLINE_MILLISECONDS = 500;

    @TempDir
    private Path folder;

    private Service started() {
        return Service.start(
                folder,
                "serve.workers=1",
                "serve.queue=16",
                "serve.queue_deadline_milliseconds=" + DEADLINE_MILLISECONDS);
    }

    private static LoadGenerator load(Service service) {
        return new LoadGenerator(URI.create("http://127.0.0.1:" + service.port()), new LoadCases(16)::json);
    }

    @Test
    void twiceTheCapacityForAFewSeconds() throws Exception {
        overload(Duration.ofSeconds(3));
    }

    @Test
    @Tag("heavy")
    void twiceTheCapacityForAMinute() throws Exception {
        overload(Duration.ofSeconds(60));
    }

    private void overload(Duration time) throws Exception {
        try (Service service = started()) {
            LoadGenerator load = load(service);
            load.closed(2, Duration.ofSeconds(2));
            LoadTally atEase = load.closed(1, Duration.ofSeconds(2));
            LoadTally full = load.closed(3, Duration.ofSeconds(2));
            LoadTally loaded = load.open(2 * full.rate(), time);
            long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
            System.out.printf(
                    "load: at ease p99 %.1f ms, capacity %.0f/s; at 2x: %s, unanswered %d, accepted p99 %.1f ms, heap %d MB%n",
                    atEase.milliseconds(0.99),
                    full.rate(),
                    loaded.statuses(),
                    loaded.unanswered(),
                    loaded.milliseconds(0.99),
                    heap);

            assertThat(loaded.statuses().keySet()).isSubsetOf(200, 429);
            assertThat(loaded.count(200)).isPositive();
            assertThat(loaded.unanswered() + loaded.unconnected()).isZero();
            assertThat(loaded.unexplained()).as("429 without Retry-After").isZero();
            assertThat(loaded.milliseconds(0.99))
                    .isLessThanOrEqualTo(DEADLINE_MILLISECONDS + 3 * atEase.milliseconds(0.99));
        }
    }

    @Test
    void aStopInMidLoadLosesNothingAccepted() throws Exception {
        stopInMidLoad(2, 2_000);
    }

    /** At other moments and under more load: requests told 503 come faster than they can be answered one by one. */
    @Test
    @Tag("heavy")
    void fortyStopsInMidLoadLoseNothingAccepted() throws Exception {
        Random random = new Random(204);
        for (int i = 0; i < 40; i++) {
            stopInMidLoad(2 + i % 3 * 2, 500 + random.nextInt(2_500));
        }
    }

    private void stopInMidLoad(int times, int milliseconds) throws Exception {
        Service service = started();
        LoadGenerator load = load(service);
        LoadTally full = load.closed(3, Duration.ofSeconds(2));
        double first = scored(service);
        Flood flood = new Flood(load, times * full.rate());
        TimeUnit.MILLISECONDS.sleep(milliseconds);
        double before = scored(service) - first;
        service.server().close();
        LoadTally tally = flood.end();

        assertThat(tally.statuses().keySet()).isSubsetOf(200, 429, 503);
        assertThat(tally.lost()).as("sent, and not answered").isEmpty();
        assertThat(tally.count(200))
                .as("accepted before the stop, and answered")
                .isGreaterThanOrEqualTo((int) before);
    }

    private static double scored(Service service) {
        return service.metric("holdfast_cases_total", "outcome=\"scored\"");
    }
}
