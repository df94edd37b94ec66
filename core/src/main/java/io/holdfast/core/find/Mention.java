package io.holdfast.core.find;

import io.holdfast.core.config.QuantityTolerance;
import io.holdfast.core.fact.DateFact;
import io.holdfast.core.fact.Quantity;
import io.holdfast.core.fact.Relation;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value that a text states, with the words that say what it belongs to. Exactly one of amount, date and name is there;
 * a name is a proper name, or the text of a table cell or field.
 *
 * @param name folded and stemmed
 * @param context stems of the words around it, each with a weight in (0, 1]: nearer words belong to it more
 */
public record Mention(
        @Nullable Quantity amount,
        @Nullable DateFact date,
        @Nullable String name,
        Map<String, Double> context) {

    /** Whether a source's mention states this value. */
    public boolean sameAs(Mention source, QuantityTolerance tolerance) {
        return name != null ? name.equals(source.name) : statedBy(relation(source, tolerance));
    }

    /** Whether a source's mention is of the same kind and states another value. */
    public boolean rivals(Mention source, QuantityTolerance tolerance) {
        return name != null
                ? source.name != null && !name.equals(source.name)
                : relation(source, tolerance) == Relation.DIFFERENT_VALUE;
    }

    private Relation relation(Mention source, QuantityTolerance tolerance) {
        if (amount != null && source.amount != null) {
            return amount.compare(source.amount, tolerance);
        }
        return date != null && source.date != null ? date.compare(source.date) : Relation.INCOMPARABLE;
    }

    /** A number without its unit, as in a table whose head names it, is stated too. */
    private static boolean statedBy(Relation relation) {
        return relation.supports() || relation == Relation.UNDERSPECIFIED;
    }
}
