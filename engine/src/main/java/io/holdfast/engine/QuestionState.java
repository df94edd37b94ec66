package io.holdfast.engine;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.bridge.Bridge;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.gate.GateDecision;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.retrieve.Hit;
import io.holdfast.engine.signal.Signals;
import io.holdfast.engine.telemetry.RoundRecord;
import io.holdfast.engine.telemetry.TokenLedger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What one question has gathered so far: passages read, the best draft, what was spent. Confined to one thread. */
final class QuestionState {
    final Question question;
    final Instant begun;
    final TokenLedger ledger;
    final List<RoundRecord> rounds = new ArrayList<>();
    final Set<String> seen = new LinkedHashSet<>();
    final Set<String> documents = new LinkedHashSet<>();
    private final Map<String, Chunk> read = new LinkedHashMap<>();
    int round;
    int judgeCalls;
    private int judgeCallsNoted;
    boolean reflected;
    boolean oneShotUsed;
    /** Whether the last round found more than fitted into its context. */
    boolean unread;

    /** What the question describes and nobody has looked up yet. */
    @Nullable Bridge bridge;

    @Nullable Draft draft;

    @Nullable Signals signals;
    /** The draft the judge spoke about: its verdict holds while the draft stays. */
    @Nullable Draft judged;

    Signals.Judgement verdict = Signals.Judgement.NOT_ASKED;

    double judgeConfidence;

    QuestionState(Question question, @Nullable Bridge bridge, int tokenBudget, Instant begun) {
        this.begun = begun;
        this.question = question;
        this.bridge = bridge;
        this.ledger = new TokenLedger(tokenBudget);
    }

    Draft draft() {
        return Objects.requireNonNull(draft);
    }

    Signals signals() {
        return Objects.requireNonNull(signals);
    }

    void found(List<Hit> hits) {
        hits.forEach(h -> documents.add(h.chunk().documentId()));
    }

    void addRead(Packed packed) {
        packed.passages().forEach(c -> {
            seen.add(c.id());
            read.put(c.id(), c);
        });
    }

    /** Everything read in all rounds: what citations may name. */
    Packed allRead() {
        return new Packed(List.copyOf(read.values()), 0);
    }

    /** Whether a further retrieval would ask for something: a missing anchor, part of a list, a thing only described. */
    boolean somethingMissing() {
        Signals s = signals;
        return s != null && (!s.missing().isEmpty() || !s.invalid().isEmpty());
    }

    /** Adds to the last round what was decided after it. */
    void decided(GateDecision decision) {
        Signals s = signals();
        int last = rounds.size() - 1;
        Map<String, Integer> activations = new TreeMap<>(rounds.get(last).activations());
        activations.merge("judge", judgeCalls - judgeCallsNoted, Integer::sum);
        judgeCallsNoted = judgeCalls;
        activations.put("validators", s.invalid().isEmpty() ? 0 : 1);
        activations.put("conflict", s.conflict().isEmpty() ? 0 : 1);
        activations.put("gate", 1);
        rounds.set(last, rounds.get(last).decided(activations, s, decision));
    }
}
