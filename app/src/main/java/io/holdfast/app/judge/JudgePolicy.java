package io.holdfast.app.judge;

import java.util.Locale;

/** Which claims go to the judge. */
public enum JudgePolicy {
    /** Every statement of every answer. */
    ALWAYS,
    /** Only claims whose judge-free support is in the configured band. */
    GRAY_ZONE,
    /** Only claims whose judge-free verdict is {@code unsure}; every other finding stays what it is. */
    UNSURE;

    /** As written on the command line: {@code gray_zone}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
