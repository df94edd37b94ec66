package io.holdfast.core.trace;

import io.holdfast.core.model.Rule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What fact rules found between a claim and a source: conflicts, values the source lacks, opposites that agree after all. */
final class Differences {
    final List<FactConflict> conflicts = new ArrayList<>();
    final List<String> absent = new ArrayList<>();

    /** Claim words that the source says by their negated opposite ("optional" for "not required"). */
    final Set<Term> saidOtherwise = new LinkedHashSet<>();

    /** How many values of the claim the source holds. */
    int found;

    void conflict(Rule rule, String claimSide, String sourceSide) {
        conflicts.add(new FactConflict(rule, claimSide, sourceSide));
    }
}
