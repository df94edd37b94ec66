package io.holdfast.core.conversation;

import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What became of the chunks.
 *
 * @param used said to be used, and here with text
 * @param unused retrieved, but not said to be used
 * @param missing said to be used or retrieved, but not here, or here without text
 * @param supporting a claim of the response rests on them, whatever the context says
 */
public record ChunkUse(List<String> used, List<String> unused, List<String> missing, List<String> supporting) {
    public ChunkUse {
        used = List.copyOf(used);
        unused = List.copyOf(unused);
        missing = List.copyOf(missing);
        supporting = List.copyOf(supporting);
    }

    static ChunkUse of(ConversationContext context, Measurement<Hallucination> hallucination) {
        Set<String> named = new LinkedHashSet<>(context.used());
        Set<String> readable = new LinkedHashSet<>();
        Set<String> all = new LinkedHashSet<>(context.used());
        all.addAll(context.retrieved());
        for (SourceChunk chunk : context.chunks()) {
            all.add(chunk.id());
            if (chunk.readable()) {
                readable.add(chunk.id());
            }
        }
        return new ChunkUse(
                all.stream().filter(readable::contains).filter(named::contains).toList(),
                all.stream()
                        .filter(readable::contains)
                        .filter(id -> !named.contains(id))
                        .toList(),
                all.stream().filter(id -> !readable.contains(id)).toList(),
                hallucination.fold(ChunkUse::supporting, none -> List.of()));
    }

    private static List<String> supporting(Hallucination hallucination) {
        Set<String> ids = new LinkedHashSet<>();
        for (TracedClaim claim : hallucination.trace().claims()) {
            if (claim.supported()
                    && claim.rule() != Rule.SAID_BY_USER
                    && !claim.evidence().isEmpty()) {
                Evidence best = claim.evidence().get(0);
                ids.add(best.passage().documentId());
            }
        }
        return List.copyOf(ids);
    }
}
