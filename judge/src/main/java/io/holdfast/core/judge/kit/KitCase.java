package io.holdfast.core.judge.kit;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A judge's reply to given statements, with the outcome it must have.
 *
 * @param shape what the reply looks like; several cases may share one
 * @param reason why it is unmeasured; empty when it is scored
 * @param verdicts one place per statement: true, false, or empty for "no verdict"
 */
public record KitCase(
        String id,
        String group,
        String shape,
        List<String> statements,
        String reply,
        boolean scored,
        Optional<String> reason,
        List<Optional<Boolean>> verdicts) {
    public KitCase {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(group, "group");
        Objects.requireNonNull(shape, "shape");
        Objects.requireNonNull(reply, "reply");
        statements = List.copyOf(statements);
        verdicts = List.copyOf(verdicts);
        if (verdicts.size() != statements.size()) {
            throw new IllegalArgumentException("kit case " + id + " has " + statements.size() + " statements and "
                    + verdicts.size() + " verdicts");
        }
    }
}
