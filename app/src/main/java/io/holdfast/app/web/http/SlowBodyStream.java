package io.holdfast.app.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The body of a request, which must not dawdle: the whole of it, or each line of it, has to come within a time. Silence
 * is ended by the idle timeout of the connection; both end here as "too slow".
 */
public final class SlowBodyStream extends InputStream {
    private final InputStream in;
    private final Duration time;
    private final boolean eachLine;
    private long waited;
    private long waitedInAll;

    /** The thread that waits for the client just now, and since when. */
    private @Nullable Thread waiting;

    private long since;
    private @Nullable String end;

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
        int count = waitFor(buffer, offset, length);
        for (int i = 0; eachLine && i < count; i++) {
            if (buffer[offset + i] == '\n') {
                waited = 0;
            }
        }
        return count;
    }

    private int waitFor(byte[] buffer, int offset, int length) throws IOException {
        begin();
        try {
            int count = in.read(buffer, offset, length);
            requireNotEnded(over());
            return count;
        } catch (IOException e) {
            requireNotEnded(over());
            if (e instanceof InterruptedIOException || e.getCause() instanceof TimeoutException) {
                throw tooSlow();
            }
            throw e;
        }
    }

    private static void requireNotEnded(@Nullable String reason) {
        if (reason != null) {
            throw new ProblemException(Problem.Kind.REQUEST_TIMEOUT, reason, Map.of("Connection", "close"));
        }
    }

    private synchronized void begin() {
        waiting = Thread.currentThread();
        since = System.nanoTime();
    }

    /** No longer waiting; says why the body was told to end, if it was. */
    private synchronized @Nullable String over() {
        if (waiting != null) {
            waiting = null;
            long now = System.nanoTime() - since;
            waited += now;
            waitedInAll += now;
            if (end != null) {
                boolean unused = Thread.interrupted();
            }
        }
        return end;
    }

    /** How long the client has been waited for in all. */
    public synchronized Duration waited() {
        return Duration.ofNanos(waitedInAll + (waiting == null ? 0 : System.nanoTime() - since));
    }

    /**
     * Ends the reading for this reason; false when the client is not being waited for just now. Whoever reads is told
     * that the body was too slow.
     */
    public synchronized boolean end(String reason) {
        Thread reader = waiting;
        if (reader == null || end != null) {
            return false;
        }
        end = reason;
        reader.interrupt();
        return true;
    }

    private ProblemException tooSlow() {
        return new ProblemException(
                Problem.Kind.REQUEST_TIMEOUT,
                (eachLine ? "a line" : "the body") + " did not arrive within " + time.toSeconds()
                        + " s (serve.body_timeout_seconds)",
                Map.of("Connection", "close"));
    }
}
