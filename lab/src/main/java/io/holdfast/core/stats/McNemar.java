package io.holdfast.core.stats;

/**
 * Exact McNemar test of paired pass/fail results: only the pairs that differ speak, and were the runs interchangeable
 * each of them would fall either way like a coin.
 */
public final class McNemar {
    private McNemar() {}

    /**
     * Two-sided p-value.
     *
     * @param broken pairs that passed before and fail now
     * @param fixed pairs that failed before and pass now
     */
    public static double pValue(int broken, int fixed) {
        if (broken < 0 || fixed < 0) {
            throw new IllegalArgumentException("counts cannot be negative: " + broken + ", " + fixed);
        }
        int n = broken + fixed;
        int fewer = Math.min(broken, fixed);
        double logChoose = 0;
        double sum = 0;
        for (int i = 0; i <= fewer; i++) {
            sum += Math.exp(logChoose - n * Math.log(2));
            logChoose += Math.log(n - i) - Math.log(i + 1);
        }
        return Math.min(1, 2 * sum);
    }
}
