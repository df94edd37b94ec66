package io.holdfast.core.decide;

import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.model.Rule;

/**
 * A proof that a document says otherwise. No model may overrule it.
 *
 * @param unit the unit that says otherwise
 * @param why what both sides say, for people
 */
record Refutation(Rule rule, EvidenceIndex.Candidate unit, String why) {
    /** How much support a refuted claim keeps. */
    static final double SUPPORT = 0.08;
}
