package io.holdfast.core.conversation;

import io.holdfast.core.model.Answer;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everything that was measured of one response of a conversation.
 *
 * @param context the given one, with what tools of the conversation returned
 * @param language code of the response's language, {@code und} where it cannot be told; null where there is no response
 * @param contextLanguages codes of the chunks' languages, where they are not the response's alone; else empty
 * @param unknownLinks links of the response that are in no chunk and no earlier turn
 */
public record ConversationReport(
        Conversation conversation,
        ConversationContext context,
        Pairing pairing,
        @Nullable String language,
        List<String> contextLanguages,
        Measurement<Relevance> relevance,
        Measurement<Completeness> completeness,
        Measurement<Hallucination> hallucination,
        ChunkUse chunks,
        List<String> unknownLinks,
        Measurement<Duration> latency,
        Answer.Usage tokens,
        Measurement<Cost> cost,
        List<Reason> reasons) {
    private static final Set<String> QUALITY = Set.of("relevance", "completeness", "hallucination");

    public ConversationReport {
        Objects.requireNonNull(conversation, "conversation");
        Objects.requireNonNull(context, "context");
        Objects.requireNonNull(pairing, "pairing");
        contextLanguages = List.copyOf(contextLanguages);
        unknownLinks = List.copyOf(unknownLinks);
        reasons = List.copyOf(reasons);
    }

    /** Whether the part that a reason is about was measured; one that was not is never shown as passed. */
    public boolean measured(Reason reason) {
        return switch (reason.part()) {
            case "relevance" -> relevance instanceof Measurement.Measured;
            case "completeness" -> completeness instanceof Measurement.Measured;
            case "hallucination" -> hallucination instanceof Measurement.Measured;
            case "latency" -> latency instanceof Measurement.Measured;
            default -> true;
        };
    }

    /** The reasons about parts of quality that could not be measured though there was something to measure. */
    public List<Reason> unmeasured() {
        return reasons.stream()
                .filter(reason -> QUALITY.contains(reason.part()) && !measured(reason))
                .filter(reason -> reason.outcome() != Outcome.PASS)
                .toList();
    }

    /** Whether any part of quality was measured. */
    public boolean measuredAny() {
        return reasons.stream().anyMatch(reason -> QUALITY.contains(reason.part()) && measured(reason));
    }

    /** The worst outcome of any reason. */
    public Outcome outcome() {
        return reasons.stream().map(Reason::outcome).reduce(Outcome.PASS, Outcome::worse);
    }
}
