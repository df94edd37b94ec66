package io.holdfast.core.port;

/**
 * Turns a text into a vector of unit length. The same text gives the same vector, whatever is embedded beside it.
 * Implementations are safe for use by many threads.
 */
public interface Embedder {
    /** Name and content hash of the model, e.g. {@code all-MiniLM-L6-v2-q@1f3a…}: thresholds and indexes are bound to it. */
    String id();

    float[] embed(String text);

    /** Cosine of two unit vectors, clamped to [0, 1]. */
    static double cosine(float[] a, float[] b) {
        double dot = 0;
        for (int i = 0; i < a.length; i++) {
            dot += (double) a[i] * b[i];
        }
        return Math.min(1, Math.max(0, dot));
    }
}
