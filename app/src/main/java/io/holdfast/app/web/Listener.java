package io.holdfast.app.web;

import io.holdfast.app.web.http.JettyProblems;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.RequestId;
import io.holdfast.app.web.http.Traffic;
import io.holdfast.core.config.section.ServeSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.javalin.config.JavalinConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The listening socket and how HTTP is read from it: bounded heads, bounded silence, bounded connections. */
final class Listener {
    private static final Logger LOG = LoggerFactory.getLogger(Listener.class);
    private static final int HEAD_BYTES = 16 * 1024;
    private static final int BACKLOG = 256;

    /** Connections accepted beyond the limit while idle ones are closed for them; after these, accepting waits. */
    private static final int SURPLUS = 64;

    /** How long nobody may ask for anything before idle connections are closed at a stop. */
    private static final int LAST_CALL_MILLISECONDS = 500;

    private static final long LAST_CALL_NANOS = TimeUnit.MILLISECONDS.toNanos(LAST_CALL_MILLISECONDS);

    /** How long a stop waits for who has connected to ask, and for who asks to send the whole request. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** How long open connections may take to close. */
    private static final int CLOSING_MILLISECONDS = 2_000;

    private static final int LOOK_MILLISECONDS = 10;

    private Listener() {}

    /** Takes the port now, so that a port in use is said before anything is loaded. */
    static ServerSocketChannel bind(ServeSettings serve) {
        try {
            ServerSocketChannel channel = ServerSocketChannel.open();
            try {
                channel.bind(new InetSocketAddress(serve.host(), serve.port()), BACKLOG);
                return channel;
            } catch (IOException | RuntimeException e) {
                channel.close();
                throw e;
            }
        } catch (BindException e) {
            throw new HoldfastException(
                    ErrorCode.UNREACHABLE,
                    "cannot listen on " + serve.host() + " port " + serve.port() + ": " + e.getMessage()
                            + "; stop what uses it, or give another --port (0 takes a free one)",
                    e);
        } catch (UnresolvedAddressException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG, "serve.host is " + serve.host() + ", which is no address of this machine", e);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.UNREACHABLE, "cannot listen on " + serve.host() + " port " + serve.port() + ": " + e, e);
        }
    }

    /**
     * Accepts no more connections and closes the idle ones, after a last call: as long as requests still come on open
     * connections they are told to go elsewhere, for a request that crosses the closing of its connection is lost.
     */
    static void close(Server server, Traffic traffic, long end) throws InterruptedException {
        for (Connector connector : server.getConnectors()) {
            if (connector instanceof LastCallConnector listening) {
                try {
                    listening.stopListening();
                } catch (IOException e) {
                    LOG.debug("the port could not be closed", e);
                }
            }
        }
        long called = System.nanoTime();
        while (traffic.connections() > 0 && silence(traffic, called) < LAST_CALL_NANOS && System.nanoTime() - end < 0) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLISECONDS);
        }
        for (Connector connector : server.getConnectors()) {
            try {
                connector.shutdown().get(CLOSING_MILLISECONDS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException | ExecutionException e) {
                LOG.debug("connections were still open at the stop", e);
            }
        }
    }

    /** How long nobody has asked for anything since the last call. */
    private static long silence(Traffic traffic, long called) {
        return Math.min(traffic.silence(PATIENCE).toNanos(), System.nanoTime() - called);
    }

    /** @param threads of the server; more are taken than requests may be in flight, so that health is always told */
    static void configure(
            JavalinConfig config, ServeSettings serve, ServerSocketChannel channel, Traffic traffic, int threads) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = serve.maxRequestBytes();
        config.http.compressionStrategy = io.javalin.compression.CompressionStrategy.NONE;
        config.router.treatMultipleSlashesAsSingleSlash = false;
        QueuedThreadPool pool = new QueuedThreadPool(threads, Math.min(8, threads));
        pool.setName("holdfast-http");
        pool.setDaemon(true);
        config.jetty.threadPool = pool;
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setSendXPoweredBy(false);
            http.setRequestHeaderSize(HEAD_BYTES);
            http.setRelativeRedirectAllowed(true);
        });
        config.jetty.modifyServer(server -> {
            server.setHandler(traffic);
            server.setErrorHandler(new JettyProblems());
        });
        config.jetty.addConnector((server, http) -> connector(server, http, serve, channel, traffic));
        config.router.javaLangErrorHandler((response, error) -> {
            Problem problem = new Problem(Problem.Kind.INTERNAL, "this is a fault of the service");
            response.setStatus(problem.kind().status());
            response.setContentType(Problem.MEDIA_TYPE);
            try {
                response.getOutputStream()
                        .write(problem.json(RequestId.choose(null)).getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static ServerConnector connector(
            Server server, HttpConfiguration http, ServeSettings serve, ServerSocketChannel channel, Traffic traffic) {
        try {
            LastCallConnector connector = new LastCallConnector(server, new HttpConnectionFactory(http), channel);
            connector.setIdleTimeout(serve.idleTimeout().toMillis());
            connector.setShutdownIdleTimeout(LAST_CALL_MILLISECONDS);
            connector.addBean(traffic);
            connector.addBean(new NetworkConnectionLimit(serve.maxConnections() + SURPLUS, connector));
            connector.countOpened();
            return connector;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
