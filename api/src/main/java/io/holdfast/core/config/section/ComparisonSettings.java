package io.holdfast.core.config.section;

/**
 * How two runs are compared, and scores checked against labels.
 *
 * @param permutations random sign choices behind a p-value
 * @param significance chance of any false alarm a comparison may run, over all its tests
 * @param power chance with which the smallest detectable difference would be found
 * @param sameClaim ROUGE-L at which claims of two answers count as the same claim
 * @param calibrationBins bins of the reliability curve
 */
public record ComparisonSettings(
        int permutations, double significance, double power, double sameClaim, int calibrationBins) {
    public ComparisonSettings {
        Check.positive(permutations, "comparison.permutations");
        Check.require(
                significance > 0 && significance < 1, "comparison.significance", significance, "a number in (0, 1)");
        Check.require(power > 0 && power < 1, "comparison.power", power, "a number in (0, 1)");
        Check.threshold(sameClaim, "comparison.same_claim");
        Check.positive(calibrationBins, "comparison.calibration_bins");
    }
}
