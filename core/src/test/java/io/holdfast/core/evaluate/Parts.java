package io.holdfast.core.evaluate;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.FactDifference;
import io.holdfast.core.model.Rule;
import io.holdfast.core.port.Embedder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Small real parts for these tests: a bag-of-words embedder and a comparison of numbers, negations and HTTP verbs. */
final class Parts {
    private static final Pattern NUMBER = Pattern.compile("\\d+(?:\\.\\d+)?");
    private static final Set<String> VERBS = Set.of("put", "patch", "post", "get", "delete");

    private Parts() {}

    static AnswerComparison comparison() {
        return new AnswerComparison(new WordEmbedder(), Parts::conflicts, 5);
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

    static Config config() {
        return config(0.72, 0.70);
    }

    static Config config(double consistencySemantic, double dependencyChange) {
        return new ConfigLoader()
                .set("thresholds.consistency_semantic", Double.toString(consistencySemantic), "test")
                .set("thresholds.dependency_change", Double.toString(dependencyChange), "test")
                .load()
                .config();
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
