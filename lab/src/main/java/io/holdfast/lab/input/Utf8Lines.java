package io.holdfast.lab.input;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The non-blank lines of UTF-8 text, one at a time. A line that is too long or not UTF-8 is a value that says so; the
 * lines after it are read all the same. A byte-order mark at the start and {@code \r} at line ends are dropped.
 */
public final class Utf8Lines extends Lookahead<Utf8Lines.Line> {
    private static final int BUFFER = 1 << 16;
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final int maxBytes;
    private final byte[] buffer = new byte[BUFFER];
    private int position;
    private int limit;
    private long number;

    /** A line by its number; either its text or what is wrong with it. */
    public record Line(
            long number, @Nullable String text, @Nullable String problem) {}

    public Utf8Lines(InputStream in, int maxBytes) {
        this.in = in;
        this.maxBytes = maxBytes;
    }

    /** The next line; null when it is blank or the input has ended. */
    @Override
    protected @Nullable Line advance() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
        long length = 0;
        boolean complete = false;
        while (!complete && fill()) {
            int end = position;
            while (end < limit && buffer[end] != '\n') {
                end++;
            }
            length += end - position;
            if (length <= maxBytes) {
                bytes.write(buffer, position, end - position);
            }
            complete = end < limit;
            position = complete ? end + 1 : end;
        }
        number++;
        if (length > maxBytes) {
            return new Line(
                    number,
                    null,
                    "the line has " + length + " bytes; the limit is " + maxBytes
                            + " (input.max_line_megabytes); split the record or raise the limit");
        }
        return line(bytes.toByteArray());
    }

    /** Whether there are bytes in the buffer, after reading more if there were none. */
    private boolean fill() throws IOException {
        if (position < limit) {
            return true;
        }
        limit = in.read(buffer, 0, buffer.length);
        position = 0;
        if (limit < 0) {
            end();
        }
        return limit >= 0;
    }

    private @Nullable Line line(byte[] bytes) {
        int start = number == 1 && startsWithMark(bytes) ? BYTE_ORDER_MARK.length : 0;
        ByteBuffer content = ByteBuffer.wrap(bytes, start, bytes.length - start);
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(content)
                    .toString()
                    .strip();
            return text.isEmpty() ? null : new Line(number, text, null);
        } catch (CharacterCodingException e) {
            return new Line(
                    number,
                    null,
                    "not valid UTF-8 at byte " + (content.position() + 1) + " of the line; convert the file to UTF-8");
        }
    }

    private static boolean startsWithMark(byte[] bytes) {
        return bytes.length >= BYTE_ORDER_MARK.length
                && bytes[0] == BYTE_ORDER_MARK[0]
                && bytes[1] == BYTE_ORDER_MARK[1]
                && bytes[2] == BYTE_ORDER_MARK[2];
    }
}
