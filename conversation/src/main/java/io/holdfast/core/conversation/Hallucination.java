package io.holdfast.core.conversation;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import java.util.List;

/** The claims of a response traced to the chunks, and to what the user said before. */
public record Hallucination(Trace trace) {
    public Hallucination {
        if (trace.claims().isEmpty()) {
            throw new IllegalArgumentException("no claim was traced");
        }
    }

    /** Supported claims over all claims: 1 is good. */
    public double support() {
        return trace.faithfulness();
    }

    /** Claims that count against the response over all claims: 0 is good. What is unsure counts on neither side. */
    public double score() {
        return (double) unsupported().size() / trace.claims().size();
    }

    /** Claims that the chunks contradict or do not hold. */
    public List<TracedClaim> unsupported() {
        return trace.claims().stream().filter(TracedClaim::marked).toList();
    }

    /** Claims that are neither shown nor refuted. */
    public List<TracedClaim> unsure() {
        return trace.claims().stream().filter(TracedClaim::review).toList();
    }

    /** Claims that only repeat the user. */
    public List<TracedClaim> saidByUser() {
        return trace.claims().stream()
                .filter(c -> c.rule() == Rule.SAID_BY_USER)
                .toList();
    }
}
