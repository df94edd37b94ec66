package io.holdfast.engine.experiment;

import io.holdfast.core.model.Metric;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One line of the acceptance table: a number of a configuration beside the baseline's.
 *
 * @param floor whether what must hold does; null when nothing must
 * @param goal whether what we aim at does; null when there is no aim
 * @param difference 95 % paired interval of the difference, where it is a mean over the same questions
 */
public record Criterion(
        String name,
        double value,
        double baseline,
        @Nullable Boolean floor,
        @Nullable Boolean goal,
        Metric.@Nullable Interval difference) {

    public String verdict() {
        String f = floor == null ? "" : floor ? "ok" : "MISSED";
        String g = goal == null ? "" : goal ? "goal reached" : "goal missed";
        return f.isEmpty() || g.isEmpty() ? f + g : f + ", " + g;
    }

    public String interval() {
        return difference == null
                ? ""
                : String.format(Locale.ROOT, "[%+.3f, %+.3f]", difference.low(), difference.high());
    }
}
