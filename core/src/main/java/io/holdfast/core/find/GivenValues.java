package io.holdfast.core.find;

import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.UnitDimension;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The values that an evidence window states, as operands: amounts in base units, days, times of day. */
final class GivenValues {
    /** Values of one sort that are kept: the first ones. */
    private static final int MOST = 48;
    /** Counts below this follow from too much to be worth deriving. */
    private static final int SMALL = 4;
    /** How many characters before and behind a value hold the words that say what it is. */
    private static final int BEFORE = 60;

    private static final int BEHIND = 30;

    /** A year without a name: a leap year. */
    private static final int UNNAMED_YEAR = 2000;

    private static final Pattern WORD = Pattern.compile("\\p{L}{4,}");

    private static final Pattern DIGITS = Pattern.compile("\\d+(?:[.,]\\d+)*");

    /** What a derivation is written from. */
    interface Given {
        String text();

        /** How many words of the claim are near it. */
        int shared();
    }

    /**
     * @param amount in base units, without its sign
     * @param dimension null for a plain number and for counted things
     * @param low the number as it is written
     */
    record Amount(String text, double amount, @Nullable UnitDimension dimension, double low, String unit, int shared)
            implements Given {
        boolean is(UnitDimension other) {
            return dimension == other;
        }

        /** Whether it may be an amount of a dimension: a number of a table is written without its unit. */
        boolean fits(@Nullable UnitDimension other) {
            return dimension == null || other == null || dimension == other;
        }
    }

    /** @param year whether a whole year is meant, of which this is the first day */
    record Day(String text, LocalDate date, boolean year, int shared) implements Given {}

    /** @param minutes since midnight */
    record Time(String text, int minutes, int shared) implements Given {}

    private final String evidence;
    private final Set<String> words;
    private final Set<String> digits;
    final List<Amount> amounts = new ArrayList<>();
    final List<Day> days = new ArrayList<>();
    final List<Time> times = new ArrayList<>();

    /** @param without a text whose values are no operands */
    GivenValues(String evidence, String claim, String without) {
        this.evidence = evidence;
        this.words = words(claim);
        this.digits = DIGITS.matcher(evidence).results().map(MatchResult::group).collect(Collectors.toSet());
        TextFacts facts = TextFacts.read(evidence);
        for (Quantity q : facts.quantities()) {
            if (amounts.size() < MOST && derivable(q) && !without.contains(q.of(evidence))) {
                amounts.add(amount(q, evidence, shared(q.start(), q.end())));
            }
        }
        for (DateFact date : without.isEmpty() ? facts.dates() : List.<DateFact>of()) {
            int shared = shared(date.start(), date.end());
            add(date.of(evidence), date.from(), shared);
            if (date.to() != null) {
                add(date.of(evidence), date.to(), shared);
            }
        }
    }

    static boolean derivable(Quantity q) {
        return q.kind() == Quantity.Kind.CARDINAL && !q.range();
    }

    static Amount amount(Quantity q, String text, int shared) {
        return new Amount(
                q.of(text),
                Math.abs(base(q, q.low())),
                q.unit() == null || q.unit().counted() ? null : q.unit().dimension(),
                q.low().doubleValue(),
                q.unit() == null ? "" : q.unit().name(),
                shared);
    }

    /** Half of the last digit of an amount, in base units. */
    static double rounding(Quantity q) {
        return base(q, q.precision()) / 2;
    }

    private static double base(Quantity q, BigDecimal value) {
        return (q.unit() == null ? value : q.unit().stepToBase(value)).doubleValue();
    }

    static int minutes(LocalTime time) {
        return time.getHour() * 60 + time.getMinute();
    }

    /** Whether the evidence states an amount, as far as its number goes, or the amount is too small to ask. */
    boolean state(Amount claimed, double margin) {
        return claimed.dimension == null && Math.abs(claimed.low) < SMALL
                || DIGITS.matcher(claimed.text).results().anyMatch(m -> digits.contains(m.group()))
                || amounts.stream()
                        .anyMatch(a -> Math.abs(a.amount - claimed.amount) <= margin && a.fits(claimed.dimension))
                || claimed.dimension == null
                        && days.stream().anyMatch(d -> d.year && d.date.getYear() == claimed.amount);
    }

    private void add(String text, When when, int shared) {
        if (when instanceof When.Days d && d.options().size() == 1 && days.size() < MOST) {
            LocalDate first = d.options().get(0).first();
            LocalDate last = d.options().get(0).last();
            boolean year =
                    first.getDayOfYear() == 1 && last.equals(first.plusYears(1).minusDays(1));
            if (year || first.equals(last)) {
                days.add(new Day(text, first, year, shared));
            }
        } else if (when instanceof When.Yearless y && y.day() > 0 && days.size() < MOST) {
            int day = Math.min(
                    y.day(), LocalDate.of(UNNAMED_YEAR, y.firstMonth(), 1).lengthOfMonth());
            days.add(new Day(text, LocalDate.of(UNNAMED_YEAR, y.firstMonth(), day), false, shared));
        } else if (when instanceof When.Clock c && times.size() < MOST) {
            times.add(new Time(text, minutes(c.options().get(0)), shared));
        }
    }

    private int shared(int start, int end) {
        Set<String> near =
                words(evidence.substring(Math.max(0, start - BEFORE), Math.min(evidence.length(), end + BEHIND)));
        near.retainAll(words);
        return near.size();
    }

    private static Set<String> words(String text) {
        return WORD.matcher(text)
                .results()
                .map(m -> m.group().toLowerCase(Locale.ROOT))
                .collect(Collectors.toCollection(HashSet::new));
    }
}
