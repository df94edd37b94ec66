package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.TextLayout;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A sentence that says of a row what its table does not: when the list for the trip closes, beside when the trip is. */
final class ToldElsewhere {
    private final Weights weights;
    private final Set<String> wanted;
    private final List<Chunk> passages;

    ToldElsewhere(Weights weights, Set<String> wanted, List<Chunk> passages) {
        this.weights = weights;
        this.wanted = wanted;
        this.passages = passages;
    }

    /** The sentence about the row and about something the question asks that the row leaves out: it answers then. */
    Optional<Structured> of(Block.Item row, int key, Set<String> accounted) {
        Set<String> lacking = new HashSet<>(wanted);
        lacking.removeAll(accounted);
        Set<String> named =
                TableAnswers.common(wanted, ComparedWords.content(row.cells().get(key)));
        Structured best = null;
        for (Chunk chunk : passages) {
            for (Span span : chunk.sentences()) {
                String sentence = span.of(chunk.text());
                Set<String> own = ComparedWords.content(sentence);
                boolean speaks = chunk.documentId().equals(row.chunk().documentId())
                        && !TextLayout.row(sentence)
                        && !sentence.strip().endsWith("?")
                        && !named.isEmpty()
                        && own.containsAll(named)
                        && !TableAnswers.common(own, lacking).isEmpty();
                own.addAll(ComparedWords.content(chunk.context()));
                double share = weights.share(wanted, own);
                if (speaks && (best == null || share > best.confidence())) {
                    String flat = sentence.strip().replaceAll("\\s+", " ");
                    best = new Structured("told", flat, chunk, span, flat, true, share);
                }
            }
        }
        return Optional.ofNullable(best);
    }
}
