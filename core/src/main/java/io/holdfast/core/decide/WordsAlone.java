package io.holdfast.core.decide;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.Terms;
import io.holdfast.text.Normalizer;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.lang.Marks;
import java.util.List;
import java.util.Set;

/**
 * When words may support a claim without a model: one unit holds almost all of them and every value, and nothing in it
 * could bind them otherwise (a second value of the same kind, a negation, a limit that the claim does not share).
 */
record WordsAlone(QuantityTolerance tolerance) {
    private static final double ALMOST_ALL = 0.95;

    /** Share of the claim's words that the unit must hold in the claim's order. */
    private static final double IN_ORDER = 0.85;

    /** More values than a sentence has: they are not compared one with another. */
    static final int MOST_VALUES = 100;

    boolean support(Terms claim, List<EvidenceIndex.Candidate> candidates) {
        return candidates.stream()
                .filter(c -> c.share() >= ALMOST_ALL)
                .map(c -> c.read().terms())
                .anyMatch(unit -> EditedCopy.repeated(claim.text(), unit.text()) >= IN_ORDER // none of a long unit
                        && values(claim, unit)
                        && small(claim.text(), unit.text()));
    }

    private boolean values(Terms claim, Terms unit) {
        return Math.max(claim.quantities().size(), claim.dates().size()) <= MOST_VALUES
                && claim.quantities().stream().allMatch(q -> alone(q, unit.quantities()))
                && claim.dates().stream().allMatch(d -> alone(d, unit.dates()))
                && claim.codes().stream().allMatch(c -> unit.text().contains(c.text()));
    }

    /** Stated, and no other amount of its kind is. */
    private boolean alone(Quantity q, List<Quantity> given) {
        return given.stream().anyMatch(g -> q.compare(g, tolerance).supports())
                && given.stream().noneMatch(g -> q.compare(g, tolerance).conflicts());
    }

    private static boolean alone(DateFact d, List<DateFact> given) {
        return given.stream().anyMatch(g -> d.compare(g).supports())
                && given.stream().noneMatch(g -> d.compare(g).conflicts());
    }

    /** Negations and limits are the same on both sides. */
    private static boolean small(String claim, String unit) {
        return marks(claim, Marks.NEGATION) % 2 == marks(unit, Marks.NEGATION) % 2
                && (marks(claim, Marks.LIMIT) > 0) == (marks(unit, Marks.LIMIT) > 0)
                && marks(claim, Marks.STRONG) == marks(unit, Marks.STRONG)
                && marks(claim, Marks.WEAK) == marks(unit, Marks.WEAK);
    }

    private static long marks(String text, Set<String> marks) {
        return Normalizer.words(text).stream().filter(marks::contains).count();
    }
}
