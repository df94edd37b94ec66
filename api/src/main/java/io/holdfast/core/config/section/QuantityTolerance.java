package io.holdfast.core.config.section;

/**
 * How far two stated amounts may lie apart and still say the same.
 *
 * @param approximate relative distance that "about 5 million" allows
 * @param calendar relative distance between months or years and the same time in days or weeks
 */
public record QuantityTolerance(double approximate, double calendar) {
    public QuantityTolerance {
        Check.share(approximate, "quantity_tolerance.approximate");
        Check.share(calendar, "quantity_tolerance.calendar");
    }
}
