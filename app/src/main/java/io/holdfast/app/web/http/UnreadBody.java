package io.holdfast.app.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The rest of a body that nobody wants. A connection that closes on a client which is still sending is a broken pipe to
 * it, and it never sees why it was refused; so what it has on the way is read and thrown away first. Bounded in time, in
 * bytes and in how many clients get this courtesy at once: it must not hold the service.
 */
final class UnreadBody {
    private static final int CHUNK = 1 << 14;
    private static final long MOST_BYTES = 64L << 20;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);
    /** A client that sends nothing for so long has given up. */
    private static final long SILENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private static final long LOOK_MILLISECONDS = 5;
    private static final Semaphore PLACES = new Semaphore(16);

    private UnreadBody() {}

    static void drop(Context context) {
        boolean announced = context.req().getContentLengthLong() > 0 || context.header("Transfer-Encoding") != null;
        if (!announced || context.header("Expect") != null || !PLACES.tryAcquire()) {
            return;
        }
        try {
            drop(context.req().getInputStream());
        } catch (IOException | RuntimeException e) {
            // it was read elsewhere, or the client is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            PLACES.release();
        }
    }

    private static void drop(InputStream body) throws IOException, InterruptedException {
        byte[] chunk = new byte[CHUNK];
        long from = System.nanoTime();
        long heard = from;
        for (long read = 0; read < MOST_BYTES; ) {
            long now = System.nanoTime();
            if (now - from > MOST_NANOS || now - heard > SILENCE_NANOS) {
                return;
            }
            int there = body.available();
            if (there <= 0) {
                if (body instanceof jakarta.servlet.ServletInputStream stream && stream.isFinished()) {
                    return;
                }
                TimeUnit.MILLISECONDS.sleep(LOOK_MILLISECONDS);
                continue;
            }
            int count = body.read(chunk, 0, Math.min(CHUNK, there));
            if (count < 0) {
                return;
            }
            read += count;
            heard = now;
        }
    }
}
