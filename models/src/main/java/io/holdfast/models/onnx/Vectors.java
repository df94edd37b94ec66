package io.holdfast.models.onnx;

import java.util.Arrays;

/** Arithmetic on vectors, in a fixed order so that equal inputs give equal bits. */
final class Vectors {
    private Vectors() {}

    /** Mean of the rows of {@code values} whose mask is set. */
    static float[] mean(float[] values, int size, long[] mask) {
        double[] sum = new double[size];
        int rows = 0;
        for (int row = 0; row < mask.length; row++) {
            if (mask[row] != 0) {
                rows++;
                for (int i = 0; i < size; i++) {
                    sum[i] += values[row * size + i];
                }
            }
        }
        float[] out = new float[size];
        for (int i = 0; i < size; i++) {
            out[i] = (float) (sum[i] / Math.max(1, rows));
        }
        return out;
    }

    static float[] first(float[] values, int size) {
        return Arrays.copyOf(values, size);
    }

    /** The vector scaled to length 1; a zero vector stays zero. */
    static float[] unit(float[] vector) {
        double squares = 0;
        for (float v : vector) {
            squares += (double) v * v;
        }
        float[] out = vector.clone();
        if (squares > 0) {
            double length = Math.sqrt(squares);
            for (int i = 0; i < out.length; i++) {
                out[i] = (float) (out[i] / length);
            }
        }
        return out;
    }
}
