package io.holdfast.text.fact.number;

/** What a unit measures; only amounts of one dimension can be converted into each other. */
public enum UnitDimension {
    COUNT,
    PERCENT,
    PERCENTAGE_POINT,
    CURRENCY,
    TIME,
    LENGTH,
    AREA,
    VOLUME,
    MASS,
    DATA,
    TEMPERATURE,
    FREQUENCY,
    ENERGY,
    POWER,
    VOLTAGE,
    CURRENT,
    PRESSURE,
    ANGLE,
    MULTIPLE
}
