package io.holdfast.core.config.section;

/** Guards of configuration values: a wrong one names the key, the value and the allowed range. */
public final class Check {
    private Check() {}

    public static void require(boolean ok, String key, Object value, String allowed) {
        if (!ok) {
            throw new BadValueException(key, value, allowed);
        }
    }

    /** A threshold: a number in (0, 1]. */
    public static void threshold(double value, String key) {
        require(value > 0 && value <= 1, key, value, "a number in (0, 1]");
    }

    /** A share: a number in [0, 1]. */
    public static void share(double value, String key) {
        require(value >= 0 && value <= 1, key, value, "a number in [0, 1]");
    }

    public static void positive(double value, String key) {
        require(value > 0 && Double.isFinite(value), key, value, "a number above 0");
    }
}
