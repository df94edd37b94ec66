package io.holdfast.core.judge;

import io.holdfast.core.judge.reply.word.Opinion;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a judge said about one answer, kept so that it can be counted again under other rules without asking again.
 *
 * @param cast every opinion of the first replies in their order, surplus included
 * @param first one place per statement: the opinion aligned with it in the first reply
 * @param settled one place per statement: the opinion after the missing ones were asked again
 * @param refused whether the judge declined and gave no verdict
 */
public record VerdictLog(
        String caseId,
        List<String> statements,
        List<Opinion> cast,
        List<Optional<Opinion>> first,
        List<Optional<Opinion>> settled,
        boolean refused) {
    public VerdictLog {
        Objects.requireNonNull(caseId, "caseId");
        statements = List.copyOf(statements);
        cast = List.copyOf(cast);
        first = List.copyOf(first);
        settled = List.copyOf(settled);
        if (first.size() != statements.size() || settled.size() != statements.size()) {
            throw new IllegalArgumentException("one place per statement");
        }
        if (refused && !cast.isEmpty()) {
            throw new IllegalArgumentException("a judge that gave verdicts did not refuse");
        }
    }

    /** A log in which nothing was asked again. */
    public static VerdictLog of(
            String caseId,
            List<String> statements,
            List<Opinion> cast,
            List<Optional<Opinion>> aligned,
            boolean refused) {
        return new VerdictLog(caseId, statements, cast, aligned, aligned, refused);
    }
}
