package io.holdfast.core.dimension;

import io.holdfast.core.config.Config;
import io.holdfast.core.dimension.Stability.Outcome;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import java.util.List;

/**
 * Does a small perturbation (a typo, upper case, an unrelated sentence) change the answer? What asking the same twice
 * already changes is noise and is taken off.
 */
public final class Sensitivity {
    public static final String VERSION = "sensitivity/2";

    private final AnswerComparison comparison;
    private final Config config;

    public Sensitivity(AnswerComparison comparison, Config config) {
        this.comparison = comparison;
        this.config = config;
    }

    /** A perturbation, what it did, and the answer it got. */
    public record Perturbed(String perturbation, String change, Answer answer) {}

    /** @param repeat the answer to exactly the same prompt, asked again */
    public Finding<Stability> evaluate(Answer full, Answer repeat, List<Perturbed> perturbed) {
        if (full.text().isBlank()) {
            return new Finding.Unmeasured<>(ErrorCode.EMPTY_ANSWER, "the unperturbed answer is empty");
        }
        if (perturbed.isEmpty()) {
            return new Finding.Unmeasured<>(ErrorCode.TOO_FEW_ANSWERS, "no perturbed question was asked");
        }
        double noiseFloor = 1 - comparison.compare(full.text(), repeat.text()).semantic();
        List<Outcome> outcomes =
                perturbed.stream().map(p -> outcome(full.text(), p)).toList();
        Stability stability = new Stability(outcomes, noiseFloor);
        return new Finding.Scored<>(stability.sensitivity(), outcomes.stream().anyMatch(o -> !o.robust()), stability);
    }

    private Outcome outcome(String baseline, Perturbed perturbed) {
        String answer = perturbed.answer().text();
        Likeness likeness = comparison.compare(baseline, answer);
        boolean robust = likeness.conflicts().isEmpty()
                && likeness.semantic() >= config.thresholds().robustnessSensitivity();
        return new Outcome(
                perturbed.perturbation(),
                perturbed.change(),
                answer,
                likeness.semantic(),
                robust,
                likeness.conflicts());
    }
}
