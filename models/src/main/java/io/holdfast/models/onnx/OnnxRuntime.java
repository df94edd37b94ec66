package io.holdfast.models.onnx;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** ONNX Runtime's native library, loaded on first use: a command that needs no model does not pay for it. */
public final class OnnxRuntime {
    private static volatile @Nullable OrtEnvironment loaded;
    private static volatile boolean held;

    private OnnxRuntime() {}

    /** Begins to load it, for who knows that it will be needed; what goes wrong is reported when it is. */
    public static void prepare() {
        var unused = Loading.start(() -> NativeCalls.run(OnnxRuntime::environment));
    }

    /** To be called through {@link NativeCalls} only. */
    static OrtEnvironment environment() {
        OrtEnvironment known = loaded;
        return known != null ? known : load();
    }

    /**
     * ONNX Runtime frees its environment in a shutdown hook of its own, which runs beside ours and beside calls under
     * way: a model that is being loaded then crashes the process. The environment is counted, and a count of our own,
     * which only a private method of the library can take, keeps it for as long as the process lives. It is the first
     * one: the hook is there as soon as the library has taken its own, and a signal may come just then.
     */
    private static void keep() {
        try {
            Class.forName(OrtEnvironment.class.getName()); // loads the library, which the handle comes from
            Field api = Class.forName("ai.onnxruntime.OnnxRuntime").getDeclaredField("ortApiHandle");
            Method create = OrtEnvironment.class.getDeclaredMethod("createHandle", long.class, int.class, String.class);
            api.setAccessible(true);
            create.setAccessible(true);
            create.invoke(null, api.getLong(null), OrtLoggingLevel.ORT_LOGGING_LEVEL_ERROR.getValue(), "holdfast");
            held = true;
        } catch (ReflectiveOperationException | RuntimeException e) {
            // another release of the library: a stop while a model loads may crash, all else works
            held = false;
        }
    }

    /** Whether the environment outlives the library's own shutdown hook. */
    static boolean held() {
        return held;
    }

    private static synchronized OrtEnvironment load() {
        OrtEnvironment known = loaded;
        if (known != null) {
            return known;
        }
        UnpackedLibrary files = UnpackedLibrary.unpack();
        try {
            keep();
            OrtEnvironment environment = OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_ERROR);
            environment.setTelemetry(false);
            loaded = environment;
            return environment;
        } catch (OrtException | LinkageError e) {
            throw new HoldfastException(ErrorCode.MODEL_MISSING, "ONNX Runtime cannot be loaded: " + why(e), e);
        } finally {
            files.discard();
        }
    }

    /** What is wrong and what to do. ONNX Runtime wants a temporary folder even where its library is unpacked already. */
    private static String why(Throwable error) {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir", ""));
        if (!Files.isWritable(temporary)) {
            return "the temporary folder " + temporary
                    + " cannot be written to; name one that can be, with -Djava.io.tmpdir=FOLDER";
        }
        Throwable cause = error;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause + ". It needs Linux or macOS on arm64, or Linux or Windows on x86_64 (this is "
                + System.getProperty("os.name") + " on " + System.getProperty("os.arch")
                + "), and a temporary folder from which programs may run (-Djava.io.tmpdir=FOLDER), or its library"
                + " unpacked in such a folder (-Donnxruntime.native.path=FOLDER)";
    }
}
