package io.holdfast.core.evaluate;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.DatasetSettings;
import io.holdfast.core.config.Diagnosis;
import io.holdfast.core.config.ExperimentSettings;
import io.holdfast.core.config.Inference;
import io.holdfast.core.config.Models;
import io.holdfast.core.config.Pipeline;
import io.holdfast.core.config.Thresholds;
import io.holdfast.core.config.TraceSettings;
import io.holdfast.core.model.FactDifference;
import io.holdfast.core.model.Rule;
import io.holdfast.core.port.Embedder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Small real parts for these tests: a bag-of-words embedder and a comparison of numbers, negations and HTTP verbs. */
final class Parts {
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
    private static final Set<String> VERBS = Set.of("put", "patch", "post", "get", "delete");

    private Parts() {}

    static AnswerComparison comparison() {
        return new AnswerComparison(
                new WordEmbedder(),
                Parts::conflicts,
                (a, b) -> 2.0
                        * common(Words.of(a), Words.of(b))
                        / (Words.of(a).size() + Words.of(b).size()),
                text -> List.of(text.split("(?<=[.!?])\\s+")),
                5);
    }

    static List<FactDifference> conflicts(String a, String b) {
        List<FactDifference> found = new ArrayList<>();
        List<String> left = NUMBER.matcher(a).results().map(r -> r.group()).toList();
        List<String> right = NUMBER.matcher(b).results().map(r -> r.group()).toList();
        if (!left.isEmpty() && !right.isEmpty() && !new HashSet<>(right).containsAll(left)) {
            found.add(new FactDifference(Rule.NUMBER_MISMATCH, left.toString(), right.toString()));
        }
        if (Words.of(a).contains("not") != Words.of(b).contains("not") && Words.share(a, b) > 0.6) {
            found.add(new FactDifference(Rule.NEGATION_MISMATCH, a, b));
        }
        Set<String> leftVerbs = new HashSet<>(Words.of(a));
        leftVerbs.retainAll(VERBS);
        Set<String> rightVerbs = new HashSet<>(Words.of(b));
        rightVerbs.retainAll(VERBS);
        if (!leftVerbs.isEmpty() && !rightVerbs.isEmpty() && !rightVerbs.containsAll(leftVerbs)) {
            found.add(new FactDifference(Rule.TECHNICAL_TERM_CONFLICT, leftVerbs.toString(), rightVerbs.toString()));
        }
        return found;
    }

    private static int common(List<String> a, List<String> b) {
        int[][] length = new int[a.size() + 1][b.size() + 1];
        for (int i = 1; i <= a.size(); i++) {
            for (int j = 1; j <= b.size(); j++) {
                length[i][j] = a.get(i - 1).equals(b.get(j - 1))
                        ? length[i - 1][j - 1] + 1
                        : Math.max(length[i - 1][j], length[i][j - 1]);
            }
        }
        return length[a.size()][b.size()];
    }

    static Config config() {
        return config(0.72, 0.70);
    }

    static Config config(double consistencySemantic, double dependencyChange) {
        return new Config(
                new Thresholds(0.75, 0.65, consistencySemantic, 0.40, 0.85, dependencyChange, 5, 0.85),
                new Diagnosis(0.6, 0.4),
                new io.holdfast.core.config.Consistency(0.7, 0.3),
                new TraceSettings(12, 6, 0.8, 0.6, 2),
                new Models("m", "d", "e", "u", "u", "K"),
                new Inference(900, 3, 2, 512, 0, 7, 1, 600),
                new Pipeline("runs", ""),
                new DatasetSettings("datasets"),
                new ExperimentSettings(7, List.of(), List.of(), 200, 0.95, 100_000, 5, 0.35, Map.of()),
                List.of(List.of("put", "patch")));
    }

    private static final class WordEmbedder implements Embedder {
        @Override
        public String id() {
            return "words@1";
        }

        @Override
        public float[] embed(String text) {
            float[] vector = new float[512];
            for (String word : Words.of(text)) {
                vector[Math.floorMod(word.hashCode() * 31 + word.length(), vector.length)] += 1;
            }
            double norm = 0;
            for (float x : vector) {
                norm += x * x;
            }
            for (int i = 0; i < vector.length; i++) {
                vector[i] = (float) (vector[i] / Math.sqrt(norm));
            }
            return vector;
        }
    }
}
