package io.holdfast.core.cite;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import java.util.List;

/** What some of the documents of a case say about statements of its answer. */
final class Support {
    private final StatementCheck check;
    private final List<Document> documents;

    Support(Evaluator<Grounding> evaluator, Case testCase) {
        this.check = new StatementCheck(evaluator);
        this.documents = testCase.documents();
    }

    int count() {
        return documents.size();
    }

    StatementCheck.Outcome ofAll(Statements.Statement statement) {
        return of(statement, documents);
    }

    StatementCheck.Outcome without(Statements.Statement statement, Document document) {
        return of(
                statement,
                documents.stream().filter(d -> !d.id().equals(document.id())).toList());
    }

    /** A claim of the whole answer was read against all documents already. */
    StatementCheck.Outcome of(Statements.Statement statement, List<Document> some) {
        TracedClaim traced = statement.traced();
        return traced != null && some.size() == documents.size()
                ? new StatementCheck.Outcome(traced.verdict(), traced.evidence(), traced.diagnosis())
                : check.of(statement.statement(), some);
    }
}
