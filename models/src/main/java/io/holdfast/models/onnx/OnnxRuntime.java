package io.holdfast.models.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import org.jspecify.annotations.Nullable;

/** ONNX Runtime's native library, loaded on first use: a command that needs no model does not pay for it. */
public final class OnnxRuntime {
    private static volatile @Nullable OrtEnvironment loaded;

    private OnnxRuntime() {}

    /** Begins to load it, for who knows that it will be needed; what goes wrong is told when it is. */
    public static void prepare() {
        var unused = Loading.start(OnnxRuntime::environment);
    }

    static OrtEnvironment environment() {
        OrtEnvironment known = loaded;
        return known != null ? known : load();
    }

    private static synchronized OrtEnvironment load() {
        OrtEnvironment known = loaded;
        if (known != null) {
            return known;
        }
        try {
            OrtEnvironment environment = OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_ERROR);
            environment.setTelemetry(false);
            UnpackedLibrary.remove();
            loaded = environment;
            return environment;
        } catch (OrtException | LinkageError e) {
            throw new HoldfastException(
                    ErrorCode.MODEL_MISSING,
                    "ONNX Runtime cannot be loaded on " + System.getProperty("os.name") + " "
                            + System.getProperty("os.arch") + " (" + e
                            + "); it needs Linux or macOS on arm64, or Linux or Windows on x86_64, and a temporary"
                            + " folder (java.io.tmpdir) from which programs may run",
                    e);
        }
    }
}
