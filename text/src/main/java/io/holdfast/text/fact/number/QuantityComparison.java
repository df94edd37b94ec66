package io.holdfast.text.fact.number;

import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.text.fact.number.Quantity.Kind;
import io.holdfast.text.fact.shared.Relation;
import java.math.BigDecimal;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/**
 * Compares a claimed amount with a source's: units first, then wording (bounds, ranges, "about", rounding).
 *
 * @param mayRound whether a coarser number may stand for a finer one without "about"
 */
record QuantityComparison(Side claim, Side source, QuantityTolerance tolerance, boolean mayRound) {
    /** Relative difference below which two conversions give the same number. */
    private static final BigDecimal CONVERSION_NOISE = new BigDecimal("1E-12");

    private static final BigDecimal TWO = BigDecimal.valueOf(2);
    /** The share of an amount that rounding changes at most: one is no rounded one and a quarter. */
    private static final double MOST_ROUNDED = 0.05;

    private static final BigDecimal HUNDREDTH = new BigDecimal("0.01");

    /** One amount in base units. */
    private record Side(BigDecimal low, BigDecimal high, BigDecimal precision, boolean approximate, Bound bound) {
        boolean range() {
            return low.compareTo(high) < 0;
        }

        boolean point() {
            return !range() && bound == Bound.EXACT;
        }

        /** The value of the last digit that is no rounding of this amount: a thousand for 81,000, but one for 80. */
        BigDecimal digit(Quantity written) {
            BigDecimal digits = written.low().stripTrailingZeros();
            boolean round = digits.precision() > 1 && digits.scale() < -1;
            return round && low.signum() != 0
                    ? precision.max(
                            low.abs().divide(new BigDecimal(digits.unscaledValue()).abs(), MathContext.DECIMAL64))
                    : precision;
        }
    }

    static Relation compare(Quantity claim, Quantity source, QuantityTolerance tolerance) {
        Relation decimal = asWritten(claim, source, tolerance);
        return decimal.conflicts() && bytes(claim, source)
                ? asWritten(binary(claim), binary(source), tolerance)
                : decimal;
    }

    /** 64 GB are 64,000 MB, and 65,536 MB. */
    private static boolean bytes(Quantity a, Quantity b) {
        Unit mine = a.unit();
        Unit theirs = b.unit();
        return mine != null
                && theirs != null
                && mine.dimension() == UnitDimension.DATA
                && theirs.dimension() == UnitDimension.DATA;
    }

    private static Quantity binary(Quantity amount) {
        Unit unit = amount.unit();
        return unit == null ? amount : amount.of(Units.binary(unit));
    }

    private static Relation asWritten(Quantity claim, Quantity source, QuantityTolerance tolerance) {
        boolean ordinal = claim.kind() == Kind.ORDINAL;
        if (ordinal != (source.kind() == Kind.ORDINAL)) {
            return Relation.INCOMPARABLE;
        }
        if (ordinal) {
            return claim.low().compareTo(source.low()) == 0 ? Relation.SUPPORTED : Relation.CONFLICTING;
        }
        Unit mine = claim.unit();
        Unit theirs = source.unit();
        if (share(claim) && share(source)) {
            return new QuantityComparison(ratio(claim), ratio(source), tolerance, true).values();
        }
        boolean oneUnit = (mine == null) != (theirs == null);
        if (oneUnit && (claim.kind() == Kind.FRACTION || source.kind() == Kind.FRACTION)) {
            return Relation.INCOMPARABLE;
        }
        if (mine == null || theirs == null || degrees(mine, theirs) || degrees(theirs, mine)) {
            // where a text leaves the unit out, equal numbers agree
            return new QuantityComparison(side(claim, null), side(source, null), tolerance, true).values();
        }
        Relation relation = measured(claim, mine.beside(theirs), source, theirs.beside(mine), tolerance);
        if (mine.open() != theirs.open() && relation.conflicts()) {
            return Relation.INCOMPARABLE;
        }
        boolean priced = mine.rateOf(theirs)
                && measured(claim, mine.whole(), source, theirs.whole(), tolerance)
                        .supports();
        return priced ? Relation.UNDERSPECIFIED : relation;
    }

