package io.holdfast.core.judge;

import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.judge.reply.Reading;
import io.holdfast.core.judge.reply.Ruling;
import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.model.ErrorCode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What of a reply counts. Support counts only where the reply is known to answer this call: it carries the nonce, it
 * speaks of the statements asked about and of no others, and which verdict belongs to which statement is no guess. What a
 * reply says against a statement always counts.
 *
 * @param rulings one place per statement; empty where nothing was said, or nothing that counts
 * @param cast the opinions that count
 * @param doubt why support was not believed; empty where all was
 */
record Belief(List<Optional<Ruling>> rulings, List<Opinion> cast, Optional<ErrorCode> doubt, List<Anomaly> anomalies) {
    /** What only a reply to some other question does. */
    private static final Set<Anomaly.Code> ELSEWHERE =
            EnumSet.of(Anomaly.Code.UNKNOWN_ID, Anomaly.Code.INVENTED, Anomaly.Code.UNPLACED);

    static Belief of(Reading.Parsed reading) {
        List<Anomaly> anomalies = new ArrayList<>(reading.anomalies());
        if (!reading.signed()) {
            anomalies.add(new Anomaly(Anomaly.Code.UNSIGNED, "the nonce of this call", "no nonce"));
            return against(reading, ErrorCode.UNKNOWN_NONCE, anomalies);
        }
        return anomalies.stream().anyMatch(a -> ELSEWHERE.contains(a.code()))
                ? against(reading, ErrorCode.MALFORMED_REPLY, anomalies)
                : new Belief(reading.rulings(), reading.cast(), Optional.empty(), anomalies);
    }

    private static Belief against(Reading.Parsed reading, ErrorCode doubt, List<Anomaly> anomalies) {
        List<Optional<Ruling>> kept = reading.rulings().stream()
                .map(r -> r.filter(ruling -> !ruling.supported()))
                .toList();
        List<Opinion> cast =
                reading.cast().stream().filter(o -> o != Opinion.YES).toList();
        boolean doubted = !kept.equals(reading.rulings());
        return new Belief(kept, cast, doubted ? Optional.of(doubt) : Optional.empty(), anomalies);
    }
}
