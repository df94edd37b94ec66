package io.holdfast.lab.grounding;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** Scores labelled answers with the product's own evaluator and sums up how right it was. */
public final class GroundingBench {
    private final Evaluator<Grounding> evaluator;
    private final LongSupplier cpuNanos;

    /** {@code cpuNanos} tells the CPU time of the calling thread. */
    public GroundingBench(Evaluator<Grounding> evaluator, LongSupplier cpuNanos) {
        this.evaluator = evaluator;
        this.cpuNanos = cpuNanos;
    }

    /** Measures all answers on the common pool; the order of the result is the order given. */
    public GroundingFigures measure(String name, List<LabelledAnswer> answers, double threshold, long seed) {
        List<Measured> measured = IntStream.range(0, answers.size())
                .parallel()
                .mapToObj(i -> measure(answers.get(i)))
                .toList();
        return GroundingFigures.of(name, measured, threshold, seed);
    }

    private Measured measure(LabelledAnswer answer) {
        long start = cpuNanos.getAsLong();
        Finding<Grounding> finding = evaluator.evaluate(answer.testCase(), Answer.of(answer.answer()));
        long nanos = cpuNanos.getAsLong() - start;
        List<TracedClaim> claims = finding.fold(
                s -> s.detail().trace().claims(), a -> List.<TracedClaim>of(), u -> List.<TracedClaim>of());
        return new Measured(
                answer,
                risk(finding),
                Novelty.words(answer),
                Novelty.bigrams(answer),
                claims.stream().flatMap(c -> c.unsupportedSpans().stream()).toList(),
                claims.stream().map(TracedClaim::rule).toList(),
                DocumentKinds.of(answer.testCase(), claims),
                language(finding),
                nanos);
    }

    private static String language(Finding<Grounding> finding) {
        String language =
                finding.fold(s -> s.detail().language(), a -> a.detail().language(), Finding.Unmeasured::language);
        return language == null ? "" : language;
    }

    /** The risk of an answer; undecided where it could not be measured. */
    static double risk(Finding<Grounding> finding) {
        return finding.fold(s -> s.detail().risk(), a -> a.detail().risk(), u -> 0.5);
    }

    /** The guard "answer only": the documents taken away. What is left to see is the answer's style. */
    public static List<LabelledAnswer> withoutDocuments(List<LabelledAnswer> answers) {
        return answers.stream()
                .map(a -> a.withCase(a.testCase().withDocuments(List.of())))
                .toList();
    }

    /** The guard "shuffled": each answer gets the documents of another answer of its task. */
    public static List<LabelledAnswer> withOtherDocuments(List<LabelledAnswer> answers) {
        Map<String, List<Integer>> byTask = new LinkedHashMap<>();
        for (int i = 0; i < answers.size(); i++) {
            byTask.computeIfAbsent(answers.get(i).task(), k -> new ArrayList<>())
                    .add(i);
        }
        List<LabelledAnswer> shuffled = new ArrayList<>(answers);
        for (List<Integer> rows : byTask.values()) {
            int step = Math.max(1, rows.size() / 2);
            for (int k = 0; k < rows.size(); k++) {
                Case other = answers.get(rows.get((k + step) % rows.size())).testCase();
                LabelledAnswer own = answers.get(rows.get(k));
                shuffled.set(rows.get(k), own.withCase(own.testCase().withDocuments(other.documents())));
            }
        }
        return shuffled;
    }
}
