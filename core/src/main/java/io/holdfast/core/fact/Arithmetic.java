package io.holdfast.core.fact;

import io.holdfast.core.fact.Derivation.Operation;
import io.holdfast.core.fact.Quantity.Kind;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Recomputes a stated number from the numbers of the sources, only for the calculation its words announce: without a
 * hint any number can be reached from any others, and a match would prove nothing.
 */
public final class Arithmetic {
    /** More numbers than this are not searched: chance matches would outweigh real ones. */
    public static final int MOST_OPERANDS = 12;

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private Arithmetic() {}

    /**
     * The calculation that gives the target, or, when none does and the numbers leave only one calculation (two operands,
     * or a sum or mean over all of them), that one with its right value; empty when nothing can be computed.
     *
     * @param given the numbers of the evidence, in order; those of another unit are left out
     */
    public static Optional<Derivation> derive(Quantity target, List<Quantity> given, Hint hint) {
        List<Quantity> usable = usable(target, given, hint);
        if (usable.size() < 2 || usable.size() > MOST_OPERANDS || !point(target)) {
            return Optional.empty();
        }
        Goal goal = new Goal(target);
        List<Derivation> tried = switch (hint) {
            case SUM -> folds(goal, usable, Operation.SUM);
            case MEAN -> folds(goal, usable, Operation.MEAN);
            case DIFFERENCE -> pairs(goal, usable, List.of(Operation.DIFFERENCE));
            case PERCENTAGE -> pairs(goal, usable, List.of(Operation.PERCENT_OF, Operation.PERCENT_CHANGE));
            case RATIO -> pairs(goal, usable, List.of(Operation.RATIO));
        };
        Optional<Derivation> confirmed =
                tried.stream().filter(Derivation::confirmed).findFirst();
        if (confirmed.isPresent()) {
            return confirmed;
        }
        boolean whole = hint == Hint.SUM || hint == Hint.MEAN;
        boolean onlyOne = whole || (usable.size() == 2 && hint == Hint.DIFFERENCE);
        return onlyOne && !tried.isEmpty() ? Optional.of(tried.get(0)) : Optional.empty();
    }

    private static boolean point(Quantity q) {
        return !q.range() && q.kind() != Kind.ORDINAL;
    }

    private static List<Quantity> usable(Quantity target, List<Quantity> given, Hint hint) {
        Unit unit = target.unit();
        boolean ownUnit = hint == Hint.PERCENTAGE || hint == Hint.RATIO;
        List<Quantity> out = new ArrayList<>();
        for (Quantity q : given) {
            boolean fits = ownUnit
                    ? alike(q, out)
                    : unit == null
                            || q.unit() == null
                            || convertible(q.unit(), unit)
                            || hint == Hint.MEAN && rateOf(unit, q.unit());
            if (point(q) && fits) {
                out.add(q);
            }
        }
        return out;
    }

    /** "8 hours a day" is a mean of hours. */
    private static boolean rateOf(Unit rate, @Nullable Unit amount) {
        return amount != null
                && rate.per() != null
                && amount.per() == null
                && rate.name().equals(amount.name());
    }

    private static boolean convertible(@Nullable Unit a, Unit b) {
        return a != null && a.convertibleTo(b);
    }

    /** Operands of a share or ratio share a unit of their own. */
    private static boolean alike(Quantity q, List<Quantity> others) {
        if (others.isEmpty()) {
            return true;
        }
        Unit mine = q.unit();
        Unit first = others.get(0).unit();
        return mine == null || first == null || mine.convertibleTo(first);
    }

    /** The sum or mean of all numbers first, then of each run of neighbours, then of each pair. */
    private static List<Derivation> folds(Goal goal, List<Quantity> numbers, Operation operation) {
        List<Derivation> tried = new ArrayList<>();
        int n = numbers.size();
        tried.add(fold(goal, numbers, operation));
        for (int length = n - 1; length >= 2; length--) {
            for (int from = 0; from + length <= n; from++) {
                tried.add(fold(goal, numbers.subList(from, from + length), operation));
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = i + 2; j < n; j++) {
                tried.add(fold(goal, List.of(numbers.get(i), numbers.get(j)), operation));
            }
        }
        return tried;
    }

    private static Derivation fold(Goal goal, List<Quantity> numbers, Operation operation) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Quantity q : numbers) {
            sum = sum.add(in(q, goal.target().unit()));
        }
        BigDecimal value = operation == Operation.MEAN
                ? sum.divide(BigDecimal.valueOf(numbers.size()), MathContext.DECIMAL64)
                : sum;
        return derivation(operation, numbers, value, goal);
    }

    private static List<Derivation> pairs(Goal goal, List<Quantity> numbers, List<Operation> operations) {
        List<Derivation> tried = new ArrayList<>();
        for (Operation operation : operations) {
            for (int i = 0; i < numbers.size(); i++) {
                for (int j = 0; j < numbers.size(); j++) {
                    Derivation one = i == j ? null : pair(goal, numbers.get(i), numbers.get(j), operation);
                    if (one != null) {
                        tried.add(one);
                    }
                }
            }
        }
        return tried;
    }

    private static @Nullable Derivation pair(Goal goal, Quantity a, Quantity b, Operation operation) {
        boolean shared = operation == Operation.DIFFERENCE && goal.target().unit() != null;
        Unit unit = shared ? goal.target().unit() : b.unit();
        BigDecimal x = in(a, unit);
        BigDecimal y = in(b, unit);
        boolean divides = operation != Operation.DIFFERENCE;
        if ((divides && y.signum() == 0) || (!divides && x.compareTo(y) < 0)) {
            return null;
        }
        BigDecimal value = switch (operation) {
            case PERCENT_OF -> HUNDRED.multiply(x).divide(y, MathContext.DECIMAL64);
            case PERCENT_CHANGE -> HUNDRED.multiply(x.subtract(y).abs()).divide(y.abs(), MathContext.DECIMAL64);
            case RATIO -> x.divide(y, MathContext.DECIMAL64);
            default -> x.subtract(y);
        };
        return derivation(operation, List.of(a, b), value, goal);
    }

    /** The amount of a number in a unit, as it stands where it names none. */
    private static BigDecimal in(Quantity q, @Nullable Unit unit) {
        Unit own = q.unit();
        return own == null || unit == null || !own.convertibleTo(unit) ? q.low() : unit.fromBase(own.toBase(q.low()));
    }

    private static Derivation derivation(Operation operation, List<Quantity> operands, BigDecimal value, Goal goal) {
        return new Derivation(operation, operands, value.stripTrailingZeros(), goal.statedBy(value));
    }

    /** The number to reach, and how exactly: to its last digit, or with "about" to its last digit that is not zero. */
    private record Goal(Quantity target) {
        boolean statedBy(BigDecimal value) {
            BigDecimal stated = target.low();
            BigDecimal off = value.subtract(stated.abs())
                    .abs()
                    .min(value.subtract(stated).abs());
            BigDecimal step = target.approximate()
                    ? target.precision().max(stated.stripTrailingZeros().ulp())
                    : target.precision();
            return off.multiply(TWO).compareTo(step) <= 0 && (value.signum() != 0 || stated.signum() == 0);
        }
    }
}
