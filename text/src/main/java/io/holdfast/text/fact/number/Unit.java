package io.holdfast.text.fact.number;

import java.math.BigDecimal;
import java.math.MathContext;
import org.jspecify.annotations.Nullable;

/**
 * What an amount is an amount of: a measure with its factor, a currency, or the noun that is counted.
 *
 * @param name canonical name: a symbol ({@code km}), a currency code or a singular noun
 * @param factor one of this unit in the dimension's base unit
 * @param offset added after the factor; zero except for temperatures
 * @param per the unit of "per …", e.g. the hour of km/h
 */
public record Unit(
        String name,
        UnitDimension dimension,
        BigDecimal factor,
        BigDecimal offset,
        @Nullable Unit per) {
    public Unit {
        if (factor.signum() <= 0) {
            throw new IllegalArgumentException("a unit's factor is above 0: " + factor);
        }
    }

    static Unit counted(String noun) {
        return new Unit(noun, UnitDimension.COUNT, BigDecimal.ONE, BigDecimal.ZERO, null);
    }

    Unit per(Unit divisor) {
        return new Unit(name, dimension, factor, offset, divisor);
    }

    /** Whether this is a counted noun rather than a measure. */
    public boolean counted() {
        return dimension == UnitDimension.COUNT;
    }

    /** Whether amounts in the two units can be converted into each other. Currencies and nouns only match themselves. */
    public boolean convertibleTo(Unit other) {
        boolean named = dimension == UnitDimension.COUNT || dimension == UnitDimension.CURRENCY;
        if (dimension != other.dimension || (named && !name.equals(other.name))) {
            return false;
        }
        Unit mine = per;
        Unit theirs = other.per;
        return mine == null || theirs == null ? mine == null && theirs == null : mine.convertibleTo(theirs);
    }

    /** The amount in base units. */
    public BigDecimal toBase(BigDecimal value) {
        BigDecimal base = value.multiply(factor).add(offset);
        return per == null ? base : base.divide(per.factor, MathContext.DECIMAL128);
    }

    /** A difference of amounts in base units: like {@link #toBase} without the zero point. */
    public BigDecimal stepToBase(BigDecimal step) {
        BigDecimal base = step.multiply(factor);
        return per == null ? base : base.divide(per.factor, MathContext.DECIMAL128);
    }

    /** The amount of this unit that equals a number of base units. */
    public BigDecimal fromBase(BigDecimal base) {
        BigDecimal whole = per == null ? base : base.multiply(per.factor);
        return whole.subtract(offset).divide(factor, MathContext.DECIMAL128);
    }

    /** Whether the name is that of several units: pounds of weight or of money, cents of any currency. */
    public boolean open() {
        return name.equals("pound") || name.equals("cent");
    }

    /** This unit as the currency beside it, where its name leaves that open. */
    Unit beside(Unit other) {
        boolean cent = dimension == UnitDimension.CURRENCY;
        return open()
                        && other.dimension == UnitDimension.CURRENCY
                        && !other.open()
                        && (cent || other.name.equals("GBP"))
                ? new Unit(other.name, other.dimension, cent ? factor : BigDecimal.ONE, BigDecimal.ZERO, per)
                : this;
    }

    /** Whether both are prices or shares, one of them for a time or a thing that the other leaves out. */
    boolean rateOf(Unit other) {
        return (per == null) != (other.per == null)
                && (dimension == UnitDimension.CURRENCY || dimension == UnitDimension.PERCENT);
    }

    Unit whole() {
        return new Unit(name, dimension, factor, offset, null);
    }

    /** Months and years have no fixed number of days. */
    public boolean calendar() {
        return dimension == UnitDimension.TIME && (name.equals("month") || name.equals("year"));
    }

    @Override
    public String toString() {
        return per == null ? name : name + "/" + per;
    }
}
