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

    /** 1 - support: 0 is good. */
    public double score() {
        return (double) unsupported().size() / trace.claims().size();
    }

    public List<TracedClaim> unsupported() {
        return trace.claims().stream().filter(c -> !c.supported()).toList();
    }

    /** Claims that only repeat the user. */
    public List<TracedClaim> saidByUser() {
        return trace.claims().stream()
                .filter(c -> c.rule() == Rule.SAID_BY_USER)
                .toList();
    }
}
