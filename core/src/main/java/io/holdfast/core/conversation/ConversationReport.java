package io.holdfast.core.conversation;

import io.holdfast.core.model.Answer;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/** Everything that was measured of one response of a conversation. */
public record ConversationReport(
        Conversation conversation,
        RetrievedContext context,
        Pairing pairing,
        Measurement<Relevance> relevance,
        Measurement<Completeness> completeness,
        Measurement<Hallucination> hallucination,
        ChunkUse chunks,
        Measurement<Duration> latency,
        Answer.Usage tokens,
        Measurement<Cost> cost,
        List<Reason> reasons) {
    public ConversationReport {
        Objects.requireNonNull(conversation, "conversation");
        Objects.requireNonNull(context, "context");
        Objects.requireNonNull(pairing, "pairing");
        reasons = List.copyOf(reasons);
    }

    /** The worst outcome of any reason. */
    public Outcome outcome() {
        return reasons.stream().map(Reason::outcome).reduce(Outcome.PASS, Outcome::worse);
    }
}
