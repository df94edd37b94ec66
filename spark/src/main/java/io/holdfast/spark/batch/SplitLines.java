package io.holdfast.spark.batch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a piece of a file as bytes, blank ones included, one at a time. Of a line longer than allowed only the
 * beginning is held. A byte-order mark at the start of the file is dropped.
 */
final class SplitLines {
    /** How much of a line that is too long is kept, for people to see what it is. */
    static final int EXCERPT = 1 << 16;

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final long end;
    private final int maxBytes;
    private final byte[] buffer = new byte[1 << 16];
    private long position;
    private int next;
    private int limit;

    /** A line without its end: its bytes, or the first of them, and its length. Never compared. */
    @SuppressWarnings("ArrayRecordComponent")
    record Line(byte[] bytes, long length) {}

    /**
     * @param in the file, from {@code start} on, or from the byte before it where {@code start} is not 0
     * @param start where the piece begins
     * @param end where it ends: a line that begins before it is read to its own end
     */
    SplitLines(InputStream in, long start, long end, int maxBytes) throws IOException {
        this.in = in;
        this.end = end;
        this.maxBytes = maxBytes;
        this.position = start;
        if (start > 0) {
            // the line that was begun in the piece before, or the empty rest behind its end
            position--;
            read();
        }
    }

    /** The next line; null after the last. */
    @Nullable Line next() throws IOException {
        if (position >= end || !fill()) {
            return null;
        }
        boolean first = position == 0;
        Line line = read();
        return first ? withoutMark(line) : line;
    }

    private Line read() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        long length = 0;
        boolean complete = false;
        while (!complete && fill()) {
            int stop = next;
            while (stop < limit && buffer[stop] != '\n') {
                stop++;
            }
            if (length <= maxBytes) {
                bytes.write(buffer, next, stop - next);
            }
            length += stop - next;
            complete = stop < limit;
            int consumed = stop - next + (complete ? 1 : 0);
            position += consumed;
            next += consumed;
        }
        byte[] held = bytes.toByteArray();
        return new Line(length > maxBytes ? Arrays.copyOf(held, Math.min(held.length, EXCERPT)) : held, length);
    }

    private boolean fill() throws IOException {
        if (next < limit) {
            return true;
        }
        limit = in.read(buffer, 0, buffer.length);
        next = 0;
        return limit > 0;
    }

    private static Line withoutMark(Line line) {
        int mark = BYTE_ORDER_MARK.length;
        boolean marked = line.bytes().length >= mark && Arrays.equals(line.bytes(), 0, mark, BYTE_ORDER_MARK, 0, mark);
        return marked
                ? new Line(Arrays.copyOfRange(line.bytes(), mark, line.bytes().length), line.length() - mark)
                : line;
    }
}
