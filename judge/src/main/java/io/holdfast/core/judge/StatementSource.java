package io.holdfast.core.judge;

import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.ErrorCode;
import java.util.List;
import java.util.Optional;

/** Splits an answer into the statements that are put to the judge. */
@FunctionalInterface
public interface StatementSource {
    Drawn draw(Case testCase, Answer answer);

    /**
     * Statements, what it took to get them, and why there are none.
     *
     * @param anomalies what was odd about the statements
     * @param problem why there are none; empty when there are statements
     */
    record Drawn(
            List<Claim> statements,
            Optional<Unusable> problem,
            Answer.Usage usage,
            int calls,
            List<Anomaly> anomalies) {
        public Drawn(List<Claim> statements, Optional<Unusable> problem, Answer.Usage usage, int calls) {
            this(statements, problem, usage, calls, List.of());
        }

        public Drawn {
            statements = List.copyOf(statements);
            anomalies = List.copyOf(anomalies);
            if (statements.isEmpty() == problem.isEmpty()) {
                throw new IllegalArgumentException("either statements or a problem");
            }
        }
    }

    /** Our own claims: no call, and nothing in the answer can talk a claim away. */
    static StatementSource claims() {
        ClaimExtractor extractor = new ClaimExtractor();
        return (testCase, answer) -> {
            List<Claim> claims = extractor.extract(answer.text());
            return new Drawn(
                    claims,
                    claims.isEmpty() ? Optional.of(Unusable.statements(ErrorCode.NO_STATEMENTS, "")) : Optional.empty(),
                    new Answer.Usage(0, 0),
                    0);
        };
    }
}
