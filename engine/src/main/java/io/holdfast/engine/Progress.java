package io.holdfast.engine;

import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.retrieve.Hit;
import io.holdfast.engine.signal.Signals;
import io.holdfast.engine.telemetry.RoundRecord;
import io.holdfast.engine.telemetry.TokenLedger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What one question has gathered so far: passages read, the best draft, what was spent. Confined to one thread. */
final class Progress {
    final TokenLedger ledger;
    final List<RoundRecord> rounds = new ArrayList<>();
    final Set<String> seen = new LinkedHashSet<>();
    final Set<String> documents = new LinkedHashSet<>();
    private final Map<String, Chunk> read = new LinkedHashMap<>();
    int round;
    int judgeCalls;
    boolean reflected;
    boolean oneShotUsed;

    @Nullable Draft draft;

    @Nullable Signals signals;
    /** The draft the judge spoke about: its verdict holds while the draft stays. */
    @Nullable Draft judged;

    Signals.Judgement verdict = Signals.Judgement.NOT_ASKED;

    Progress(int tokenBudget) {
        this.ledger = new TokenLedger(tokenBudget);
    }

    /** Remembers the passages and says which share of them is new. */
    double newShare(List<Hit> hits) {
        long fresh = hits.stream().filter(h -> !seen.contains(h.chunk().id())).count();
        hits.forEach(h -> {
            seen.add(h.chunk().id());
            documents.add(h.chunk().documentId());
        });
        return hits.isEmpty() ? 0 : (double) fresh / hits.size();
    }

    void addRead(Packed packed) {
        packed.passages().forEach(c -> read.put(c.id(), c));
    }

    /** Everything read in all rounds: what citations may name. */
    Packed allRead() {
        return new Packed(List.copyOf(read.values()), 0);
    }
}
