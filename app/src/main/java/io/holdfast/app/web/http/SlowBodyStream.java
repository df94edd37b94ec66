package io.holdfast.app.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.TimeoutException;

/**
 * The body of a request, which must not dawdle: the whole of it, or each line of it, has to come within a time. Silence
 * is ended by the idle timeout of the connection; both end here as "too slow".
 */
public final class SlowBodyStream extends InputStream {
    private final InputStream in;
    private final Duration time;
    private final boolean eachLine;
    private long waited;

    /** @param eachLine whether a line break starts the time anew; time spent elsewhere than waiting never counts */
    public SlowBodyStream(InputStream in, Duration time, boolean eachLine) {
        this.in = in;
        this.time = time;
        this.eachLine = eachLine;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        if (waited > time.toNanos()) {
            throw tooSlow();
        }
        long from = System.nanoTime();
        int count;
        try {
            count = in.read(buffer, offset, length);
        } catch (IOException e) {
            if (e instanceof java.io.InterruptedIOException || e.getCause() instanceof TimeoutException) {
                throw tooSlow();
            }
            throw e;
        }
        waited += System.nanoTime() - from;
        for (int i = 0; eachLine && i < count; i++) {
            if (buffer[offset + i] == '\n') {
                waited = 0;
            }
        }
        return count;
    }

    private ProblemException tooSlow() {
        return new ProblemException(
                Problem.Kind.REQUEST_TIMEOUT,
                (eachLine ? "a line" : "the body") + " did not arrive within " + time.toSeconds()
                        + " s (serve.body_timeout_seconds)",
                java.util.Map.of("Connection", "close"));
    }
}
