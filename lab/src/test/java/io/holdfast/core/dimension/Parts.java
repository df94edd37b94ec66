package io.holdfast.core.dimension;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.port.Embedder;

/** The real comparison over a bag-of-words embedder. */
final class Parts {
    private Parts() {}

    static AnswerComparison comparison() {
        return AnswerComparison.of(config(), new WordEmbedder());
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
            for (String word : SymbolWords.of(text)) {
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
