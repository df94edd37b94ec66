package io.holdfast.lab.explain;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Document;
import io.holdfast.core.read.DocumentReader;
import io.holdfast.text.fact.code.CodeToken;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.number.Quantity;
import java.util.ArrayList;
import java.util.List;

/** The numbers, dates and codes of a claim, each with what the documents say of it. */
final class ComparedValues {
    private static final int MOST_VALUES = 20;

    private final QuantityTolerance tolerance;

    ComparedValues(QuantityTolerance tolerance) {
        this.tolerance = tolerance;
    }

    /** A row for each value: as the claim has it, and whether it is stated. */
    List<List<String>> rows(String claim, List<Document> documents) {
        Terms said = Terms.of(claim);
        List<Terms> units = documents.stream()
                .flatMap(d -> DocumentReader.read(d.text()).stream())
                .map(u -> Terms.of(u.text()))
                .toList();
        List<List<String>> rows = new ArrayList<>();
        for (Quantity q : first(said.quantities())) {
            rows.add(List.of(
                    q.of(said.text()),
                    told(units.stream()
                            .flatMap(u -> u.quantities().stream())
                            .anyMatch(g -> q.compare(g, tolerance).stated()))));
        }
        for (DateFact d : first(said.dates())) {
            rows.add(List.of(
                    d.of(said.text()),
                    told(units.stream()
                            .flatMap(u -> u.dates().stream())
                            .anyMatch(g -> d.compare(g).stated()))));
        }
        for (CodeToken c : first(said.codes())) {
            rows.add(List.of(
                    c.text(), told(documents.stream().anyMatch(d -> d.text().contains(c.text())))));
        }
        return rows;
    }

    private static String told(boolean stated) {
        return stated ? "stated somewhere" : "stated nowhere";
    }

    private static <T> List<T> first(List<T> values) {
        return values.subList(0, Math.min(MOST_VALUES, values.size()));
    }
}
