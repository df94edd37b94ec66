package io.holdfast.lab.table;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import org.jspecify.annotations.Nullable;

/**
 * How a text file is encoded: as its byte-order mark says; else UTF-8, when the whole of it is; else windows-1252,
 * which Excel writes and in which every byte means something, so that this is said.
 *
 * @param note what to say about it; null for UTF-8
 */
record Encoding(Charset charset, @Nullable String note) {
    private static final int CHUNK = 1 << 16;

    /** The one the user named. */
    static Encoding named(String name) {
        try {
            return new Encoding(Charset.forName(name), null);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "--encoding " + name + " is not known; for instance UTF-8, UTF-16, windows-1252 or ISO-8859-1",
                    e);
        }
    }

    /** Reads {@code in} to its end where that is needed to tell. */
    static Encoding of(InputStream in) throws IOException {
        byte[] chunk = new byte[CHUNK];
        int n = in.readNBytes(chunk, 0, CHUNK);
        if (n >= 2
                && ((chunk[0] == (byte) 0xFF && chunk[1] == (byte) 0xFE)
                        || (chunk[0] == (byte) 0xFE && chunk[1] == (byte) 0xFF))) {
            return new Encoding(StandardCharsets.UTF_16, "UTF-16, as its first bytes say");
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer bytes = ByteBuffer.allocate(CHUNK + 8);
        CharBuffer chars = CharBuffer.allocate(CHUNK + 8);
        while (n > 0) {
            bytes.put(chunk, 0, n).flip();
            n = in.readNBytes(chunk, 0, CHUNK);
            CoderResult result = decoder.decode(bytes, chars.clear(), n <= 0);
            if (result.isError()) {
                return new Encoding(
                        Charset.forName("windows-1252"),
                        "windows-1252, because it is not UTF-8; give --encoding if that is wrong");
            }
            bytes.compact();
        }
        return new Encoding(StandardCharsets.UTF_8, null);
    }
}
