package io.holdfast.models.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtSession;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.nio.FloatBuffer;

/** What an encoder said about one text; valid only while the run that made it is open. */
record Outputs(OrtSession.Result result) {
    /** Values of a named output, in row-major order. */
    float[] values(String name) {
        return floats(tensor(result.get(name)
                .orElseThrow(() -> new HoldfastException(
                        ErrorCode.MODEL_DAMAGED,
                        "the model has no output named " + name + ": export it with that head"))));
    }

    /** Values of the first output. */
    float[] first() {
        return floats(tensor(result.get(0)));
    }

    /** Number of dimensions of the first output: 3 for a vector per token, 2 for one vector. */
    int firstRank() {
        return tensor(result.get(0)).getInfo().getShape().length;
    }

    /** Shape of a named output. */
    long[] shape(String name) {
        return tensor(result.get(name).orElseThrow()).getInfo().getShape();
    }

    private static OnnxTensor tensor(OnnxValue value) {
        if (value instanceof OnnxTensor tensor) {
            return tensor;
        }
        throw new HoldfastException(ErrorCode.MODEL_DAMAGED, "the model's output is not a tensor: " + value);
    }

    private static float[] floats(OnnxTensor tensor) {
        FloatBuffer buffer = tensor.getFloatBuffer();
        if (buffer == null) {
            throw new HoldfastException(
                    ErrorCode.MODEL_DAMAGED, "the model's output does not hold floats: " + tensor.getInfo());
        }
        float[] out = new float[buffer.remaining()];
        buffer.get(out);
        return out;
    }
}
