package io.holdfast.lab.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * An input whose beginning can be looked at before it is read. Looking at the first line waits for that line only, so
 * that a slow pipe is read as it comes.
 */
public final class PeekInput extends InputStream {
    private static final int CHUNK = 1 << 13;

    private final InputStream in;
    private byte[] head = new byte[0];
    private int position;
    private boolean ended;

    public PeekInput(InputStream in) {
        this.in = in;
    }

    /** The first {@code limit} bytes, or all there are. */
    public byte[] peek(int limit) throws IOException {
        while (head.length < limit && more()) {}
        return Arrays.copyOf(head, Math.min(head.length, limit));
    }

    /** The input up to the end of the first line that is not blank; empty when it ends beyond {@code limit}. */
    public byte[] peekLine(int limit) throws IOException {
        int seen = 0;
        boolean content = false;
        while (true) {
            for (; seen < head.length; seen++) {
                if (head[seen] == '\n' && content) {
                    return Arrays.copyOf(head, seen);
                }
                content |= head[seen] > ' ';
            }
            if (head.length >= limit) {
                return new byte[0];
            }
            if (!more()) {
                return head.clone();
            }
        }
    }

    private boolean more() throws IOException {
        byte[] chunk = new byte[CHUNK];
        int n = ended ? -1 : in.read(chunk);
        if (n < 0) {
            ended = true;
            return false;
        }
        int length = head.length;
        head = Arrays.copyOf(head, length + n);
        System.arraycopy(chunk, 0, head, length, n);
        return true;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int offset, int count) throws IOException {
        if (count == 0) {
            return 0;
        }
        if (position < head.length) {
            int n = Math.min(count, head.length - position);
            System.arraycopy(head, position, buffer, offset, n);
            position += n;
            return n;
        }
        head = new byte[0];
        position = 0;
        return ended ? -1 : in.read(buffer, offset, count);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
