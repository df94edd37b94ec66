package io.holdfast.lab.table.parquet;

/**
 * A step on the way from a row to a value. Levels are those of Parquet: a value is there when its definition level
 * reaches that of the step.
 */
sealed interface Step {
    /** @param defined definition level at which the field is not null */
    record Field(String name, int defined) implements Step {}

    /**
     * An element of a list.
     *
     * @param present definition level at which the list has an element
     * @param defined definition level at which the element is not null
     * @param repetition level that continues this list
     */
    record Element(int present, int defined, int repetition) implements Step {}
}
