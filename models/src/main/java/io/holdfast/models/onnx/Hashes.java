package io.holdfast.models.onnx;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Content hashes of models and texts. */
final class Hashes {
    private Hashes() {}

    static String sha256(byte[] bytes) {
        return HexFormat.of().formatHex(digest(bytes));
    }

    static byte[] digest(String text) {
        return digest(text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] digest(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
