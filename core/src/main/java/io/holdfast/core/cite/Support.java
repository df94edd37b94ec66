package io.holdfast.core.cite;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What some of the documents of a case say about statements of its answer, asked once each. */
final class Support {
    /** The worst first. */
    private static final List<Verdict> ORDER =
            List.of(Verdict.CONTRADICTED, Verdict.NOT_FOUND, Verdict.UNSURE, Verdict.SUPPORTED);

    private final Evaluator<Grounding> evaluator;
    private final Case testCase;
    private final Map<Asked, Outcome> known = new HashMap<>();

    private record Asked(String statement, Set<String> documents) {}

    /**
     * @param verdict the worst over the parts of the statement
     * @param diagnosis a sentence for people where it is not supported
     */
    record Outcome(
            Verdict verdict, List<Evidence> evidence, @Nullable String diagnosis) {
        boolean supported() {
            return verdict == Verdict.SUPPORTED;
        }

        /** The evidence of one document. */
        List<Evidence> in(String document) {
            return evidence.stream()
                    .filter(e -> e.passage().documentId().equals(document))
                    .toList();
        }
    }

    Support(Evaluator<Grounding> evaluator, Case testCase) {
        this.evaluator = evaluator;
        this.testCase = testCase;
    }

    int count() {
        return testCase.documents().size();
    }

    Outcome ofAll(Statements.Statement statement) {
        return of(statement, testCase.documents());
    }

    Outcome without(Statements.Statement statement, Document document) {
        return of(
                statement,
                testCase.documents().stream()
                        .filter(d -> !d.id().equals(document.id()))
                        .toList());
    }

    Outcome of(Statements.Statement statement, List<Document> documents) {
        TracedClaim traced = statement.traced();
        if (traced != null && documents.size() == testCase.documents().size()) {
            return new Outcome(traced.verdict(), traced.evidence(), traced.diagnosis());
        }
        if (documents.isEmpty()) {
            return new Outcome(Verdict.NOT_FOUND, List.of(), "there is no other document");
        }
        Asked asked = new Asked(
                statement.statement(), documents.stream().map(Document::id).collect(Collectors.toSet()));
        return known.computeIfAbsent(asked, a -> ask(statement.statement(), documents));
    }

    /** A statement says all it means by itself: it is read without the question. */
    private Outcome ask(String statement, List<Document> documents) {
        Finding<Grounding> finding = evaluator.evaluate(
                new Case(testCase.id(), "", documents, null, null), Answer.of(statement));
        if (finding instanceof Finding.Scored<Grounding> scored
                && scored.detail().path() != Grounding.Path.FALSE_INSUFFICIENT_CONTEXT) {
            List<Evidence> evidence = new ArrayList<>();
            Verdict worst = Verdict.SUPPORTED;
            String diagnosis = null;
            for (TracedClaim claim : scored.detail().trace().claims()) {
                evidence.addAll(claim.evidence());
                if (ORDER.indexOf(claim.verdict()) < ORDER.indexOf(worst)) {
                    worst = claim.verdict();
                    diagnosis = claim.diagnosis();
                }
            }
            return new Outcome(worst, evidence, diagnosis);
        }
        return new Outcome(Verdict.UNSURE, List.of(), "nothing in it could be checked");
    }
}
