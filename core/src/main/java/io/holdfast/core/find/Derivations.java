package io.holdfast.core.find;

import io.holdfast.core.find.GivenValues.Amount;
import io.holdfast.core.find.GivenValues.Day;
import io.holdfast.core.find.GivenValues.Given;
import io.holdfast.core.find.GivenValues.Time;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.number.UnitDimension;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How values of a claim that its evidence does not state follow from values that it states: "45 min = 10:20 - 09:35". A
 * model that cannot calculate can tell whether this is what the claim means. Nothing is said of a value that does not
 * follow.
 */
public final class Derivations {
    /** Derivations shown of one value. */
    private static final int SHOWN = 2;
    /** The longest list of amounts that are added up. */
    private static final int LIST = 12;

    /** Values of one claim that are derived: the first ones. */
    private static final int WANTED = 8;

    private static final double EXACT = 1e-6;

    private static final int MINUTES_A_DAY = 24 * 60;
    private static final int SECONDS_A_DAY = MINUTES_A_DAY * 60;
    /** The longest step from one day to another: a thousand years. */
    private static final double LONGEST_STEP = 1000 * 366.0 * SECONDS_A_DAY;

    /** @param shared how many words of the claim are near its operands */
    private record Found(String text, int shared) {}

    private final GivenValues given;
    private final List<Found> found = new ArrayList<>();

    private Derivations(GivenValues given) {
        this.given = given;
    }

    /** The evidence, behind the derivations of what the claim states and the evidence does not. */
    public static String before(String claim, String evidence) {
        TextFacts claimed = TextFacts.read(claim);
        if (claimed.quantities().isEmpty() && claimed.dates().isEmpty()) {
            return evidence;
        }
        Set<String> lines = lines(claim, claimed, new GivenValues(evidence, claim, ""));
        return lines.isEmpty() ? evidence : String.join(" | ", lines) + " | " + evidence;
    }

    /** Whether a value of the claim follows from amounts of the evidence that the claim does not repeat. */
    public static boolean follow(String claim, String evidence) {
        return !lines(claim, TextFacts.read(claim), new GivenValues(evidence, claim, claim))
                .isEmpty();
    }

    private static Set<String> lines(String claim, TextFacts claimed, GivenValues given) {
        Set<String> lines = new LinkedHashSet<>();
        claimed.quantities().stream()
                .filter(GivenValues::derivable)
                .limit(WANTED)
                .forEach(q -> lines.addAll(new Derivations(given).of(q, claim)));
        claimed.dates().stream()
                .filter(date -> date.to() == null)
                .limit(WANTED)
                .forEach(date -> lines.addAll(new Derivations(given).of(date, claim)));
        return lines;
    }

    private List<String> of(Quantity q, String claim) {
        Amount wanted = GivenValues.amount(q, claim, 0);
        double exact = wanted.amount() * EXACT;
        double rounded = Math.max(exact, GivenValues.rounding(q));
        if (given.state(wanted, rounded)) {
            return List.of();
        }
        boolean whole = q.precision().doubleValue() == 1;
        boolean coarse = wanted.is(UnitDimension.PERCENT) || q.approximate();
        Target target = new Target(
                wanted.amount(), wanted.dimension(), whole ? exact : rounded, coarse || !whole ? rounded : exact);
        List<Amount> amounts = given.amounts;
        for (int i = 0; i < amounts.size(); i++) {
            for (int j = 0; j < amounts.size(); j++) {
                if (i != j) {
                    two(target, amounts.get(i), amounts.get(j), i < j);
                }
            }
        }
        lists(target, false);
        if (wanted.is(UnitDimension.TIME)) {
            spans(wanted);
        }
        if (found.isEmpty()) {
            lists(target.times(per(q)), true);
        }
        return line(wanted.text());
    }

    /** What a rate was divided by: the mean of daily amounts is an amount a day. */
    private static double per(Quantity q) {
        return q.unit() == null || q.unit().per() == null
                ? 1
                : q.unit().per().factor().doubleValue();
    }

    /**
     * @param exact how far a sum or product may be away
     * @param rounded how far a ratio may be away
     */
    private record Target(double amount, @Nullable UnitDimension dimension, double exact, double rounded) {
        Target times(double factor) {
            return new Target(amount * factor, dimension, exact * factor, rounded * factor);
        }

        boolean is(double value) {
            return Math.abs(value - amount) <= exact;
        }

        boolean about(double value) {
            return Math.abs(value - amount) <= rounded;
        }

        /** Whether two amounts can be added up to this one. */
        boolean alike(Amount a, Amount b) {
            return dimension == null
                    ? a.dimension() == b.dimension() && !a.is(UnitDimension.PERCENT)
                    : dimension == UnitDimension.PERCENT
                            ? a.is(dimension) && b.is(dimension)
                            : a.fits(dimension) && b.fits(dimension);
        }
    }

