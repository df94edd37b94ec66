package io.holdfast.app.judge;

import java.util.Locale;

/** Which claims go to the judge. */
public enum JudgePolicy {
    /** Every statement of every answer. */
    ALWAYS,
    /** Only claims whose judge-free support is undecided. */
    GRAY_ZONE;

    /** As written on the command line: {@code gray_zone}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
