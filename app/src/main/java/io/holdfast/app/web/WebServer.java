package io.holdfast.app.web;

import io.holdfast.app.web.api.AskEndpoint;
import io.holdfast.app.web.api.BatchEndpoint;
import io.holdfast.app.web.api.CaseEndpoint;
import io.holdfast.app.web.api.ContractEndpoint;
import io.holdfast.app.web.api.ConversationEndpoint;
import io.holdfast.app.web.api.HealthEndpoints;
import io.holdfast.app.web.api.McpEndpoint;
import io.holdfast.app.web.api.MetricsEndpoint;
import io.holdfast.app.web.api.RunEndpoints;
import io.holdfast.app.web.api.TraceEndpoint;
import io.holdfast.app.web.http.ApiKeys;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.BufferBudget;
import io.holdfast.app.web.http.Draining;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.http.RequestGuard;
import io.holdfast.app.web.http.SameSite;
import io.holdfast.app.web.http.Traffic;
import io.holdfast.app.web.metric.ServiceGauges;
import io.holdfast.app.web.metric.ServiceMetrics;
import io.holdfast.app.web.page.Pages;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.app.web.work.WorkLimit;
import io.holdfast.app.web.work.Workers;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.ServeSettings;
import io.holdfast.lab.store.Store;
import io.holdfast.models.Scorers;
import io.javalin.Javalin;
import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.LoggerFactory;

/** A running service. Closing it finishes what was accepted. */
public final class WebServer implements AutoCloseable {
    /** Requests whose bodies may be on their way beside those that wait or are worked on. */
    private static final int READERS = 32;

    /** Threads that no request with a body can take: pages are shown meanwhile. */
    private static final int RESERVE = 64;

    /** Threads of these that no request can take but for health and metrics: they are always told. */
    private static final int WATCHERS = 16;

    private static final int LINES_PER_WORKER = 4;
    private static final int LOOK_MILLISECONDS = 20;

    /** Time to tell who was accepted that it was not done. */
    private static final long TELLING_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Config config;
    private final Javalin javalin;
    private final Draining draining;
    private final Traffic traffic;
    private final Workers workers;
    private final RunDesk runs;
    private final ServiceMetrics metrics;
    private final AskEndpoint ask;
    private final CompletableFuture<Scorers> complete;
    private final ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(WebServer::daemon);

    /**
     * Listens at once and loads the models meanwhile. A store that cannot be opened is thrown.
     *
     * @param load loads them
     * @param directory where relative paths of the configuration start
     * @param version of Holdfast
     */
    public static WebServer start(Config config, Supplier<Scorers> load, Path directory, String version) {
        ServerSocketChannel channel = Listener.bind(config.serve());
        // before there are several threads: whoever logs while SLF4J starts is told so on stderr
        LoggerFactory.getLogger(WebServer.class).debug("starting");
        WebServer server = new WebServer(config, channel, load, directory, version);
        try {
            server.runs.store();
            return server;
        } catch (CompletionException e) {
            server.close();
            throw e.getCause() instanceof RuntimeException known ? known : e;
        }
    }

