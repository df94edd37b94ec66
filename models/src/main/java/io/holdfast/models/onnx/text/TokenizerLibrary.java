package io.holdfast.models.onnx.text;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;

/** The tokenizer library of others (DJL's), kept to this machine. */
public final class TokenizerLibrary {
    private TokenizerLibrary() {}

    /** To be called before its first use: left alone, it reports its use to its makers and fetches builds for GPUs. */
    public static void stayOffline() {
        System.setProperty("ai.djl.offline", "true");
        System.setProperty("OPT_OUT_TRACKING", "true");
    }

    /** Its native code is copied into a folder of the user's before it is loaded. */
    static HoldfastException notLoaded(LinkageError cause) {
        if (cause instanceof NoClassDefFoundError
                && String.valueOf(cause.getMessage()).startsWith("ai/djl/")) {
            return new HoldfastException(
                    ErrorCode.MODEL_MISSING,
                    "the tokenizer library, which models of your own need, is not on the class path:"
                            + " add ai.djl.huggingface:tokenizers to the dependencies",
                    cause);
        }
        return new HoldfastException(
                ErrorCode.MODEL_MISSING,
                "the tokenizer library, which models of your own need, cannot be loaded on "
                        + System.getProperty("os.name") + " " + System.getProperty("os.arch") + " (" + cause
                        + "); it needs Linux on x86_64 or arm64, macOS on arm64 or Windows on x86_64, and a folder that"
                        + " can be written (the variable DJL_CACHE_DIR names it; else .djl.ai in the home folder)",
                cause);
    }
}
