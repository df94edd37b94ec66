package io.holdfast.core.decide;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.fact.date.DateFact;
import io.holdfast.core.fact.number.Quantity;
import io.holdfast.core.find.EvidenceIndex;

/** Whether some document states a value, however it is written. A number without its unit, as in a table whose head names it, counts. */
record StatedValues(QuantityTolerance tolerance) {
    boolean in(EvidenceIndex index, Quantity claimed) {
        return index.quantities().stream()
                .anyMatch(g -> claimed.compare(g, tolerance).stated());
    }

    boolean in(EvidenceIndex index, DateFact claimed) {
        return index.units()
                .flatMap(u -> u.terms().dates().stream())
                .anyMatch(d -> claimed.compare(d).stated());
    }
}
