package io.holdfast.models.onnx;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;

/** A text (or pair of texts) as an encoder reads it: one id, mask bit and segment per token. */
final class Encoded {
    private final long[] ids;
    private final long[] mask;
    private final long[] segments;

    Encoded(long[] ids, long[] mask, long[] segments) {
        this.ids = ids;
        this.mask = mask;
        this.segments = segments;
    }

    int length() {
        return ids.length;
    }

    long[] mask() {
        return mask;
    }

    long[] input(String name) {
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
}
