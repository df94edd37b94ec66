package io.holdfast.lab.store;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One tried trial as it is kept: answered, or failed with a reason.
 *
 * @param key hash of all the answer depends on
 * @param trial {@code CASE} or {@code CASE@CONDITION}
 * @param answer there when answered
 * @param error there when failed
 * @param attempts how often it was tried, earlier executions included
 */
public record TrialRow(
        String key,
        String trial,
        @Nullable Answer answer,
        @Nullable Failure error,
        int attempts,
        String finished) {
    public TrialRow {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(trial, "trial");
        Objects.requireNonNull(finished, "finished");
        if ((answer == null) == (error == null)) {
            throw new IllegalArgumentException("a trial was answered or failed, one of the two: " + trial);
        }
    }

    public boolean answered() {
        return answer != null;
    }

    public Duration latency() {
        return answer == null || answer.latency() == null ? Duration.ZERO : answer.latency();
    }

    /** Why a trial failed. */
    public record Failure(ErrorCode code, String message) {}
}
