package io.holdfast.lab.feedback;

/** What a verdict says of its claim or answer, in the two words a person's label can turn around. */
enum Meaning {
    /** Supported, grounded, rightly declined. */
    SUPPORTED,
    /** Not found, contradicted, wrongly declined. */
    UNSUPPORTED,
    /** Unsure, empty, unmeasured: neither. */
    OPEN;

    /** @param verdict of a claim or the standing of an answer, by its id */
    static Meaning of(String verdict) {
        return switch (verdict) {
            case "supported", "grounded", "declined" -> SUPPORTED;
            case "not_found", "contradicted", "wrongly_declined" -> UNSUPPORTED;
            default -> OPEN;
        };
    }

    Meaning opposite() {
        return switch (this) {
            case SUPPORTED -> UNSUPPORTED;
            case UNSUPPORTED -> SUPPORTED;
            case OPEN -> OPEN;
        };
    }
}
