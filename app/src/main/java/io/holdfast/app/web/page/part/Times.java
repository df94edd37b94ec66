package io.holdfast.app.web.page.part;

/** Moments as people read them. */
public final class Times {
    private Times() {}

    /** {@code 2026-05-01T10:04:31.5Z} becomes {@code 2026-05-01 10:04 UTC}; anything else stays. */
    public static String spoken(String instant) {
        return instant.replaceAll("^(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d:\\d\\d).*Z$", "$1 $2 UTC");
    }
}
