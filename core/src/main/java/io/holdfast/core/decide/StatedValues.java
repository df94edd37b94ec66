package io.holdfast.core.decide;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.number.Quantity;
import java.util.stream.Stream;

/** Whether some document states a value, however it is written. A number without its unit, as in a table whose head names it, counts. */
record StatedValues(QuantityTolerance tolerance) {
    boolean in(EvidenceIndex index, Quantity claimed) {
        return index.quantities().stream()
                        .anyMatch(g -> claimed.compare(g, tolerance).stated()
                                || claimed.inAnyReading(g, tolerance).supports())
                || claimed.unit() == null
                        && dates(index)
                                .flatMap(d -> Stream.of(d.from(), d.to() == null ? d.from() : d.to()))
                                .anyMatch(w -> w instanceof When.Clock clock && clock.saidAs(claimed.low()));
    }

    boolean in(EvidenceIndex index, DateFact claimed) {
        return dates(index).anyMatch(d -> claimed.compare(d).stated());
    }

    private static Stream<DateFact> dates(EvidenceIndex index) {
        return index.units().flatMap(u -> u.terms().dates().stream());
    }
}
