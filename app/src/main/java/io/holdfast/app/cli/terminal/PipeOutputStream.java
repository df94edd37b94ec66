package io.holdfast.app.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Standard output, buffered, that tells a reader gone away from a disk that is full. PrintStream would hide both. */
public final class PipeOutputStream extends OutputStream {
    private static final int BUFFER = 1 << 16;

    private final OutputStream out;

    public PipeOutputStream(OutputStream out) {
        this.out = new BufferedOutputStream(out, BUFFER);
    }

    @Override
    public void write(int b) {
        attempt(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        attempt(() -> out.write(bytes, offset, length));
    }

    @Override
    public void flush() {
        attempt(out::flush);
    }

    private static void attempt(Write write) {
        try {
            write.run();
        } catch (IOException e) {
            if (String.valueOf(e.getMessage()).contains("Broken pipe")) {
                throw new BrokenPipeException(e);
            }
            throw new UncheckedIOException(new IOException("standard output cannot be written: " + e.getMessage(), e));
        }
    }

    private interface Write {
        void run() throws IOException;
    }
}
