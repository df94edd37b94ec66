package io.holdfast.core.config.section;

/**
 * When two answers are the same, to one embedding model: cosines of different models are different scales. The names are
 * those of {@link Thresholds}, which they replace.
 */
public record AgreementThresholds(double consistencySemantic, double robustnessSensitivity, double dependencyChange) {
    public AgreementThresholds {
        Check.threshold(consistencySemantic, "calibrations.….consistency_semantic");
        Check.threshold(robustnessSensitivity, "calibrations.….robustness_sensitivity");
        Check.threshold(dependencyChange, "calibrations.….dependency_change");
    }
}
