package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.model.ErrorCode;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What a judge's reply says: at least one verdict, or why there is none. */
public sealed interface Reading {

    List<Anomaly> anomalies();

    /**
     * At least one statement has a verdict.
     *
     * @param rulings one place per statement, in the order asked; empty where the judge gave no verdict
     * @param cast every opinion in the order of the reply, surplus included
     * @param byOrder whether some opinion found its statement only by its place in the list
     * @param signed whether the reply echoed the nonce of the call
     */
    record Parsed(
            Attempt attempt,
            List<Optional<Ruling>> rulings,
            List<Opinion> cast,
            boolean byOrder,
            boolean signed,
            List<Anomaly> anomalies)
            implements Reading {
        public Parsed {
            Objects.requireNonNull(attempt, "attempt");
            rulings = List.copyOf(rulings);
            cast = List.copyOf(cast);
            anomalies = List.copyOf(anomalies);
            if (rulings.stream().noneMatch(Optional::isPresent)) {
                throw new IllegalArgumentException("a parsed reply has at least one verdict");
            }
        }

        /** Verdicts in the reply that belong to no statement. */
        public int surplus() {
            return cast.size()
                    - (int) rulings.stream().filter(Optional::isPresent).count();
        }
    }

    /** No verdict could be read: NO_STATEMENTS, JUDGE_REFUSED, NO_VERDICTS or UNKNOWN_NONCE. */
    record Unreadable(ErrorCode code, String reply, List<Anomaly> anomalies) implements Reading {
        public Unreadable {
            Objects.requireNonNull(code, "code");
            Objects.requireNonNull(reply, "reply");
            anomalies = List.copyOf(anomalies);
        }
    }
}
