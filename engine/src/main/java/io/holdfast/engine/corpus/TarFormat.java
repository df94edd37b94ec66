package io.holdfast.engine.corpus;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;

/** A tar archive of text files: 512-byte headers, each followed by the file padded to 512 bytes. */
final class TarFormat {
    private static final int BLOCK = 512;
    private static final int NAME_LENGTH = 100;
    private static final int SIZE_OFFSET = 124;
    private static final int SIZE_LENGTH = 12;
    private static final int TYPE_OFFSET = 156;

    private TarFormat() {}

    static void read(InputStream in, long mostBytes, BiConsumer<String, byte[]> sink) throws IOException {
        byte[] header = in.readNBytes(BLOCK);
        while (header.length == BLOCK && header[0] != 0) {
            String name = field(header, 0, NAME_LENGTH);
            String octal = field(header, SIZE_OFFSET, SIZE_LENGTH).strip();
            long told = size(octal);
            if (told > mostBytes) {
                throw new IOException("its entry " + name + " holds " + told + " bytes, more than " + mostBytes);
            }
            int size = (int) told;
            byte[] body = in.readNBytes(size);
            if (body.length != size) {
                throw new EOFException("the archive ends inside " + name);
            }
            in.skipNBytes((BLOCK - size % BLOCK) % BLOCK);
            char type = (char) header[TYPE_OFFSET];
            if (type == '0' || type == 0) {
                sink.accept(name.substring(name.lastIndexOf('/') + 1), body);
            }
            header = in.readNBytes(BLOCK);
        }
    }

    private static long size(String octal) throws IOException {
        try {
            return octal.isEmpty() ? 0 : Long.parseLong(octal, 8);
        } catch (NumberFormatException e) {
            throw new IOException("it is no tar archive: \"" + octal + "\" is no size", e);
        }
    }

    private static String field(byte[] header, int from, int length) {
        int end = from;
        while (end < from + length && header[end] != 0) {
            end++;
        }
        return new String(header, from, end - from, StandardCharsets.UTF_8);
    }
}
