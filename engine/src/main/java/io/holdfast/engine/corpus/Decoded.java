package io.holdfast.engine.corpus;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A file's bytes as text: UTF-8 and UTF-16 by their marks, UTF-8 where the bytes are valid, UTF-16 where every other byte
 * is zero, else Windows-1252, which every byte sequence of a European text is in.
 *
 * @param text null where the bytes are no text
 * @param encoding what they were read as
 */
record Decoded(@Nullable String text, String encoding) {
    private static final int LOOK = 4096;

    static Decoded of(byte[] bytes) {
        if (starts(bytes, 0xEF, 0xBB, 0xBF)) {
            return new Decoded(new String(bytes, 3, bytes.length - 3, StandardCharsets.UTF_8), "UTF-8");
        }
        if (starts(bytes, 0xFE, 0xFF) || starts(bytes, 0xFF, 0xFE)) {
            return new Decoded(new String(bytes, StandardCharsets.UTF_16), "UTF-16");
        }
        int even = zeros(bytes, 0);
        int odd = zeros(bytes, 1);
        int half = Math.min(bytes.length, LOOK) / 2;
        if (half > 0 && even + odd > 0) {
            boolean big = even > half * 0.6 && odd < half * 0.1;
            boolean little = odd > half * 0.6 && even < half * 0.1;
            return big || little
                    ? new Decoded(
                            new String(bytes, big ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE), "UTF-16")
                    : new Decoded(null, "binary");
        }
        try {
            return new Decoded(
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(bytes))
                            .toString(),
                    "UTF-8");
        } catch (CharacterCodingException e) {
            return controls(bytes)
                    ? new Decoded(null, "binary")
                    : new Decoded(new String(bytes, WINDOWS), "Windows-1252");
        }
    }

    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private static boolean starts(byte[] bytes, int... first) {
        if (bytes.length < first.length) {
            return false;
        }
        for (int i = 0; i < first.length; i++) {
            if ((bytes[i] & 0xFF) != first[i]) {
                return false;
            }
        }
        return true;
    }

    private static int zeros(byte[] bytes, int from) {
        int n = 0;
        for (int i = from; i < Math.min(bytes.length, LOOK); i += 2) {
            n += bytes[i] == 0 ? 1 : 0;
        }
        return n;
    }

    /** Control characters that no text has. */
    private static boolean controls(byte[] bytes) {
        int n = 0;
        int look = Math.min(bytes.length, LOOK);
        for (int i = 0; i < look; i++) {
            int b = bytes[i];
            n += b >= 0 && b < 32 && b != '\n' && b != '\r' && b != '\t' && b != '\f' && b != 27 ? 1 : 0;
        }
        return n > look / 100;
    }
}
