package io.holdfast.core.decide;

import io.holdfast.core.read.TextUnit;
import java.util.Map;
import java.util.Set;

/**
 * Parts of the judgement that are left out, for measuring what each of them brings. Nothing but that measurement uses it.
 *
 * @param proofs proofs that are not tried
 * @param held features of the decision that have one value for every claim
 * @param plain kinds of text that are read as running text
 */
public record Without(Set<Proof> proofs, Map<String, Double> held, Set<TextUnit.Kind> plain) {
    /** What decides a claim before the model is asked. */
    public enum Proof {
        COPY,
        EDITED_COPY,
        OTHER_UNIT,
        ASKED_CELL
    }

    /** The whole judgement. */
    public static final Without NOTHING = new Without(Set.of(), Map.of(), Set.of());

    public Without {
        proofs = Set.copyOf(proofs);
        held = Map.copyOf(held);
        plain = Set.copyOf(plain);
    }

    public static Without proof(Proof proof) {
        return new Without(Set.of(proof), Map.of(), Set.of());
    }
}
