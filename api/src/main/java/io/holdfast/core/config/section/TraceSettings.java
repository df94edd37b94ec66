package io.holdfast.core.config.section;

/**
 * How claims are traced.
 *
 * @param candidates spans compared with a claim in full
 * @param nearShare a span counts as strong that holds this share of what the best one holds
 * @param nearUnits spans up to this many away from a strong one are compared too
 * @param homeShare a claim tells where its answer comes from when its best span holds this share of what the best span of any claim holds
 * @param homeTerms words a claim must have to tell it
 * @param homeUnits spans up to this many away from there may be evidence of the answer's claims
 * @param awayWords words of a claim that a span out of scope must hold, and those in scope far fewer, for the claim to be looked for there
 * @param paragraphUnits a blank line between spans counts as this many, at most as many as the shorter paragraph has
 * @param lexicalSupport share of a claim's weighted words that a span must hold to support it by words alone
 * @param frameSupport share of a question's words that a span must hold to answer it
 * @param ungroundedFactor what a short answer keeps that matches the reference but occurs in no document
 * @param evidenceShown pieces of evidence kept per claim
 */
public record TraceSettings(
        int candidates,
        double nearShare,
        int nearUnits,
        double homeShare,
        int homeTerms,
        int homeUnits,
        int awayWords,
        int paragraphUnits,
        double lexicalSupport,
        double frameSupport,
        double ungroundedFactor,
        int evidenceShown) {
    public TraceSettings {
        Check.positive(candidates, "trace.candidates");
        Check.share(nearShare, "trace.near_share");
        Check.require(nearUnits >= 0, "trace.near_units", nearUnits, "0 or more");
        Check.share(homeShare, "trace.home_share");
        Check.require(homeTerms >= 0, "trace.home_terms", homeTerms, "0 or more");
        Check.require(homeUnits >= 0, "trace.home_units", homeUnits, "0 or more");
        Check.positive(awayWords, "trace.away_words");
        Check.require(paragraphUnits >= 0, "trace.paragraph_units", paragraphUnits, "0 or more");
        Check.threshold(lexicalSupport, "trace.lexical_support");
        Check.threshold(frameSupport, "trace.frame_support");
        Check.share(ungroundedFactor, "trace.ungrounded_factor");
        Check.positive(evidenceShown, "trace.evidence_shown");
    }
}
