package io.holdfast.lab.grounding;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import java.util.List;

/**
 * What was measured of one labelled answer.
 *
 * @param risk the product's word: higher is more likely unsupported
 * @param flagged the spans the product marks
 * @param rules the rule that decided each claim
 * @param documentKind the kind of text its claims were traced to
 * @param language what the product takes the answer's language for; empty where it did not look
 * @param nanos CPU time of its evaluation
 */
record Measured(
        LabelledAnswer answer,
        double risk,
        double wordNovelty,
        double bigramNovelty,
        List<Span> flagged,
        List<Rule> rules,
        String documentKind,
        String language,
        long nanos) {
    boolean bad() {
        return !answer.supported();
    }

    Scored scored() {
        return new Scored(answer, risk);
    }
}
