package io.holdfast.core.judge.reply.word;

import java.util.Locale;

/** A judge's word on a statement. Only YES supports it; "partially", "unclear" and "I don't know" do not. */
public enum Opinion {
    YES,
    NO,
    DONT_KNOW;

    /** The name used in files: {@code yes}, {@code no}, {@code dont_know}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
