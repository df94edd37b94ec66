package io.holdfast.core.model;

import java.util.List;

/** Claims, evidence and verdicts of one answer, in the order of the answer. */
public record Trace(List<TracedClaim> claims) {
    public static final Trace EMPTY = new Trace(List.of());

    public Trace {
        claims = List.copyOf(claims);
    }

    public long count(Verdict verdict) {
        return claims.stream().filter(c -> c.verdict() == verdict).count();
    }

    /** Supported claims over all claims; a trace without claims has no such number. */
    public double faithfulness() {
        if (claims.isEmpty()) {
            throw new IllegalStateException("a trace without claims has no faithfulness");
        }
        return (double) count(Verdict.SUPPORTED) / claims.size();
    }

    /** Where the answer says what the documents do not. */
    public List<Span> unsupportedSpans() {
        return claims.stream()
                .flatMap(c -> c.unsupportedSpans().stream())
                .distinct()
                .sorted()
                .toList();
    }
}
