package io.holdfast.core.stats;

/** The standard normal distribution, and Student's t as far as intervals need it. */
public final class Normal {
    private static final double FAR = 38;
    private static final int HALVINGS = 80;

    private Normal() {}

    /** Probability of a value up to {@code x}. The series in odd powers is used near 0, the continued fraction far out. */
    public static double cdf(double x) {
        if (Math.abs(x) > 5) {
            double tail = tail(Math.abs(x));
            return x > 0 ? 1 - tail : tail;
        }
        double term = x;
        double sum = x;
        for (int i = 3; Math.abs(term) > 1e-17; i += 2) {
            term *= x * x / i;
            sum += term;
        }
        return 0.5 + sum * density(x);
    }

    private static double tail(double x) {
        if (x > FAR) {
            return 0;
        }
        double fraction = x;
        for (int i = 60; i >= 1; i--) {
            fraction = x + i / fraction;
        }
        return density(x) / fraction;
    }

    private static double density(double x) {
        return Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
    }

    /** The value below which a share {@code p} in (0, 1) lies, by halving. */
    public static double quantile(double p) {
        if (!(p > 0 && p < 1)) {
            throw new IllegalArgumentException("a quantile needs a share in (0, 1), not " + p);
        }
        double low = -FAR;
        double high = FAR;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (cdf(middle) < p) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /** Quantile of Student's t by the expansion in 1/degrees: three decimals from four degrees on, too small below. */
    static double studentQuantile(double p, int degrees) {
        double z = quantile(p);
        double z2 = z * z;
        double v = degrees;
        return z
                + z * (z2 + 1) / (4 * v)
                + z * (z2 * (5 * z2 + 16) + 3) / (96 * v * v)
                + z * (z2 * (z2 * (3 * z2 + 19) + 17) - 15) / (384 * v * v * v);
    }
}
