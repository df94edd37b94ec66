package io.holdfast.core.config;

/**
 * How claims are traced.
 *
 * @param candidates spans compared with a claim in full
 * @param embeddedCandidates spans embedded for a claim
 * @param lexicalSupport share of a claim's weighted content words that a span must hold to support it by words alone
 * @param conflictAlignment share of the claim's other words a span must hold before a differing fact is a contradiction
 * @param evidenceShown pieces of evidence kept per claim
 */
public record TraceSettings(
        int candidates, int embeddedCandidates, double lexicalSupport, double conflictAlignment, int evidenceShown) {
    public TraceSettings {
        Check.positive(candidates, "trace.candidates");
        Check.positive(embeddedCandidates, "trace.embedded_candidates");
        Check.threshold(lexicalSupport, "trace.lexical_support");
        Check.threshold(conflictAlignment, "trace.conflict_alignment");
        Check.positive(evidenceShown, "trace.evidence_shown");
    }
}
