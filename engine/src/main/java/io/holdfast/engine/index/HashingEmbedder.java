package io.holdfast.engine.index;

import io.holdfast.core.port.Embedder;
import io.holdfast.engine.corpus.ComparedWords;

/** Vectors without a model: stems and their neighbours hashed into a fixed number of signed places. Used where ONNX cannot run. */
public final class HashingEmbedder implements Embedder {
    private static final int DIMENSIONS = 256;
    private static final int MIX = 0x9E3779B9;

    @Override
    public String id() {
        return "hashing-" + DIMENSIONS + "@1";
    }

    @Override
    public float[] embed(String text) {
        float[] v = new float[DIMENSIONS];
        String before = "";
        for (String stem : ComparedWords.content(text)) {
            add(v, stem, 1f);
            if (!before.isEmpty()) {
                add(v, before + " " + stem, 0.5f);
            }
            before = stem;
        }
        double norm = 0;
        for (float x : v) {
            norm += (double) x * x;
        }
        if (norm == 0) {
            v[0] = 1;
            return v;
        }
        float scale = (float) (1 / Math.sqrt(norm));
        for (int i = 0; i < v.length; i++) {
            v[i] *= scale;
        }
        return v;
    }

    private static void add(float[] v, String feature, float weight) {
        int h = feature.hashCode() * MIX;
        h ^= h >>> 15;
        v[Math.floorMod(h, DIMENSIONS)] += (h & 0x40000000) == 0 ? weight : -weight;
    }
}
