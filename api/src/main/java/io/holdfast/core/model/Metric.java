package io.holdfast.core.model;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An aggregate over findings: a number that travels with its denominators.
 *
 * @param value the mean over the scored findings; null when nothing was scored
 * @param n how many were scored
 * @param interval 95 % interval of the value; null when nothing was scored
 */
public record Metric(
        String name,
        @Nullable Double value,
        int n,
        int abstained,
        int unmeasured,
        @Nullable Interval interval) {
    public Metric {
        Objects.requireNonNull(name, "name");
        if (n < 0 || abstained < 0 || unmeasured < 0) {
            throw new IllegalArgumentException("counts cannot be negative");
        }
        if ((n == 0) != (value == null)) {
            throw new IllegalArgumentException("a value needs n > 0, and n > 0 needs a value");
        }
        if (value != null && !Double.isFinite(value)) {
            throw new IllegalArgumentException("not a number: " + value);
        }
    }

    /** Share of the attempted cases that were measured (scored or rightly abstained). */
    public double coverage() {
        int attempted = n + abstained + unmeasured;
        return attempted == 0 ? 0 : (double) (n + abstained) / attempted;
    }

    /** A closed interval of numbers. */
    public record Interval(double low, double high) {
        public Interval {
            if (!(low <= high)) {
                throw new IllegalArgumentException("not an interval: [" + low + ", " + high + "]");
            }
        }
    }
}
