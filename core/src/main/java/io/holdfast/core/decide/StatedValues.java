package io.holdfast.core.decide;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.Terms;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.number.Quantity;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether some document states a value, however it is written. A number without its unit, as in a table whose head names it, counts. */
record StatedValues(QuantityTolerance tolerance) {
    /** Each value is looked for in all documents: a claim that is nothing but values would cost their product. */
    static final int MOST_VALUES = 20;

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

    /** The words of those values of a claim that some document states, in whatever form; of its first ones. */
    Set<String> words(Terms claim, EvidenceIndex index) {
        Stream<String> amounts = claim.quantities().stream()
                .limit(MOST_VALUES)
                .filter(q -> in(index, q))
                .map(q -> q.of(claim.text()));
        Stream<String> days = claim.dates().stream()
                .limit(MOST_VALUES)
                .filter(d -> in(index, d))
                .map(d -> d.of(claim.text()));
        return Stream.concat(amounts, days)
                .flatMap(value -> Terms.words(value).keySet().stream())
                .collect(Collectors.toSet());
    }

    private static Stream<DateFact> dates(EvidenceIndex index) {
        return index.units().flatMap(u -> u.terms().dates().stream());
    }
}
