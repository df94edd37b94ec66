package io.holdfast.core.stats;

/**
 * Wilson's 95 % interval of a share: honest for small counts and for shares near 0 and 1.
 *
 * @param low lower end, at least 0
 * @param high upper end, at most 1
 */
public record Wilson(double low, double high) {
    public static final double LEVEL = 0.95;

    /** @param n more than 0 */
    public static Wilson of(int hits, int n) {
        if (n <= 0 || hits < 0 || hits > n) {
            throw new IllegalArgumentException(hits + " of " + n);
        }
        double z = Normal.quantile(1 - (1 - LEVEL) / 2);
        double p = (double) hits / n;
        double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
        double half = z / (1 + z * z / n) * Math.sqrt(p * (1 - p) / n + z * z / (4.0 * n * n));
        return new Wilson(Math.max(0, middle - half), Math.min(1, middle + half));
    }
}
