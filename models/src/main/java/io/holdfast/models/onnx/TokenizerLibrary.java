package io.holdfast.models.onnx;

/** The tokenizer library of others (DJL's), kept to this machine. */
public final class TokenizerLibrary {
    private TokenizerLibrary() {}

    /** To be called before its first use: left alone, it reports its use to its makers and fetches builds for GPUs. */
    public static void stayOffline() {
        System.setProperty("ai.djl.offline", "true");
        System.setProperty("OPT_OUT_TRACKING", "true");
    }
}
