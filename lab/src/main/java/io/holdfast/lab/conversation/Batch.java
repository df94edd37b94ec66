package io.holdfast.lab.conversation;

import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.Cost;
import io.holdfast.core.conversation.Measurement;
import io.holdfast.core.conversation.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What reports say together. */
public record Batch(List<ConversationReport> reports) {
    public Batch {
        reports = List.copyOf(reports);
    }

    public long count(Outcome outcome) {
        return reports.stream().filter(r -> r.outcome() == outcome).count();
    }

    /** The latencies that could be measured, shortest first. */
    public List<Duration> latencies() {
        return reports.stream()
                .flatMap(r -> r.latency().<Stream<Duration>>fold(Stream::of, none -> Stream.empty()))
                .sorted()
                .toList();
    }

    /** The latency that this share of the measured responses did not exceed (nearest rank). */
    public Optional<Duration> latency(double share) {
        if (!(share > 0 && share <= 1)) {
            throw new IllegalArgumentException("share outside (0, 1]: " + share);
        }
        List<Duration> sorted = latencies();
        return sorted.isEmpty()
                ? Optional.empty()
                : Optional.of(sorted.get((int) Math.ceil(share * sorted.size()) - 1));
    }

    /** Costs added up, a currency at a time, in alphabetical order. */
    public List<Cost> costs() {
        Map<String, Cost> sums = new TreeMap<>();
        for (ConversationReport report : reports) {
            if (report.cost() instanceof Measurement.Measured<Cost> cost) {
                sums.merge(cost.value().currency(), cost.value(), Batch::plus);
            }
        }
        return List.copyOf(sums.values());
    }

    private static Cost plus(Cost a, Cost b) {
        return new Cost(
                a.amount().add(b.amount()),
                a.currency(),
                a.model().equals(b.model()) ? a.model() : "several",
                a.family().equals(b.family()) ? a.family() : "several",
                a.assumed() || b.assumed());
    }
}
