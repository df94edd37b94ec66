package io.holdfast.app.web.metric;

import io.holdfast.app.web.http.Limit;
import io.holdfast.app.web.work.QueueObserver;
import io.holdfast.app.web.work.ScoreObserver;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.Hallucination;
import io.holdfast.core.conversation.Measurement;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** What the service counts and times of itself, for Prometheus. Names and labels are listed in docs/guide/service.md. */
public final class ServiceMetrics implements QueueObserver, ScoreObserver, AutoCloseable {
    private static final Duration[] BUCKETS = Stream.of(5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000)
            .map(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Timer waiting = Timer.builder("holdfast.queue.wait")
            .description("Time between the arrival of work and its beginning")
            .serviceLevelObjectives(BUCKETS)
            .register(registry);

    public ServiceMetrics() {
        new JvmMemoryMetrics().bindTo(registry);
        new JvmThreadMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
        collections.bindTo(registry);
    }

    /** The text Prometheus reads. */
    public String scrape() {
        return registry.scrape();
    }

    /** A request that was answered; the route is the pattern, never the address as sent. */
    public void answered(String method, String route, int status, Duration time) {
        Timer.builder("holdfast.http.requests")
                .description("Requests by route and status")
                .tags("method", method, "route", route, "status", Integer.toString(status))
                .serviceLevelObjectives(BUCKETS)
                .register(registry)
                .record(time);
    }

    public void gauge(String name, String description, Supplier<Number> value, String... tags) {
        Gauge.builder(name, value)
                .description(description)
                .tags(tags)
                .strongReference(true)
                .register(registry);
    }

    /** A count kept elsewhere. */
    public <T> void count(String name, String description, T source, ToLongFunction<T> value) {
        FunctionCounter.builder(name, source, value::applyAsLong)
                .description(description)
                .register(registry);
    }

    @Override
    public void waited(Duration time) {
        waiting.record(time);
    }

    /** A request that a limit refused. */
    public void refused(Limit limit) {
        increment("holdfast.rejected", "Requests refused because a limit was reached", "reason", limit.id());
    }

    @Override
    public void scored(Finding<Grounding> finding) {
        String outcome = finding.fold(s -> "scored", a -> "abstained", u -> "unmeasured");
        increment("holdfast.cases", "Cases by outcome", "outcome", outcome);
        finding.fold(s -> verdicts(s.detail().trace()), a -> verdicts(a.detail().trace()), u -> unmeasured(u.code()));
    }

    @Override
    public void scored(ConversationReport report) {
        increment(
                "holdfast.conversations",
                "Conversations by verdict",
                "verdict",
                report.outcome().id());
        if (report.hallucination() instanceof Measurement.Measured<Hallucination> measured) {
            verdicts(measured.value().trace());
        } else if (report.hallucination() instanceof Measurement.Unmeasured<Hallucination> none) {
            unmeasured(none.code());
        }
    }

    private MeterRegistry verdicts(Trace trace) {
        for (TracedClaim claim : trace.claims()) {
            increment(
                    "holdfast.verdicts",
                    "Claims by verdict and by the rule that decided",
                    "verdict",
                    claim.verdict().id(),
                    "rule",
                    claim.rule().id());
        }
        return registry;
    }

    private MeterRegistry unmeasured(ErrorCode code) {
        increment("holdfast.unmeasured", "What could not be measured, by code", "code", code.id());
        return registry;
    }

    private void increment(String name, String description, String... tags) {
        Counter.builder(name)
                .description(description)
                .tags(tags)
                .register(registry)
                .increment();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
