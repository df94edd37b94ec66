package io.holdfast.core.cite;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Checks the citations of answers. The faithfulness evaluator decides: a claim is read against the cited document alone,
 * and where that does not support it, against the others. The score is F1 of the marks that are right and the claims that
 * what they cite supports.
 */
public final class CitationCheck implements Evaluator<Citations> {
    /** Every mark costs readings by the model. */
    private static final int MOST_MARKS = 300;

    private final Evaluator<Grounding> evaluator;

    public CitationCheck(Evaluator<Grounding> evaluator) {
        this.evaluator = evaluator;
    }

    @Override
    public Finding<Citations> evaluate(Case testCase, Answer answer) {
        return evaluate(testCase, answer, List.of());
    }

    /** @param recorded citations that a file holds beside the text of the answer */
    public Finding<Citations> evaluate(Case testCase, Answer answer, List<Mark> recorded) {
        CitedAnswer cited = CitedAnswer.of(answer.text(), testCase.documents(), recorded);
        if (cited.marks().size() > MOST_MARKS) {
            return new Finding.Unmeasured<>(
                    ErrorCode.TOO_COMPLEX,
                    cited.marks().size() + " citations are more than the " + MOST_MARKS
                            + " that are checked in one answer; split the answer");
        }
        Case plain = testCase.withReference(null);
        Finding<Grounding> whole = evaluator.evaluate(plain, Answer.of(cited.text()));
        if (whole instanceof Finding.Unmeasured<Grounding> unmeasured) {
            return new Finding.Unmeasured<>(
                    unmeasured.code(), unmeasured.message(), unmeasured.language(), unmeasured.documentLanguages());
        }
        List<TracedClaim> claims = whole instanceof Finding.Scored<Grounding> scored
                        && scored.detail().path() != Grounding.Path.FALSE_INSUFFICIENT_CONTEXT
                ? scored.detail().trace().claims()
                : List.of();
        if (claims.isEmpty()) {
            return new Finding.Unmeasured<>(ErrorCode.NO_CLAIMS, "the answer declines: there is nothing to cite");
        }
        Citations citations =
                new Reading(cited, Statements.of(cited, claims), new StatementSupport(evaluator, plain)).citations();
        boolean failure = !citations.faulty().isEmpty() || citations.recall() < 1;
        return new Finding.Scored<>(citations.f1(), failure, citations);
    }

    /** One answer being checked. */
    private record Reading(CitedAnswer cited, List<Statements.Statement> statements, StatementSupport support) {
        Citations citations() {
            List<Statements.Statement> claims =
                    statements.stream().filter(Statements.Statement::claim).toList();
            List<CheckedMark> marks = IntStream.range(0, cited.marks().size())
                    .mapToObj(i -> checked(i, claims))
                    .toList();
            return new Citations(marks, claims.stream().map(this::claim).toList());
        }

        private CitedClaim claim(Statements.Statement statement) {
            Span span = cited.inAnswer(statement.span());
            Claim claim = new Claim(span, span.of(cited.answer()), statement.statement());
            List<Document> named = documents(statement.marks());
            boolean backed = !named.isEmpty() && together(statement, named).supported();
            return new CitedClaim(
                    span,
                    claim.text(),
                    claim.statement(),
                    support.ofAll(statement).verdict(),
                    statement.marks(),
                    backed);
        }

        private CheckedMark checked(int index, List<Statements.Statement> claims) {
            Mark mark = cited.marks().get(index);
            Document document = cited.documents().get(index);
            List<Integer> own = IntStream.range(0, claims.size())
                    .filter(c -> claims.get(c).marks().contains(index))
                    .boxed()
                    .toList();
            if (document == null) {
                return new CheckedMark(
                        mark,
                        null,
                        CheckedMark.Status.UNRESOLVABLE,
                        own,
                        List.of(),
                        null,
                        "\"" + mark.label() + "\" names none of the " + support.count() + " documents given");
            }
            List<Statements.Statement> covered =
                    statements.stream().filter(s -> s.marks().contains(index)).toList();
            List<Statements.Statement> carried =
                    covered.stream().filter(s -> carries(document, s)).toList();
            boolean shared = covered.stream().anyMatch(s -> documents(s.marks()).size() > 1);
            boolean right = shared ? !carried.isEmpty() : !carried.isEmpty() && carried.size() == covered.size();
            if (right) {
                StatementCheck.Outcome outcome =
                        together(carried.get(0), documents(carried.get(0).marks()));
                return new CheckedMark(
                        mark, document.id(), CheckedMark.Status.RIGHT, own, outcome.in(document.id()), null, null);
            }
            Statements.Statement open = covered.stream()
                    .filter(s -> !carried.contains(s))
                    .findFirst()
                    .orElse(null);
            return open == null
                    ? new CheckedMark(
                            mark,
                            document.id(),
                            CheckedMark.Status.UNSURE,
                            own,
                            List.of(),
                            null,
                            "it follows no statement that could be checked")
                    : faulty(mark, document, own, open);
        }

        private CheckedMark faulty(Mark mark, Document document, List<Integer> own, Statements.Statement open) {
            StatementCheck.Outcome elsewhere = together(open, support.without(document));
            String id = document.id();
            if (elsewhere.supported() && !elsewhere.evidence().isEmpty()) {
                String other = elsewhere.evidence().get(0).passage().documentId();
                return new CheckedMark(
                        mark,
                        id,
                        CheckedMark.Status.WRONG_DOCUMENT,
                        own,
                        elsewhere.evidence(),
                        other,
                        "document \"" + id + "\" does not state this; document \"" + other + "\" does");
            }
            StatementCheck.Outcome here = support.of(open, List.of(document));
            boolean unsure = here.verdict() == Verdict.UNSURE;
            String why = here.diagnosis();
            return new CheckedMark(
                    mark,
                    id,
                    unsure ? CheckedMark.Status.UNSURE : CheckedMark.Status.UNSUPPORTED,
                    own,
                    here.evidence(),
                    null,
                    "document \"" + id + "\" " + (unsure ? "comes close" : "does not state this, nor does another")
                            + (why == null ? "" : ": " + why));
        }

        /** Whether the document supports the statement alone, or is needed for it beside the others cited with it. */
        private boolean carries(Document document, Statements.Statement statement) {
            if (support.of(statement, List.of(document)).supported()) {
                return true;
            }
            List<Document> together = documents(statement.marks());
            List<Document> others =
                    together.stream().filter(d -> !d.id().equals(document.id())).toList();
            return !others.isEmpty()
                    && together(statement, together).supported()
                    && !together(statement, others).supported();
        }

        /** A statement with one citation has to be supported whole; one that cites several may join what they say. */
        private StatementCheck.Outcome together(Statements.Statement statement, List<Document> some) {
            return documents(statement.marks()).size() > 1
                    ? support.joined(statement, some)
                    : support.of(statement, some);
        }

        private List<Document> documents(List<Integer> marks) {
            Set<Document> named = new LinkedHashSet<>();
            for (int mark : marks) {
                @Nullable Document document = cited.documents().get(mark);
                if (document != null) {
                    named.add(document);
                }
            }
            return List.copyOf(named);
        }
    }
}
