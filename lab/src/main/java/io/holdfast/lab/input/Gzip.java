package io.holdfast.lab.input;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Inputs that may be gzipped: recognised by their first two bytes, whatever their name. */
public final class Gzip {
    private static final int BUFFER = 1 << 16;

    private Gzip() {}

    public static PeekInput open(Path file) throws IOException {
        return plain(Files.newInputStream(file), file.toString());
    }

    /** @param name what the input is called in complaints */
    public static PeekInput plain(InputStream in, String name) throws IOException {
        PeekInput input = new PeekInput(in);
        byte[] start = input.peek(2);
        boolean zipped = start.length == 2 && start[0] == (byte) 0x1F && start[1] == (byte) 0x8B;
        return zipped ? new PeekInput(new Unzipped(new GZIPInputStream(input, BUFFER), name)) : input;
    }

    /** Damaged data is bad input, not a broken machine. */
    private static final class Unzipped extends FilterInputStream {
        private final String name;

        Unzipped(InputStream in, String name) {
            super(in);
            this.name = name;
        }

        @Override
        public int read(byte[] buffer, int offset, int count) throws IOException {
            try {
                return super.read(buffer, offset, count);
            } catch (EOFException | ZipException e) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        name + ": the gzip data is damaged or cut off (" + e.getMessage() + ")",
                        e);
            }
        }
    }
}