    private static Relation measured(
            Quantity claim, Unit mine, Quantity source, Unit theirs, QuantityTolerance tolerance) {
        if (!mine.convertibleTo(theirs)) {
            return Relation.CONFLICTING;
        }
        // half an hour is no hour, and 500 mg no gram: who changes to a coarser unit and rounds must say "about"
        boolean sameStep = mine.factor().compareTo(theirs.factor()) == 0;
        QuantityComparison converted = new QuantityComparison(
                side(claim, mine), side(source, theirs), tolerance, sameStep || claim.approximate());
        boolean months = mine.calendar() != theirs.calendar()
                && claim.bound() == source.bound()
                && converted.close(tolerance.calendar());
        Relation relation = converted.values();
        return months && relation.conflicts() ? Relation.SUPPORTED : relation;
    }

    /** Whether either amount can be what the other says, rounded to the digits that are written. */
    static Relation inAnyReading(Quantity a, Quantity b, QuantityTolerance tolerance) {
        Relation decimal = rounded(a, b, tolerance);
        if (!decimal.conflicts() || !bytes(a, b)) {
            return decimal;
        }
        boolean agree = rounded(binary(a), binary(b), tolerance).supports()
                || rounded(binary(a), b, tolerance).supports()
                || rounded(a, binary(b), tolerance).supports();
        return agree ? Relation.SUPPORTED : decimal;
    }

    private static Relation rounded(Quantity a, Quantity b, QuantityTolerance tolerance) {
        Unit mine = a.unit();
        Unit theirs = b.unit();
        boolean units = mine != null && theirs != null;
        if (mine != null && theirs != null
                ? mine.open() != theirs.open() || !mine.convertibleTo(theirs)
                : !(share(a) && share(b)) && (measured(mine) || measured(theirs))) {
            return Relation.INCOMPARABLE;
        }
        boolean exact = plain(a) && plain(b) && (!units || calendar(mine) == calendar(theirs));
        if (!exact
                && !(compare(a, b, tolerance).conflicts()
                        && compare(b, a, tolerance).conflicts())) {
            return Relation.SUPPORTED;
        }
        boolean shares = share(a) && share(b);
        Side one = shares ? ratio(a) : side(a, units ? mine : null);
        Side other = shares ? ratio(b) : side(b, units ? theirs : null);
        // an hour is no rounded half hour, but a mile may be rounded kilometres
        boolean whole = mine != null && theirs != null && (multiple(mine, theirs) || multiple(theirs, mine));
        BigDecimal step = whole ? BigDecimal.ZERO : one.digit(a).max(other.digit(b));
        boolean agree = nearly(one.low(), other.low(), step) && nearly(one.high(), other.high(), step);
        return agree ? Relation.SUPPORTED : Relation.CONFLICTING;
    }

    private static boolean measured(@Nullable Unit unit) {
        return unit != null && !unit.counted();
    }

    private static boolean calendar(@Nullable Unit unit) {
        return unit != null && unit.calendar();
    }

    /** One amount, neither about nor at least. */
    private static boolean plain(Quantity q) {
        return q.kind() != Kind.ORDINAL && !q.range() && !q.approximate() && q.bound() == Bound.EXACT;
    }

    private static boolean multiple(Unit large, Unit small) {
        return large.factor().compareTo(small.factor()) > 0
                && large.factor().remainder(small.factor()).signum() == 0;
    }

    private static boolean nearly(BigDecimal a, BigDecimal b, BigDecimal step) {
        return same(a, b)
                || near(a, b, MOST_ROUNDED) && a.subtract(b).abs().multiply(TWO).compareTo(step) < 0;
    }

    /** Plain "degrees" beside °C or °F: the scale is left out. */
    private static boolean degrees(Unit plain, Unit scale) {
        return plain.dimension() == UnitDimension.ANGLE && scale.dimension() == UnitDimension.TEMPERATURE;
    }

    /** Percentages and fractions of a whole state the same kind of thing. */
    private static boolean share(Quantity q) {
        Unit unit = q.unit();
        return unit == null
                ? q.kind() == Kind.FRACTION
                : unit.dimension() == UnitDimension.PERCENT && unit.per() == null;
    }

