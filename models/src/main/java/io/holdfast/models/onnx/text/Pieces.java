package io.holdfast.models.onnx.text;

import java.util.Arrays;

/** The tokens of one text, without special ones: vocabulary id and place in the text, in UTF-16 indices. */
public final class Pieces {
    private int[] ids = new int[64];
    private int[] starts = new int[64];
    private int[] ends = new int[64];
    private int size;

    void add(int id, int start, int end) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, 2 * size);
            starts = Arrays.copyOf(starts, 2 * size);
            ends = Arrays.copyOf(ends, 2 * size);
        }
        ids[size] = id;
        starts[size] = start;
        ends[size] = end;
        size++;
    }

    /** Forgets the tokens from {@code length} on. */
    public void cut(int length) {
        size = Math.min(size, length);
    }

    public int size() {
        return size;
    }

    public int id(int token) {
        return ids[token];
    }

    public int start(int token) {
        return starts[token];
    }

    public int end(int token) {
        return ends[token];
    }
}
