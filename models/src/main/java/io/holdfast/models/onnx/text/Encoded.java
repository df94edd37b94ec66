package io.holdfast.models.onnx.text;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.Arrays;

/** A text (or pair of texts) as an encoder reads it: one id, mask bit and segment per token. */
public final class Encoded {
    private final long[] ids;
    private final long[] mask;
    private final long[] segments;

    Encoded(long[] ids, long[] mask, long[] segments) {
        this.ids = ids;
        this.mask = mask;
        this.segments = segments;
    }

    public int length() {
        return ids.length;
    }

    public long[] mask() {
        return mask;
    }

    public long[] input(String name) {
        return switch (name) {
            case "input_ids" -> ids;
            case "attention_mask" -> mask;
            case "token_type_ids" -> segments;
            default ->
                throw new HoldfastException(
                        ErrorCode.MODEL_DAMAGED,
                        "the model wants an input named " + name
                                + "; supported: input_ids, attention_mask, token_type_ids");
        };
    }

    /** Tokens in reading order, all of them meant to be read. */
    static final class Builder {
        private final long[] ids;
        private final long[] segments;
        private int size;

        Builder(int length) {
            ids = new long[length];
            segments = new long[length];
        }

        Builder add(int id, int segment) {
            ids[size] = id;
            segments[size] = segment;
            size++;
            return this;
        }

        Builder addAll(Pieces pieces, int segment) {
            for (int i = 0; i < pieces.size(); i++) {
                add(pieces.id(i), segment);
            }
            return this;
        }

        int size() {
            return size;
        }

        Encoded build() {
            long[] mask = new long[size];
            Arrays.fill(mask, 1);
            return new Encoded(ids, mask, segments);
        }
    }
}
