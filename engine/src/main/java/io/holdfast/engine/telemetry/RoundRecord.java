package io.holdfast.engine.telemetry;

import io.holdfast.engine.gate.GateDecision;
import io.holdfast.engine.signal.Signals;
import java.util.List;
import java.util.Map;

/**
 * What happened in one round.
 *
 * @param kind {@code first}, {@code round}, {@code one_shot}, {@code bridge} or {@code reflect}
 * @param hyde what the pseudo-document was made of: {@code none}, {@code feedback} or {@code llm}
 * @param activations what each mechanism did in this round, by its name
 */
public record RoundRecord(
        int number,
        String kind,
        String query,
        List<String> anchorsSelected,
        int anchorsProposed,
        List<String> pathsPruned,
        List<String> passages,
        String hyde,
        int tokens,
        Map<String, Integer> activations,
        Signals signals,
        GateDecision decision) {
    public RoundRecord {
        anchorsSelected = List.copyOf(anchorsSelected);
        pathsPruned = List.copyOf(pathsPruned);
        passages = List.copyOf(passages);
    }

    /** This round with what was decided after it. */
    public RoundRecord decided(Map<String, Integer> activations, Signals signals, GateDecision decision) {
        return new RoundRecord(
                number,
                kind,
                query,
                anchorsSelected,
                anchorsProposed,
                pathsPruned,
                passages,
                hyde,
                tokens,
                activations,
                signals,
                decision);
    }
}
