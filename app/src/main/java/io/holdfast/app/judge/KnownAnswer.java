package io.holdfast.app.judge;

import io.holdfast.app.demo.FlawedAnswers;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Distractor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An answer to a case of a data set of which it is known, part by part, whether the documents say it. */
public record KnownAnswer(Case testCase, List<Part> parts) {
    public KnownAnswer {
        parts = List.copyOf(parts);
    }

    /** A part of the answer. */
    public record Part(String text, boolean supported) {}

    public Answer answer() {
        return Answer.of(String.join(" ", parts.stream().map(Part::text).toList()));
    }

    /**
     * For every case that its documents answer: what they say, the sentence that says it, what they say with something
     * invented behind it, what they say with a value changed, and what the documents of another case say.
     */
    public static List<KnownAnswer> of(Dataset dataset) {
        List<KnownAnswer> answers = new ArrayList<>();
        List<DatasetCase> cases = dataset.cases();
        for (int i = 0; i < cases.size(); i++) {
            String truth = truth(cases.get(i));
            if (truth == null) {
                continue;
            }
            Case testCase = cases.get(i).testCase();
            String elsewhere = elsewhere(cases, i);
            String quoted = cases.get(i).evidenceSpan();
            answers.add(new KnownAnswer(testCase, List.of(new Part(truth, true))));
            if (quoted != null && holds(testCase, quoted)) {
                answers.add(new KnownAnswer(testCase, List.of(new Part(quoted, true))));
            }
            answers.add(new KnownAnswer(
                    testCase, List.of(new Part(truth, true), new Part(FlawedAnswers.invented(testCase.id()), false))));
            answers.add(new KnownAnswer(testCase, List.of(new Part(FlawedAnswers.altered(truth), false))));
            if (elsewhere != null) {
                answers.add(new KnownAnswer(testCase, List.of(new Part(elsewhere, false))));
            }
        }
        return answers;
    }

    private static @Nullable String truth(DatasetCase datasetCase) {
        Distractor distractor = datasetCase.distractor();
        String truth = distractor == null ? datasetCase.testCase().reference() : distractor.fromContext();
        return Boolean.FALSE.equals(datasetCase.testCase().answerable()) ? null : truth;
    }

    /** The answer of the next case about another topic. */
    private static @Nullable String elsewhere(List<DatasetCase> cases, int from) {
        String topic = subject(cases.get(from));
        for (int step = 1; step < cases.size(); step++) {
            DatasetCase other = cases.get((from + step) % cases.size());
            if (!subject(other).equals(topic) && truth(other) != null) {
                return truth(other);
            }
        }
        return null;
    }

    private static String subject(DatasetCase datasetCase) {
        String topic = datasetCase.topic();
        return topic == null ? datasetCase.documentId() : topic;
    }

    private static boolean holds(Case testCase, String text) {
        return testCase.documents().stream().anyMatch(d -> d.text().contains(text));
    }
}