    private void two(Target target, Amount a, Amount b, boolean once) {
        boolean share = target.dimension == UnitDimension.PERCENT;
        boolean percents = a.is(UnitDimension.PERCENT) || b.is(UnitDimension.PERCENT);
        if (target.alike(a, b)) {
            add(once && target.is(a.amount() + b.amount()), a, " + ", b);
            add(target.is(a.amount() - b.amount()), a, " - ", b);
        }
        if (share && !percents && b.amount() != 0) {
            add(target.about(100 * a.amount() / b.amount()), a, " of ", b);
            add(target.about(100 * Math.abs(a.amount() - b.amount()) / b.amount()), a, " against ", b);
        } else if (!share && !percents && a.amount() != 1 && b.amount() != 1) {
            boolean countable = a.dimension() == null || b.dimension() == null;
            boolean timed = a.is(UnitDimension.TIME) || b.is(UnitDimension.TIME);
            boolean parts = b.dimension() == null || target.dimension == null && a.is(b.dimension());
            parts &= b.amount() != 0 && a.fits(target.dimension);
            boolean product = once && (countable || timed) && target.is(a.amount() * b.amount());
            boolean turned = a.amount() > b.amount();
            add(product, turned ? b : a, " x ", turned ? a : b);
            add(parts && target.about(a.amount() / b.amount()), a, " / ", b);
        } else if (!share && a.is(UnitDimension.PERCENT) && b.fits(target.dimension)) {
            double part = a.amount() / 100 * b.amount();
            add(target.about(part), a, " of ", b);
            add(target.about(b.amount() - part), b, " - ", a);
            add(target.about(b.amount() + part), b, " + ", a);
        }
    }

    /** Sums of three or more, or means of two or more, that follow each other and are of one dimension. */
    private void lists(Target target, boolean mean) {
        List<Amount> amounts = given.amounts;
        for (int i = 0; i < amounts.size(); i++) {
            List<Amount> items = new ArrayList<>();
            for (int j = i; j < amounts.size() && items.size() < LIST; j++) {
                Amount next = amounts.get(j);
                if (next.dimension() == amounts.get(i).dimension() && next.fits(target.dimension)) {
                    items.add(next);
                    double sum = items.stream().mapToDouble(Amount::amount).sum();
                    int n = items.size();
                    if (mean ? n > 1 && target.about(sum / n) : n > 2 && target.is(sum)) {
                        String list = items.stream().map(Amount::text).collect(Collectors.joining(mean ? ", " : " + "));
                        int shared = items.stream().mapToInt(Amount::shared).sum();
                        found.add(new Found(mean ? "mean of " + list : list, shared * 2 / n));
                    }
                }
            }
        }
    }

    /** The time between two moments. */
    private void spans(Amount wanted) {
        for (Time from : given.times) {
            for (Time to : given.times) {
                int minutes = Math.floorMod(to.minutes() - from.minutes(), MINUTES_A_DAY);
                boolean hit = minutes > 0 && minutes * 60L == Math.round(wanted.amount());
                add(hit, to, " - ", from);
            }
        }
        for (Day from : given.days) {
            for (Day to : given.days) {
                if (from.date().isBefore(to.date()) && from.year() == to.year()) {
                    add(apart(from, to, wanted), to, " - ", from);
                }
            }
        }
    }

    private static boolean apart(Day from, Day to, Amount wanted) {
        Period period = Period.between(from.date(), to.date());
        if (wanted.unit().equals("year")) {
            int years = to.date().getYear() - from.date().getYear();
            return wanted.low() == period.getYears() || wanted.low() == years;
        }
        if (from.year()) {
            return false;
        }
        return wanted.unit().equals("month")
                ? wanted.low() == period.toTotalMonths()
                : ChronoUnit.DAYS.between(from.date(), to.date()) * SECONDS_A_DAY == Math.round(wanted.amount());
    }

    private List<String> of(DateFact date, String claim) {
        if (date.from() instanceof When.Clock clock && given.times.stream().noneMatch(t -> at(clock, t.minutes()))) {
            for (Amount step : steps()) {
                int minutes = (int) Math.round(step.amount() / 60);
                for (Time t : given.times) {
                    add(at(clock, t.minutes() + minutes), t, " + ", step);
                    add(at(clock, t.minutes() - minutes), t, " - ", step);
                }
            }
        } else if (date.from() instanceof When.Days days && given.days.stream().noneMatch(d -> in(days, d.date()))) {
            for (Amount step : steps()) {
                for (Day d : given.days) {
                    add(in(days, moved(d.date(), step, 1)), d, " + ", step);
                    add(in(days, moved(d.date(), step, -1)), d, " - ", step);
                }
            }
        }
        return line(date.of(claim));
    }

    private List<Amount> steps() {
        return given.amounts.stream()
                .filter(a -> a.is(UnitDimension.TIME) && a.amount() <= LONGEST_STEP)
                .toList();
    }

    private static boolean at(When.Clock claimed, int minutes) {
        return claimed.options().stream()
                .anyMatch(o -> GivenValues.minutes(o) == Math.floorMod(minutes, MINUTES_A_DAY));
    }

    private static boolean in(When.Days claimed, LocalDate day) {
        return claimed.options().stream().anyMatch(o -> !day.isBefore(o.first()) && !day.isAfter(o.last()));
    }

    /** Months and years by the calendar, everything else by days. */
    private static LocalDate moved(LocalDate day, Amount step, int sign) {
        boolean whole = step.low() == Math.rint(step.low());
        long n = sign * (long) step.low();
        return whole && step.unit().equals("year")
                ? day.plusYears(n)
                : whole && step.unit().equals("month")
                        ? day.plusMonths(n)
                        : day.plusDays(sign * Math.round(step.amount() / SECONDS_A_DAY));
    }

    private void add(boolean hit, Given a, String operator, Given b) {
        if (hit) {
            found.add(new Found(a.text() + operator + b.text(), a.shared() + b.shared()));
        }
    }

    /** The likeliest derivations first: those whose operands have most words of the claim near them. */
    private List<String> line(String claimed) {
        List<String> best = found.stream()
                .sorted(Comparator.comparingInt((Found f) -> -f.shared))
                .map(Found::text)
                .distinct()
                .limit(SHOWN)
                .toList();
        return best.isEmpty() ? List.of() : List.of(claimed + " = " + String.join(" = ", best));
    }
}
