package io.holdfast.lab.run;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Told how far a run is, after every trial. */
@FunctionalInterface
public interface Progress {
    void update(Snapshot snapshot);

    /**
     * How far a run is.
     *
     * @param reused answers taken from before, part of {@code done}
     * @param eta time left, from all trials finished in this execution; null before the first
     */
    record Snapshot(
            int done,
            int failed,
            int reused,
            int total,
            Duration elapsed,
            @Nullable Duration eta) {
        static Snapshot of(int finished, int failed, int reused, int total, Duration elapsed) {
            int left = total - finished - reused;
            return new Snapshot(
                    finished + reused,
                    failed,
                    reused,
                    total,
                    elapsed,
                    finished == 0 ? null : elapsed.multipliedBy(left).dividedBy(finished));
        }
    }
}
