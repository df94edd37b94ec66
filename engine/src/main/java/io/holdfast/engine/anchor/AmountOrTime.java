package io.holdfast.engine.anchor;

import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.number.Bound;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.Unit;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An amount with a unit, or a time of day, as one number that can be compared with others of its kind.
 *
 * @param unit null of a time of day
 * @param ahead whether it is the time before what is still to come: "24 hours before departure"
 */
record AmountOrTime(
        int start, int end, double value, @Nullable Unit unit, Bound bound, boolean ahead) {
    private static final Pattern AHEAD = EngineWords.pattern("(?iuU)\\s*%{ahead}(?!\\p{L})");

    /** Those of a text; ranges and times that may be of the morning or of the evening are left out. */
    static List<AmountOrTime> in(String text) {
        TextFacts facts = TextFacts.read(text);
        return Stream.concat(
                        facts.quantities().stream().flatMap(q -> amount(q, text).stream()),
                        facts.dates().stream().flatMap(d -> time(d).stream()))
                .toList();
    }

    private static Optional<AmountOrTime> amount(Quantity q, String text) {
        Unit unit = q.unit();
        return unit == null || q.range()
                ? Optional.empty()
                : Optional.of(new AmountOrTime(
                        q.start(),
                        q.end(),
                        unit.toBase(q.low()).doubleValue(),
                        unit,
                        q.bound(),
                        AHEAD.matcher(text).region(q.end(), text.length()).lookingAt()));
    }

    private static Optional<AmountOrTime> time(DateFact date) {
        return date.to() == null
                        && date.from() instanceof When.Clock clock
                        && clock.options().size() == 1
                ? Optional.of(new AmountOrTime(
                        date.start(), date.end(), clock.options().get(0).toSecondOfDay(), null, Bound.EXACT, false))
                : Optional.empty();
    }

    boolean comparable(AmountOrTime other) {
        Unit mine = unit;
        Unit theirs = other.unit;
        return mine == null || theirs == null ? mine == null && theirs == null : mine.convertibleTo(theirs);
    }

    /** Below zero where this is less than a limit, above where it is more; "more than 20 kg" is more than 20 kg. */
    int against(AmountOrTime limit) {
        int order = Double.compare(value, limit.value);
        return order != 0 ? order : bound == Bound.MORE_THAN ? 1 : bound == Bound.LESS_THAN ? -1 : 0;
    }
}
