package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Opinion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A verdict as it occurs in the reply, before it is known which statement it is about.
 *
 * @param label the id as written, e.g. {@code S1}; null when the reply gives none
 * @param text the statement as echoed; null when it is not
 * @param opinion null when the place of the verdict holds something else
 */
record DraftVerdict(
        @Nullable String label,
        @Nullable String text,
        @Nullable Opinion opinion,
        @Nullable String reason) {

    /** Verdicts that belong together: of one JSON block, one table, one list. */
    record Group(List<DraftVerdict> drafts) {
        Group {
            drafts = List.copyOf(drafts);
        }
    }
}
