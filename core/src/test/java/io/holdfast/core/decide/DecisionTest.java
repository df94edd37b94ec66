package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.port.GroundingModel;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The probability that a claim is supported. */
class DecisionTest {
    private record Model(boolean decisionFitted) implements GroundingModel {
        @Override
        public String id() {
            return "model";
        }

        @Override
        public double support(String claim, String evidence) {
            return 0.5;
        }
    }

    @Test
    void anotherModelsProbabilityIsTakenAsItIs() {
        Decision decision = Decision.of(new Model(false));
        Map<String, Double> features = Map.of("support", Math.log(0.8 / 0.2), "novelty", 0.9, "length", 3.0);
        assertThat(decision.support(features)).isCloseTo(0.8, within(1e-9));
        assertThat(decision.weighed()).containsExactly("support");
    }

    @Test
    void newWordsCountBesideTheModelThatTheWeightsWereFittedTo() {
        Decision decision = Decision.of(new Model(true));
        assertThat(decision.support(Map.of("support", 1.0, "novelty", 0.9)))
                .isLessThan(decision.support(Map.of("support", 1.0, "novelty", 0.0)));
    }

    @Test
    void withoutAModelWordsDecide() {
        assertThat(Decision.of(null).weighed()).doesNotContain("support", "contradiction");
    }

    @Test
    void moreSupportNeverMeansALowerProbability() {
        for (GroundingModel model : List.of(new Model(true), new Model(false))) {
            Decision decision = Decision.of(model);
            double before = 0;
            for (double support = -6; support <= 6; support += 0.5) {
                double now = decision.support(Map.of("bias", 1.0, "support", support));
                assertThat(now).isBetween(0.0, 1.0).isGreaterThan(before);
                before = now;
            }
        }
    }

    @Test
    void aFeatureWithoutAWeightDoesNotCount() {
        Decision decision = Decision.of(null);
        assertThat(decision.support(Map.of("bias", 1.0, "copy", 1.0, "no such feature", 9.0)))
                .isEqualTo(decision.support(Map.of("bias", 1.0)));
    }
}
