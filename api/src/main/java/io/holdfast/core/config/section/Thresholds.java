package io.holdfast.core.config.section;

/** What counts as evidence, agreement and change. */
public record Thresholds(
        double faithfulnessEvidence,
        double insufficientCtxValidation,
        double consistencySemantic,
        double consistencyRougeL,
        double robustnessSensitivity,
        double dependencyChange,
        int shortAnswerMaxWords,
        double shortAnswerCharSim) {
    public Thresholds {
        Check.threshold(faithfulnessEvidence, "thresholds.faithfulness_evidence");
        Check.threshold(insufficientCtxValidation, "thresholds.insufficient_ctx_validation");
        Check.threshold(consistencySemantic, "thresholds.consistency_semantic");
        Check.threshold(consistencyRougeL, "thresholds.consistency_rouge_l");
        Check.threshold(robustnessSensitivity, "thresholds.robustness_sensitivity");
        Check.threshold(dependencyChange, "thresholds.dependency_change");
        Check.positive(shortAnswerMaxWords, "thresholds.short_answer_max_words");
        Check.threshold(shortAnswerCharSim, "thresholds.short_answer_char_sim");
    }
}
