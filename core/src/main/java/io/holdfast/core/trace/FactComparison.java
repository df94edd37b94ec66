package io.holdfast.core.trace;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.config.Config;
import io.holdfast.core.text.TextCache;
import java.util.List;

/**
 * Compares two texts as facts: numbers with units, dates, code, technical terms, names, negation, quantifiers,
 * comparisons and roles. Similarity plays no part here.
 */
public final class FactComparison {
    /** Texts read lately are kept: one sentence is compared with many claims, alone and with its neighbours. */
    private static final long KEPT_CHARS = 1L << 19;

    private final Cache<String, Reading> read = TextCache.of(KEPT_CHARS);
    private final TermGroups groups;
    private final List<FactRule> rules;

    public FactComparison(Config config) {
        this.groups = new TermGroups(config.technicalTermGroups());
        ValueRules values = new ValueRules(config.quantityTolerance());
        this.rules = List.of(
                values::quantities,
                values::dates,
                values::codes,
                values::technical,
                new NameRule(),
                new PolarityRule(),
                new QuantifierRule(),
                new ComparativeRule(),
                new RoleRule());
    }

    /** What {@code claim} says that cannot be true if {@code source} is; empty when nothing. */
    public List<FactConflict> conflicts(String claim, String source) {
        return compare(new Alignment(read(claim), read(source), Lexicon.BUNDLED)).conflicts;
    }

    Reading read(String text) {
        return read.get(text, t -> Reading.of(t, Lexicon.BUNDLED, groups));
    }

    /** A source of several sentences is compared sentence by sentence. */
    Differences compare(Alignment pair) {
        return Sentences.several(pair.source) ? Sentences.compare(pair, this) : sentence(pair);
    }

    Differences sentence(Alignment pair) {
        Differences out = new Differences();
        rules.forEach(rule -> rule.compare(pair, out));
        return out;
    }
}
