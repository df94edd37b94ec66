package io.holdfast.junit;

import io.holdfast.core.explain.FindingText;
import java.util.Locale;
import java.util.Optional;

/** Whether an answer is worse than it was, and in what. */
final class Regression {
    private Regression() {}

    static Optional<String> find(BaselineEntry before, GroundedCase result, double tolerance) {
        BaselineEntry now = BaselineEntry.of(result.finding());
        return worse(before, now, tolerance)
                .map(why -> result.id() + ": " + why + "\n"
                        + FindingText.of(result.finding()).indent(2).stripTrailing());
    }

    private static Optional<String> worse(BaselineEntry before, BaselineEntry now, double tolerance) {
        if (now.outcome().equals("unmeasured") && !before.outcome().equals("unmeasured")) {
            return Optional.of("was " + before.outcome() + ", cannot be measured now");
        }
        boolean scoredTwice = now.outcome().equals("scored") && before.outcome().equals("scored");
        if (scoredTwice && before.faithfulness() - now.faithfulness() > tolerance) {
            return Optional.of(String.format(
                    Locale.ROOT, "faithfulness fell from %.2f to %.2f", before.faithfulness(), now.faithfulness()));
        }
        if (scoredTwice && now.contradicted() > before.contradicted()) {
            return Optional.of("contradicts its documents in " + now.contradicted() + " claims, "
                    + before.contradicted() + " before");
        }
        if (!before.failure() && now.failure() && !(scoredTwice && tolerance > 0)) {
            return Optional.of(
                    "was " + (before.outcome().equals("abstained") ? "rightly declined" : "right") + ", fails now");
        }
        return Optional.empty();
    }
}
