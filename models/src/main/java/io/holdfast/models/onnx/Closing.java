package io.holdfast.models.onnx;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import org.jspecify.annotations.Nullable;

/** Closes a model behind a port: some hold native memory, others (a server, a script of a user) hold nothing. */
public final class Closing {
    private Closing() {}

    public static void of(@Nullable Object model) {
        if (model instanceof AutoCloseable closeable) {
            try {
                closeable.close();
            } catch (HoldfastException e) {
                throw e;
            } catch (Exception e) {
                throw new HoldfastException(ErrorCode.INTERNAL, "a model could not be closed: " + e, e);
            }
        }
    }
}
