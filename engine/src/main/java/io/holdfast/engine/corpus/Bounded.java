package io.holdfast.engine.corpus;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** A stream that refuses to give more than so many bytes: what an archive unpacks to is known only while it unpacks. */
final class Bounded extends FilterInputStream {
    private static final int MEBI = 1 << 20;

    private final long most;
    private long given;

    Bounded(InputStream in, long most) {
        super(in);
        this.most = most;
    }

    @Override
    public int read() throws IOException {
        int b = super.read();
        count(b < 0 ? 0 : 1);
        return b;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int n = super.read(buffer, offset, length);
        count(Math.max(0, n));
        return n;
    }

    private void count(int n) throws IOException {
        given += n;
        if (given > most) {
            throw new IOException(
                    "it holds more than " + most / MEBI + " MiB; split it, or unpack it and leave out what is no text");
        }
    }
}
