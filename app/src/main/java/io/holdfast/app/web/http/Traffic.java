package io.holdfast.app.web.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Knows every connection and every request under way. It counts what was accepted, so that a stop can wait for it, and
 * closes connections that dawdle over the head of a request: a byte a second keeps an idle timeout away for ever.
 */
public final class Traffic extends Handler.Wrapper implements Connection.Listener {
    private final Draining draining;
    private final long headNanos;
    private final Map<Connection, State> connections = new ConcurrentHashMap<>();
    private final AtomicInteger accepted = new AtomicInteger();

    /** Since when a connection has been waiting for the head of a request, and whether it is. */
    private static final class State {
        private volatile long since = System.nanoTime();
        private volatile boolean handling;
    }

    /** @param head time a client has to send the head of a request */
    public Traffic(Draining draining, Duration head) {
        this.draining = draining;
        this.headNanos = head.toNanos();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        State state =
                connections.computeIfAbsent(request.getConnectionMetaData().getConnection(), connection -> new State());
        boolean counts = !draining.begun();
        state.handling = true;
        if (counts) {
            accepted.incrementAndGet();
        }
        Request.addCompletionListener(request, failure -> {
            state.since = System.nanoTime();
            state.handling = false;
            if (counts) {
                accepted.decrementAndGet();
            }
        });
        return super.handle(request, response, callback);
    }

    @Override
    public void onOpened(Connection connection) {
        connections.putIfAbsent(connection, new State());
    }

    @Override
    public void onClosed(Connection connection) {
        connections.remove(connection);
    }

    /** Requests accepted and not yet answered. */
    public int accepted() {
        return accepted.get();
    }

    public int connections() {
        return connections.size();
    }

    /** Closes the connections that have waited too long for a head. */
    public void closeDawdlers() {
        long now = System.nanoTime();
        connections.forEach((connection, state) -> {
            if (!state.handling && now - state.since > headNanos) {
                connection.getEndPoint().close();
            }
        });
    }
}
