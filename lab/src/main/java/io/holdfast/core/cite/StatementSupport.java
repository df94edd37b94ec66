package io.holdfast.core.cite;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What some of the documents of a case say about statements of its answer. */
final class StatementSupport {
    private final StatementCheck check;
    private final List<Document> documents;

    StatementSupport(Evaluator<Grounding> evaluator, Case testCase) {
        this.check = new StatementCheck(evaluator, testCase.question());
        this.documents = testCase.documents();
    }

    int count() {
        return documents.size();
    }

    StatementCheck.Outcome ofAll(Statements.Statement statement) {
        return of(statement, documents);
    }

    List<Document> without(Document document) {
        return documents.stream().filter(d -> !d.id().equals(document.id())).toList();
    }

    /**
     * What documents say that are cited together: a statement that none of them shows whole is supported where each of
     * its clauses is supported by one of them.
     */
    StatementCheck.Outcome joined(Statements.Statement statement, List<Document> some) {
        StatementCheck.Outcome whole = of(statement, some);
        List<String> clauses = Clauses.of(statement.statement());
        if (whole.supported() || clauses.isEmpty()) {
            return whole;
        }
        List<Evidence> evidence = new ArrayList<>();
        for (String clause : clauses) {
            Optional<StatementCheck.Outcome> shown = some.stream()
                    .map(document -> check.of(clause, List.of(document)))
                    .filter(StatementCheck.Outcome::supported)
                    .findFirst();
            if (shown.isEmpty()) {
                return whole;
            }
            evidence.addAll(shown.get().evidence());
        }
        return new StatementCheck.Outcome(Verdict.SUPPORTED, evidence, null);
    }

    /** A claim of the whole answer was read against all documents already. */
    StatementCheck.Outcome of(Statements.Statement statement, List<Document> some) {
        TracedClaim traced = statement.traced();
        return traced != null && some.size() == documents.size()
                ? new StatementCheck.Outcome(traced.verdict(), traced.evidence(), traced.diagnosis())
                : check.of(statement.statement(), some);
    }
}
