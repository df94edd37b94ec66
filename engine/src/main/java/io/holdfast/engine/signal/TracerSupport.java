package io.holdfast.engine.signal;

import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.engine.corpus.Chunk;
import java.util.List;

/** Support by claim tracing: the same rules that score anybody's answers score the engine's own drafts. */
public final class TracerSupport implements Support {
    private final Tracer tracer;

    public TracerSupport(Tracer tracer) {
        this.tracer = tracer;
    }

    @Override
    public Judged check(String sentence, List<Chunk> passages) {
        List<Document> documents = passages.stream()
                .map(c -> new Document(c.id(), c.title(), null, c.text()))
                .toList();
        TracedClaim traced = tracer.trace(new Claim(new Span(0, sentence.length()), sentence, sentence), documents);
        boolean against =
                traced.verdict() == Verdict.CONTRADICTED && !traced.evidence().isEmpty();
        return new Judged(
                traced.verdict(),
                traced.score(),
                against ? traced.evidence().get(0).passage().text() : "");
    }
}
