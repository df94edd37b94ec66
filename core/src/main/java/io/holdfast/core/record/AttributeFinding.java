package io.holdfast.core.record;

import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.Objects;

/**
 * What a record says about a few words of an answer.
 *
 * @param span the words, in the answer
 * @param verdict supported when an attribute has the value, contradicted when it has another, not found when the record
 *     leaves it open
 * @param evidence the attributes looked at, as they stand in their documents
 * @param diagnosis names the attribute and its value; empty when supported
 */
public record AttributeFinding(Span span, Verdict verdict, Rule rule, List<Evidence> evidence, String diagnosis) {
    public AttributeFinding {
        Objects.requireNonNull(span, "span");
        Objects.requireNonNull(verdict, "verdict");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(diagnosis, "diagnosis");
        evidence = List.copyOf(evidence);
    }

    public boolean supported() {
        return verdict == Verdict.SUPPORTED;
    }
}
