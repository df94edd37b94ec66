package io.holdfast.core.selftest;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Runs fact pairs through a faithfulness evaluator and counts both kinds of error. */
public final class FactSelfTest {
    private FactSelfTest() {}

    /** One rate a fact kind, in the order of {@link FactKind}. */
    public static List<Rate> run(Evaluator<Grounding> evaluator, List<FactPair> pairs) {
        Map<FactKind, List<Judged>> judged = new EnumMap<>(FactKind.class);
        for (FactPair pair : pairs) {
            judged.computeIfAbsent(pair.kind(), kind -> new ArrayList<>()).add(judge(evaluator, pair));
        }
        return judged.entrySet().stream()
                .map(entry -> new Rate(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static Judged judge(Evaluator<Grounding> evaluator, FactPair pair) {
        Case testCase = Case.of("pair", "", pair.context());
        Finding<Grounding> finding = evaluator.evaluate(testCase, Answer.of(pair.answer()));
        boolean found = finding.fold(scored -> scored.score() == 1, abstained -> false, unmeasured -> false);
        return new Judged(pair, found, finding);
    }

    /**
     * A pair and what the evaluator made of it.
     *
     * @param found whether the evaluator called the whole answer supported
     */
    public record Judged(FactPair pair, boolean found, Finding<Grounding> finding) {
        public boolean right() {
            return found == pair.supported();
        }
    }

    /** How an evaluator does on one kind of fact. */
    public record Rate(FactKind kind, List<Judged> judged) {
        public Rate {
            judged = List.copyOf(judged);
        }

        public int n() {
            return judged.size();
        }

        /** Share of unsupported answers that were called supported. */
        public double falseSupport() {
            return wrong(false);
        }

        /** Share of supported answers that were not called supported. */
        public double falseAlarm() {
            return wrong(true);
        }

        public List<Judged> failures() {
            return judged.stream().filter(j -> !j.right()).toList();
        }

        private double wrong(boolean supported) {
            List<Judged> of = judged.stream()
                    .filter(j -> j.pair().supported() == supported)
                    .toList();
            return of.isEmpty()
                    ? 0
                    : (double) of.stream().filter(j -> !j.right()).count() / of.size();
        }
    }
}
