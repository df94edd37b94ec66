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
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What single documents, or a few, say about a statement that stands alone: the faithfulness evaluator decides. Asks once
 * about the same statement and documents; made for one answer, used by one thread.
 */
public final class StatementCheck {
    /** The worst first. */
    private static final List<Verdict> ORDER =
            List.of(Verdict.CONTRADICTED, Verdict.NOT_FOUND, Verdict.UNSURE, Verdict.SUPPORTED);

    private final Evaluator<Grounding> evaluator;
    private final String question;
    private final Map<Asked, Outcome> known = new HashMap<>();

    private record Asked(String statement, List<String> documents) {}

    /**
     * @param verdict the worst over the parts of the statement
     * @param evidence of all parts, best first within each
     * @param diagnosis a sentence for people where it is not supported
     */
    public record Outcome(
            Verdict verdict,
            List<Evidence> evidence,
            @Nullable String diagnosis) {
        public Outcome {
            Objects.requireNonNull(verdict, "verdict");
            evidence = List.copyOf(evidence);
        }

        public boolean supported() {
            return verdict == Verdict.SUPPORTED;
        }

        /** The evidence of one document. */
        public List<Evidence> in(String document) {
            return evidence.stream()
                    .filter(e -> e.passage().documentId().equals(document))
                    .toList();
        }
    }

    public StatementCheck(Evaluator<Grounding> evaluator) {
        this(evaluator, "");
    }

    /** @param question what was asked: a statement that opens with it is an answer to it */
    public StatementCheck(Evaluator<Grounding> evaluator, String question) {
        this.evaluator = evaluator;
        this.question = question.strip();
    }

    public Outcome of(String statement, List<Document> documents) {
        if (documents.isEmpty()) {
            return new Outcome(Verdict.NOT_FOUND, List.of(), "there is no document this could come from");
        }
        Asked asked = new Asked(
                statement, documents.stream().map(Document::id).sorted().toList());
        return known.computeIfAbsent(asked, a -> ask(statement, documents));
    }

    /** A statement says all it means by itself; a short answer's opens with its question, which is no statement. */
    private Outcome ask(String statement, List<Document> documents) {
        boolean answers = !question.isEmpty() && statement.startsWith(question + " ");
        Finding<Grounding> finding = evaluator.evaluate(
                new Case("statement", answers ? question : "", documents, null, null),
                Answer.of(answers ? statement.substring(question.length() + 1) : statement));
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
