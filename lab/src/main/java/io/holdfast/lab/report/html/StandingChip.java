package io.holdfast.lab.report.html;

import io.holdfast.lab.check.Standing;
import io.holdfast.lab.report.markup.Html;

/** What an answer came to, in a word: its sign shows it without its colour. Unmeasured is grey, never a tick. */
public final class StandingChip {
    private StandingChip() {}

    public static Html of(Standing standing) {
        return switch (standing) {
            case GROUNDED -> Parts.chip("good", "✓ grounded");
            case DECLINED -> Parts.chip("good", "– declined");
            case UNSURE -> Parts.chip("soft", "~ unsure");
            case NOT_FOUND -> Parts.chip("warn", "? not in the documents");
            case CONTRADICTED -> Parts.chip("bad", "✗ contradicted");
            case WRONGLY_DECLINED -> Parts.chip("bad", "✗ wrongly declined");
            case EMPTY -> Parts.chip("none", "○ empty");
            case UNMEASURED -> Parts.chip("none", "○ unmeasured");
        };
    }
}
