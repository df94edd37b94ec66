package io.holdfast.core.conversation;

import io.holdfast.core.conversation.turn.LogTimes;
import io.holdfast.core.model.ErrorCode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How long a user waited: from the question's turn to the turn that answers it. */
final class Latencies {
    private Latencies() {}

    static Measurement<Duration> between(@Nullable Turn question, @Nullable Turn answer) {
        if (question == null || answer == null) {
            return Measurement.none(ErrorCode.NO_TIME, "there is no pair of turns to take the time between");
        }
        Optional<Instant> asked = LogTimes.read(question.createdAt());
        Optional<Instant> answered = LogTimes.read(answer.createdAt());
        if (asked.isEmpty()) {
            return unread(question);
        }
        if (answered.isEmpty()) {
            return unread(answer);
        }
        Duration waited = Duration.between(asked.get(), answered.get());
        return waited.isNegative()
                ? Measurement.none(
                        ErrorCode.NO_TIME,
                        "turn " + answer.number() + " (" + answer.createdAt() + ") is dated before turn "
                                + question.number() + " (" + question.createdAt() + ")")
                : Measurement.of(waited);
    }

    private static Measurement<Duration> unread(Turn turn) {
        return Measurement.none(
                ErrorCode.NO_TIME,
                turn.createdAt() == null
                        ? "turn " + turn.number() + " has no created_at"
                        : "created_at of turn " + turn.number() + " is no time: \"" + turn.createdAt()
                                + "\"; ISO 8601 or Unix time is read");
    }
}
