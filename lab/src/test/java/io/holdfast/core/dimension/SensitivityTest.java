package io.holdfast.core.dimension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.holdfast.core.dimension.Sensitivity.Perturbed;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Finding;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SensitivityTest {
    private final Sensitivity sensitivity = new Sensitivity(Parts.comparison(), Parts.config());

    @Test
    void aSystemThatAlwaysSaysTheSameIsNotSensitive() {
        Finding.Scored<Stability> finding = scored("Gate 4.", "Gate 4.", "Gate 4.", "Gate 4.");
        assertThat(finding.score()).isZero();
        assertThat(finding.failure()).isFalse();
    }

    @Test
    void anotherNumberUnderATypoIsNotRobustHoweverCloseItSounds() {
        Finding.Scored<Stability> finding = scored(
                "The toll bridge closes each night at 22 until the first tram of the day",
                "The toll bridge closes each night at 22 until the first tram of the day",
                "The toll bridge closes each night at 23 until the first tram of the day");
        assertThat(finding.detail().perturbations().get(0).similarity()).isGreaterThan(0.85);
        assertThat(finding.detail().perturbations().get(0).robust()).isFalse();
        assertThat(finding.failure()).isTrue();
    }

    @Test
    void theNoiseOfAskingTwiceIsTakenOff() {
        String full = "a b c d";
        Finding.Scored<Stability> noisy = scored(full, "a b c x", "a b c y");
        assertThat(noisy.detail().noiseFloor()).isCloseTo(0.25, within(1e-6));
        assertThat(noisy.score()).isCloseTo(0, within(1e-6));
        assertThat(scored(full, full, "a b c y").score()).isCloseTo(0.25, within(1e-6));
    }

    @Test
    void fallingSilentUnderAPerturbationIsNotRobust() {
        assertThat(scored("Gate 4.", "Gate 4.", "")
                        .detail()
                        .perturbations()
                        .get(0)
                        .robust())
                .isFalse();
        assertThat(scored("Gate 4.", "Gate 4.", "INSUFFICIENT_CONTEXT").score()).isEqualTo(1);
    }

    @Test
    void anEmptyBaselineIsUnmeasured() {
        assertThat(evaluate("", "", "Gate 4.")).isInstanceOf(Finding.Unmeasured.class);
    }

    private Finding.Scored<Stability> scored(String full, String repeat, String... perturbed) {
        return (Finding.Scored<Stability>) evaluate(full, repeat, perturbed);
    }

    private Finding<Stability> evaluate(String full, String repeat, String... perturbed) {
        List<Perturbed> answers = Arrays.stream(perturbed)
                .map(p -> new Perturbed("typo", "two letters swapped", Answer.of(p)))
                .toList();
        return sensitivity.evaluate(Answer.of(full), Answer.of(repeat), answers);
    }
}
