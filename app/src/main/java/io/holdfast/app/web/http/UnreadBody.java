package io.holdfast.app.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.HttpInput;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;

/**
 * The rest of a body that nobody wants. A connection that closes on a client which is still sending is a broken pipe to
 * it, and it never sees why it was refused; so what it has on the way is read and thrown away first. Bounded in time, in
 * bytes and in how many threads wait for bodies at once: it must not hold the service.
 */
final class UnreadBody {
    private static final int CHUNK = 1 << 14;
    private static final long MOST_BYTES = 64L << 20;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);
    /** A client that sends nothing for so long has given up. */
    private static final long SILENCE_NANOS = TimeUnit.MILLISECONDS.toNanos(500);

    private static final long LOOK_MILLISECONDS = 5;
    private static final Places WAITING = new Places(32);

    private UnreadBody() {}

    static void drop(Context context) {
        boolean announced = context.req().getContentLengthLong() > 0 || context.header("Transfer-Encoding") != null;
        if (!announced || context.header("Expect") != null) {
            return;
        }
        String client = Client.of(context);
        boolean waits = WAITING.take(client, 1);
        try {
            drop(context.req().getInputStream(), waits ? SILENCE_NANOS : 0);
        } catch (IOException | RuntimeException e) {
            // it was read elsewhere, or the client is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            if (waits) {
                WAITING.give(client, 1);
            }
        }
    }

    /** @param silence how long to wait for what is on its way */
    private static void drop(InputStream body, long silence) throws IOException, InterruptedException {
        byte[] chunk = new byte[CHUNK];
        long from = System.nanoTime();
        long heard = from;
        for (long read = 0; read < MOST_BYTES && System.nanoTime() - from < MOST_NANOS; ) {
            int there = body.available();
            if (there > 0 || ended(body)) {
                int count = body.read(chunk, 0, Math.max(1, Math.min(there, CHUNK)));
                if (count < 0) {
                    return;
                }
                read += count;
                heard = System.nanoTime();
            } else if (System.nanoTime() - heard >= silence) {
                return;
            } else {
                TimeUnit.MILLISECONDS.sleep(LOOK_MILLISECONDS);
            }
        }
    }

    /** Whether the end of the body, or what broke it, is there to be read though no byte is. */
    private static boolean ended(InputStream body) {
        return body instanceof HttpInput input && input.hasContent();
    }

    /** As above without a thread that waits; silence is bounded by the idle time of the connection. */
    static void drop(Request request, Runnable then) {
        if (request.getHeaders().contains(HttpHeader.EXPECT)) {
            then.run(); // it has sent none, and to read is to ask for it
        } else {
            drop(request, 0, then);
        }
    }

    private static void drop(Request request, long before, Runnable then) {
        long read = before;
        while (read < MOST_BYTES) {
            Content.Chunk chunk = request.read();
            if (chunk == null) {
                long soFar = read;
                request.demand(() -> drop(request, soFar, then));
                return;
            }
            boolean last = chunk.isLast() || Content.Chunk.isFailure(chunk);
            read += chunk.remaining();
            chunk.release();
            if (last) {
                break;
            }
        }
        then.run();
    }
}
