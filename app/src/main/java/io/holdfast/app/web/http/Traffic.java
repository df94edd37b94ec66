package io.holdfast.app.web.http;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * Knows every connection and every request under way. It counts what was accepted, so that a stop can wait for it, and
 * closes connections that dawdle over the head of a request: a byte a second keeps an idle timeout away for ever.
 *
 * <p>Threads and connections are kept free for others: a request that finds too many of its client's under way is told
 * to come again before a thread is spent on it, and where there are too many connections, the one that has been idle
 * longest is closed, of the client that has most. What is asked about the service itself is always answered.
 */
public final class Traffic extends Handler.Wrapper implements Connection.Listener {
    /** Asked by those who watch over the service; quick, and never refused. */
    private static final Set<String> WATCHING = Set.of("/healthz", "/readyz", "/metrics");

    private final Draining draining;
    private final Settings settings;
    private final Places requests;
    private final Consumer<Limit> refused;
    private final Map<Connection, State> connections = new ConcurrentHashMap<>();
    private final AtomicInteger accepted = new AtomicInteger();
    private volatile long heard = System.nanoTime();

    /**
     * @param head time a client has to send the head of a request
     * @param maxConnections open at once
     * @param maxRequests under way at once
     */
    public record Settings(Duration head, int maxConnections, int maxRequests) {}

    /** Since when a connection has been waiting for the head of a request, and whether it is. */
    private static final class State {
        private final String client;
        private volatile long since = System.nanoTime();

        /** Whether a request is under way, or none has come yet, and since when. */
        private volatile boolean expecting = true;

        private volatile long expectingSince = since;

        /** How many bytes of the connection were read when its last request was answered. */
        private volatile long answered;

        private volatile boolean handling;
        private volatile boolean closing;

        private State(Connection connection) {
            this.client = connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress inet
                            && inet.getAddress() != null
                    ? Client.at(inet.getAddress().getHostAddress())
                    : "local";
        }

        boolean idle() {
            return !handling && !closing;
        }

        /** Whether a request is under way, or has begun to arrive, since no longer than a time. */
        boolean expecting(Connection connection, long now, long patience) {
            if (!expecting && connection.getBytesIn() > answered) { // the head of the next one is being read
                expectingSince = now;
                expecting = true;
            }
            return expecting && now - expectingSince < patience;
        }
    }

    /** @param refused told of every request that is refused here */
    public Traffic(Draining draining, Settings settings, Consumer<Limit> refused) {
        this.draining = draining;
        this.refused = refused;
        this.settings = settings;
        this.requests = new Places(settings.maxRequests());
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Connection connection = request.getConnectionMetaData().getConnection();
        State state = connections.computeIfAbsent(connection, State::new);
        heard = System.nanoTime();
        state.expectingSince = heard;
        state.expecting = true;
        Request.addCompletionListener(request, failure -> {
            heard = System.nanoTime();
            state.answered = connection.getBytesIn();
            state.expecting = false;
        });
        boolean watching = WATCHING.contains(Request.getPathInContext(request));
        if (!watching && !requests.take(state.client, 1)) {
            refused.accept(Limit.REQUESTS);
            state.since = heard;
            UnreadBody.drop(request, () -> refuse(request, response, callback));
            return true;
        }
        boolean late = draining.begun();
        boolean counts = !late;
        state.handling = true;
        if (counts) {
            accepted.incrementAndGet();
        }
        Request.addCompletionListener(request, failure -> {
            state.since = System.nanoTime();
            state.handling = false;
            if (!watching) {
                requests.give(state.client, 1);
            }
            if (counts) {
                accepted.decrementAndGet();
            }
        });
        if (late) {
            UnreadBody.drop(request, () -> handleLate(request, response, callback));
            return true;
        }
        return super.handle(request, response, callback);
    }

    /** Nobody will read its body: the request will be told that it comes too late. */
    private void handleLate(Request request, Response response, Callback callback) {
        try {
            if (!super.handle(request, response, callback)) {
                Response.writeError(request, response, callback, HttpStatus.NOT_FOUND_404);
            }
        } catch (Exception e) {
            Response.writeError(request, response, callback, e);
        }
    }

    /** Answers without a thread that waits: the client may not be reading. */
    private void refuse(Request request, Response response, Callback callback) {
        String id = RequestId.choose(request.getHeaders().get(RequestId.HEADER));
        Problem problem = new Problem(
                Problem.Kind.BUSY, requests.each() + " requests of one client are under way, or too many of all");
        SecurityHeaders.of(Request.getPathInContext(request))
                .forEach((name, value) -> response.getHeaders().put(name, value));
        response.setStatus(problem.kind().status());
        response.getHeaders().put(RequestId.HEADER, id);
        response.getHeaders().put(HttpHeader.RETRY_AFTER, "1");
        if (draining.begun()) {
            response.getHeaders().put(HttpHeader.CONNECTION, "close");
        }
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.MEDIA_TYPE);
        response.write(true, ByteBuffer.wrap(problem.json(id).getBytes(StandardCharsets.UTF_8)), callback);
    }

    @Override
    public void onOpened(Connection connection) {
        connections.putIfAbsent(connection, new State(connection));
        if (connections.size() > settings.maxConnections()) {
            makeRoom();
        }
    }

    /** Closes idle connections until there are no more than allowed. */
    private synchronized void makeRoom() {
        long open = connections.values().stream().filter(s -> !s.closing).count();
        for (Connection idle = longestIdle(); idle != null && open > settings.maxConnections(); open--) {
            State state = connections.get(idle);
            if (state != null) {
                state.closing = true;
            }
            idle.getEndPoint().close();
            idle = longestIdle();
        }
    }

    /** The connection idle longest among those of the client that has most of them; null when none is idle. */
    private @Nullable Connection longestIdle() {
        Map<String, Integer> idle = new HashMap<>();
        connections.values().stream().filter(State::idle).forEach(s -> idle.merge(s.client, 1, Integer::sum));
        return connections.entrySet().stream()
                .filter(e -> e.getValue().idle())
                .min(Map.Entry.comparingByValue(Comparator.<State>comparingInt(s -> -idle.getOrDefault(s.client, 0))
                        .thenComparing((a, b) -> Long.signum(a.since - b.since))))
                .map(Map.Entry::getKey)
                .orElse(null);
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

    /**
     * How long nobody has asked for anything. None while bytes have arrived and are not yet read; nor while a request is
     * under way, has begun to arrive, or is to be expected as the first of its connection, since no longer than
     * {@code patience}.
     */
    public Duration silence(Duration patience) {
        long now = System.nanoTime();
        boolean asked = connections.entrySet().stream()
                .anyMatch(e ->
                        e.getValue().expecting(e.getKey(), now, patience.toNanos()) || Arrivals.unread(e.getKey()));
        return asked ? Duration.ZERO : Duration.ofNanos(now - heard);
    }

    /** Closes the connections that have waited too long for a head. */
    public void closeDawdlers() {
        long now = System.nanoTime();
        connections.forEach((connection, state) -> {
            if (!state.handling && now - state.since > settings.head().toNanos()) {
                connection.getEndPoint().close();
            }
        });
    }
}
