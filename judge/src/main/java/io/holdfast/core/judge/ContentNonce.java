package io.holdfast.core.judge;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/** The first 80 bits of a SHA-256 over the material, as 16 letters and digits. */
final class ContentNonce {
    private static final String ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int LENGTH = 16;

    private ContentNonce() {}

    static String of(List<String> material) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(JudgePrompts.VERSION.getBytes(StandardCharsets.UTF_8));
            for (String part : material) {
                byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
                digest.update(
                        ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
                digest.update(bytes);
            }
            byte[] hash = digest.digest();
            StringBuilder nonce = new StringBuilder(LENGTH);
            for (int i = 0; i < LENGTH; i++) {
                nonce.append(ALPHABET.charAt(bits(hash, i * 5)));
            }
            return nonce.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static int bits(byte[] hash, int from) {
        int value = 0;
        for (int b = from; b < from + 5; b++) {
            value = value << 1 | hash[b / 8] >> (7 - b % 8) & 1;
        }
        return value;
    }
}
