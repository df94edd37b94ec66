package io.holdfast.core.trace;

import java.util.List;

/**
 * Compares two texts as facts: numbers with units, dates, code, technical terms, names, negation, quantifiers,
 * comparisons and roles. Similarity plays no part here.
 */
public final class FactComparison {
    private static final List<FactRule> RULES = List.of(
            ValueRules::quantities,
            ValueRules::dates,
            ValueRules::codes,
            ValueRules::technical,
            new NameRule(),
            new PolarityRule(),
            new QuantifierRule(),
            new ComparativeRule(),
            new RoleRule());

    private final TermGroups groups;

    public FactComparison(List<List<String>> technicalTermGroups) {
        this.groups = new TermGroups(technicalTermGroups);
    }

    /** What {@code claim} says that cannot be true if {@code source} is; empty when nothing. */
    public List<FactConflict> conflicts(String claim, String source) {
        return compare(new Alignment(read(claim), read(source), Lexicon.BUNDLED)).conflicts;
    }

    Reading read(String text) {
        return Reading.of(text, Lexicon.BUNDLED, groups);
    }

    Differences compare(Alignment pair) {
        Differences out = new Differences();
        RULES.forEach(rule -> rule.compare(pair, out));
        return out;
    }
}