    private WebServer(
            Config config, ServerSocketChannel channel, Supplier<Scorers> load, Path directory, String version) {
        this.config = config;
        ServeSettings serve = config.serve();
        CompletableFuture<Scorers> scorers = meanwhile(() -> ScoringDesk.warmed(load.get()));
        this.complete = scorers.thenApplyAsync(ScoringDesk::completed, WebServer::aside);
        Path folder = directory.resolve(config.pipeline().runsDir());
        CompletableFuture<Store> store = meanwhile(() -> open(config, folder));
        this.metrics = new ServiceMetrics();
        this.draining = new Draining();
        int count = serve.workers() == 0 ? Runtime.getRuntime().availableProcessors() : serve.workers();
        int inFlight = count + serve.queue() + READERS;
        int threads = inFlight + serve.maxBatches() + RESERVE;
        this.traffic = new Traffic(
                draining,
                new Traffic.Settings(serve.idleTimeout(), serve.maxConnections(), threads - WATCHERS),
                metrics::refused);
        this.workers = new Workers(
                new Workers.Settings(count, serve.queue(), serve.queueDeadline(), serve.maxWorkTime()), metrics);
        ScoringDesk scoring =
                new ScoringDesk(workers, scorers, complete, new WorkLimit(serve.maxCaseMillions()), metrics);
        this.runs = new RunDesk(
                config, new RunDesk.Place(directory, folder, version, InstantSource.system()), store, scorers);
        BufferBudget budget = new BufferBudget((long) serve.bufferMegabytes() << 20, serve.maxRequestBytes());
        Bodies bodies = new Bodies(serve, budget, inFlight);
        this.ask = new AskEndpoint(config, directory, bodies, scoring);
        Pages pages = new Pages(config, bodies, scoring, runs, ask, version);
        ServiceGauges.register(metrics, workers, runs, traffic, budget, scorers);
        ApiKeys keys = new ApiKeys(serve.apiKeys());
        List<Area> areas = List.of(
                new RequestGuard(keys, new SameSite(serve.host(), keys.required()), draining, pages::show),
                CaseEndpoint.score(config, bodies, scoring),
                CaseEndpoint.citations(config, bodies, scoring),
                CaseEndpoint.context(config, bodies, scoring),
                new ConversationEndpoint(config, bodies, scoring),
                new BatchEndpoint(config, bodies, scoring, draining, count * LINES_PER_WORKER),
                new TraceEndpoint(config, bodies, scoring, version),
                new McpEndpoint(config, bodies, scoring, version),
                ask,
                new RunEndpoints(config, bodies, scoring, runs),
                new HealthEndpoints(scoring),
                new MetricsEndpoint(metrics),
                new ContractEndpoint(serve.runModels()),
                pages);
        this.javalin = Javalin.create(javalinConfig -> {
            Listener.configure(javalinConfig, serve, channel, traffic, threads);
            javalinConfig.requestLogger.http(this::count);
            areas.forEach(area -> area.register(javalinConfig.routes));
        });
        javalin.start();
        var unused = sweeper.scheduleWithFixedDelay(this::sweep, 1, 1, TimeUnit.SECONDS);
    }

    private void sweep() {
        traffic.closeDawdlers();
        workers.stopOverdue();
    }

    private static Store open(Config config, Path folder) {
        String url = config.pipeline().store();
        return Store.open(url.isEmpty() ? "jdbc:sqlite:" + folder.resolve("holdfast.db") : url);
    }

    /** The port it listens on, also when 0 was asked for. */
    public int port() {
        return javalin.port();
    }

    /** Waits for the models; throws what went wrong with them. */
    public void awaitModels() {
        complete.join();
    }

    /** Waits for the models or for a stop: false when that came first. Throws what went wrong with the models. */
    public boolean awaitModels(CompletableFuture<?> stop) {
        CompletableFuture.anyOf(complete, stop).join();
        return !stop.isDone();
    }

    private void count(Context context, Float milliseconds) {
        Endpoint matched = context.endpoints().matchedHttpEndpoint();
        String route = matched == null ? "none" : matched.path;
        String method = context.req().getMethod().matches("GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS")
                ? context.req().getMethod()
                : "other";
        metrics.answered(method, route, context.statusCode(), Duration.ofNanos((long) (milliseconds * 1e6)));
        ProblemException.limit(context).ifPresent(metrics::refused);
    }

    /**
     * Takes nothing new, finishes what was accepted within {@code serve.shutdown_seconds}, tells the others that it was
     * not done, then stops.
     */
    @Override
    public void close() {
        long end = System.nanoTime() + config.serve().shutdownTime().toNanos();
        draining.begin();
        try {
            runs.drain(config.serve().shutdownTime());
            awaitAnswers(end);
            workers.close();
            awaitAnswers(System.nanoTime() + TELLING_NANOS);
            Listener.close(javalin.jettyServer().server(), traffic, end);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        sweeper.shutdownNow();
        javalin.stop();
        workers.close();
        runs.close();
        ask.close();
        metrics.close();
    }

    private void awaitAnswers(long end) throws InterruptedException {
        while (traffic.accepted() > 0 && System.nanoTime() - end < 0) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLISECONDS);
        }
    }

    private static <T> CompletableFuture<T> meanwhile(Supplier<T> work) {
        return CompletableFuture.supplyAsync(work, WebServer::aside);
    }

    private static void aside(Runnable work) {
        daemon(work).start();
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "holdfast-service");
        thread.setDaemon(true);
        return thread;
    }
}
