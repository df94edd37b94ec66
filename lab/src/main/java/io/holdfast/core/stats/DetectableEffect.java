package io.holdfast.core.stats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * The smallest true mean difference that a comparison of this size and spread would find: with it, a test at the given
 * significance finds a difference with the given power. A smaller one may be there and stay unseen.
 */
public final class DetectableEffect {
    private DetectableEffect() {}

    /** Empty when the spread cannot be told: fewer than two documents, or no pair that differs from the others. */
    public static OptionalDouble of(List<Bootstrap.Observation> differences, double significance, double power) {
        if (!(significance > 0 && significance < 1 && power > 0 && power < 1)) {
            throw new IllegalArgumentException("significance " + significance + ", power " + power);
        }
        double error = standardError(differences);
        return error > 0
                ? OptionalDouble.of((Normal.quantile(1 - significance / 2) + Normal.quantile(power)) * error)
                : OptionalDouble.empty();
    }

    /** Standard error of the mean where the members of a cluster stand or fall together; 0 where it cannot be told. */
    static double standardError(List<Bootstrap.Observation> values) {
        double mean = values.stream()
                .mapToDouble(Bootstrap.Observation::value)
                .average()
                .orElse(0);
        Map<String, Double> residuals = new LinkedHashMap<>();
        values.forEach(v -> residuals.merge(v.cluster(), v.value() - mean, Double::sum));
        int k = residuals.size();
        if (k < 2) {
            return 0;
        }
        double squares = residuals.values().stream().mapToDouble(r -> r * r).sum();
        return Math.sqrt(squares * k / (k - 1)) / values.size();
    }
}
