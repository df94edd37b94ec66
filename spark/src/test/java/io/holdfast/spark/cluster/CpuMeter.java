package io.holdfast.spark.cluster;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Clock and processor time of all processes started by this one, looked at often enough to see the last of each. */
final class CpuMeter {
    private final Map<Long, Duration> before = new HashMap<>();
    private final Map<Long, Duration> seen = new HashMap<>();
    private final long start = System.nanoTime();

    CpuMeter() {
        look();
        before.putAll(seen);
    }

    /** Notes what every process has used so far. */
    void look() {
        ProcessHandle.current()
                .descendants()
                .forEach(process -> process.info().totalCpuDuration().ifPresent(used -> seen.put(process.pid(), used)));
    }

    double seconds() {
        return (System.nanoTime() - start) / 1e9;
    }

    double cpuSeconds() {
        return seen.entrySet().stream()
                .mapToDouble(e -> e.getValue()
                                .minus(before.getOrDefault(e.getKey(), Duration.ZERO))
                                .toMillis()
                        / 1e3)
                .sum();
    }
}
