package io.holdfast.app.bench.worst;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An input in the making: a document, an answer and the reference it is compared with, each a few pieces repeated. Small to
 * write down, easy to change.
 *
 * @param document pieces of the document
 * @param answer pieces of the answer
 * @param reference pieces of the reference; none where the case has no reference
 */
public record Probe(List<Run> document, List<Run> answer, List<Run> reference) {
    /**
     * A piece, repeated. {@code #} in it is replaced by a running number, so that repetitions may differ.
     *
     * @param times at least 1
     */
    public record Run(String piece, int times) {
        String text() {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < times; i++) {
                text.append(piece.replace("#", Integer.toString(i)));
            }
            return text.toString();
        }
    }

    public Probe {
        document = List.copyOf(document);
        answer = List.copyOf(answer);
        reference = List.copyOf(reference);
    }

    /** Without a reference. */
    public Probe(List<Run> document, List<Run> answer) {
        this(document, answer, List.of());
    }

    public String documentText() {
        return text(document);
    }

    public String answerText() {
        return text(answer);
    }

    public String referenceText() {
        return text(reference);
    }

    private static String text(List<Run> runs) {
        return runs.stream().map(Run::text).collect(Collectors.joining());
    }

    /** The same pieces, each repeated a fraction of the times. */
    Probe smaller(int divisor) {
        return new Probe(fewer(document, divisor), fewer(answer, divisor), fewer(reference, divisor));
    }

    private static List<Run> fewer(List<Run> runs, int divisor) {
        return runs.stream()
                .map(run -> new Run(run.piece, Math.max(1, run.times / divisor)))
                .toList();
    }

    int length() {
        return heldAgainst() + answerText().length();
    }

    /** How much an answer is compared with: the document and the reference. */
    int heldAgainst() {
        return documentText().length() + referenceText().length();
    }

    Case testCase() {
        String wanted = reference.isEmpty() ? null : referenceText();
        return new Case("worst", "What does it say?", List.of(Document.of("0", documentText())), wanted, null);
    }

    Answer given() {
        return Answer.of(answerText());
    }
}