    private static Side ratio(Quantity q) {
        Unit unit = q.unit();
        BigDecimal factor = unit == null ? BigDecimal.ONE : unit.factor().multiply(HUNDREDTH);
        BigDecimal step = q.precision().multiply(factor);
        return new Side(q.low().multiply(factor), q.high().multiply(factor), step, q.approximate(), q.bound());
    }

    private static Side side(Quantity q, @Nullable Unit unit) {
        if (unit == null) {
            return new Side(q.low(), q.high(), q.precision(), q.approximate(), q.bound());
        }
        BigDecimal step = unit.stepToBase(q.precision());
        return new Side(unit.toBase(q.low()), unit.toBase(q.high()), step, q.approximate(), q.bound());
    }

    private boolean close(double share) {
        return near(claim.low(), source.low(), share) && near(claim.high(), source.high(), share);
    }

    private Relation values() {
        if (claim.bound() == source.bound() && claim.range() == source.range()) {
            return alike();
        }
        if (claim.point()) {
            return overlaps() ? Relation.UNDERSPECIFIED : Relation.CONFLICTING;
        }
        if (opposed()) {
            return Relation.CONFLICTING;
        }
        return contains()
                ? Relation.SUPPORTED
                : overlaps() && !source.point() ? Relation.UNDERSPECIFIED : Relation.CONFLICTING;
    }

    /** Two points, two ranges or two bounds of one direction: end against end. */
    private Relation alike() {
        if (rounded(claim.low(), source.low()) && rounded(claim.high(), source.high())) {
            return Relation.SUPPORTED;
        }
        boolean close = (claim.approximate() || source.approximate()) && close(tolerance.approximate());
        return !close ? Relation.CONFLICTING : claim.approximate() ? Relation.SUPPORTED : Relation.UNDERSPECIFIED;
    }

    /** "At least 5" against "at most 5". */
    private boolean opposed() {
        return (claim.bound().above() && source.bound().below())
                || (claim.bound().below() && source.bound().above());
    }

    /** Whether every amount the source allows is one the claim allows. */
    private boolean contains() {
        int low = source.low().compareTo(claim.low());
        int high = claim.high().compareTo(source.high());
        boolean lower = claim.bound() == Bound.MORE_THAN && source.bound() != Bound.MORE_THAN ? low > 0 : low >= 0;
        boolean upper = claim.bound() == Bound.LESS_THAN && source.bound() != Bound.LESS_THAN ? high > 0 : high >= 0;
        return (claim.bound().below() || !source.bound().below() && lower)
                && (claim.bound().above() || !source.bound().above() && upper);
    }

    private boolean overlaps() {
        return !entirelyBelow(claim, source) && !entirelyBelow(source, claim);
    }

    private static boolean entirelyBelow(Side a, Side b) {
        if (a.bound().above() || b.bound().below()) {
            return false;
        }
        int order = a.high().compareTo(b.low());
        boolean open = a.bound() == Bound.LESS_THAN || b.bound() == Bound.MORE_THAN;
        return order < 0 || (order == 0 && open);
    }

    private static boolean same(BigDecimal a, BigDecimal b) {
        return a.compareTo(b) == 0
                || a.subtract(b).abs().compareTo(b.abs().multiply(CONVERSION_NOISE, MathContext.DECIMAL64)) <= 0;
    }

    /** Whether the claim is the source's number cut to its precision; nothing rounds to zero, a half to neither side. */
    private boolean rounded(BigDecimal mine, BigDecimal theirs) {
        boolean finer = source.precision().compareTo(claim.precision()) < 0;
        return same(mine, theirs)
                || (finer
                        && mayRound
                        && mine.signum() != 0
                        && mine.subtract(theirs).abs().multiply(TWO).compareTo(claim.precision()) < 0);
    }

    private static boolean near(BigDecimal a, BigDecimal b, double share) {
        return a.subtract(b).abs().compareTo(b.abs().multiply(BigDecimal.valueOf(share))) <= 0;
    }
}
