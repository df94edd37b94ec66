package io.holdfast.core.judge;

import io.holdfast.core.judge.reply.Anomaly;
import java.util.List;
import java.util.stream.Collectors;

/** Anomalies as a person reads them; never the judge's text. */
final class AnomalySentence {
    private AnomalySentence() {}

    /** One sentence about the replies on one answer. */
    static String of(String caseId, List<Anomaly> anomalies) {
        return anomalies.stream()
                .map(AnomalySentence::of)
                .distinct()
                .collect(Collectors.joining("; ", "the judge's replies on case " + caseId + " were odd: ", ""));
    }

    private static String of(Anomaly anomaly) {
        String actual = anomaly.actual();
        return switch (anomaly.code()) {
            case COUNT_MISMATCH -> counted(anomaly.expected(), "verdict") + " expected, " + actual + " given";
            case SALVAGED -> "damaged JSON, of which the complete parts were used";
            case SURPLUS -> counted(actual, "verdict") + " more than there are statements";
            case UNKNOWN_ID -> counted(actual, "verdict") + " on statements that were not asked about";
            case UNPLACED -> counted(actual, "verdict") + " that could not be assigned to statements";
            case DUPLICATE_ID -> counted(actual, "statement") + " judged twice in one reply";
            case NOT_A_VERDICT -> counted(actual, "verdict") + " neither yes nor no";
            case REFUSAL -> "it declined";
            case UNKNOWN_NONCE -> "a nonce that was not given out, or none";
            case UNSIGNED -> "no nonce, so what it supports does not count";
            case INVENTED -> counted(actual, "statement") + " that the answer does not make, not scored";
            case DROPPED -> counted(actual, "claim") + " of the answer left out, asked about all the same";
            case MISSING ->
                counted(actual, "statement") + " without a verdict when asked twice, counted as unsupported";
        };
    }

    private static String counted(String number, String noun) {
        return number + " " + noun + (number.equals("1") ? "" : "s");
    }
}
