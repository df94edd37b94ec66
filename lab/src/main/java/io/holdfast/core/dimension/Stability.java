package io.holdfast.core.dimension;

import io.holdfast.core.model.FactDifference;
import java.util.List;
import java.util.Objects;

/**
 * What a sensitivity score rests on: the answer under every small perturbation.
 *
 * @param noiseFloor how much the answer moves when exactly the same is asked twice
 */
public record Stability(List<Outcome> perturbations, double noiseFloor) {
    public Stability {
        perturbations = List.copyOf(perturbations);
        if (!(noiseFloor >= 0 && noiseFloor <= 1)) {
            throw new IllegalArgumentException("noise floor outside [0, 1]: " + noiseFloor);
        }
    }

    public double meanSimilarity() {
        return perturbations.stream().mapToDouble(Outcome::similarity).average().orElse(1);
    }

    /** What the perturbations move beyond the noise of asking twice. */
    public double sensitivity() {
        return Math.max(0, 1 - meanSimilarity() - noiseFloor);
    }

    /** One perturbation and what became of the answer. */
    public record Outcome(
            String perturbation,
            String change,
            String answer,
            double similarity,
            boolean robust,
            List<FactDifference> conflicts) {
        public Outcome {
            Objects.requireNonNull(perturbation, "perturbation");
            Objects.requireNonNull(change, "change");
            Objects.requireNonNull(answer, "answer");
            if (!(similarity >= 0 && similarity <= 1)) {
                throw new IllegalArgumentException("similarity outside [0, 1]: " + similarity);
            }
            conflicts = List.copyOf(conflicts);
        }
    }
}
