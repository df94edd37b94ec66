package io.holdfast.app.web;

import io.holdfast.app.web.api.ScoreEndpoint;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.page.Pages;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.work.QueueObserver;
import io.holdfast.app.web.work.ScoreObserver;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.app.web.work.Workers;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ServeSettings;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.store.Store;
import io.holdfast.models.Scorers;
import io.javalin.Javalin;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** A running service. Closing it finishes what was accepted. */
public final class WebServer implements AutoCloseable {
    private final Javalin javalin;
    private final Workers workers;
    private final RunDesk runs;

    private WebServer(Javalin javalin, Workers workers, RunDesk runs) {
        this.javalin = javalin;
        this.workers = workers;
        this.runs = runs;
    }

    /**
     * Listens at once and loads the models meanwhile.
     *
     * @param scorers loads them
     * @param directory where relative paths of the configuration start
     */
    public static WebServer start(Config config, Supplier<Scorers> scorers, Path directory) {
        ServeSettings serve = config.serve();
        QueueObserver queueObserver = new QueueObserver() {
            @Override
            public void waited(Duration time) {}

            @Override
            public void refused(String reason) {}
        };
        ScoreObserver scoreObserver = new ScoreObserver() {
            @Override
            public void scored(Finding<Grounding> finding) {}

            @Override
            public void scored(ConversationReport report) {}
        };
        int count = serve.workers() == 0 ? Runtime.getRuntime().availableProcessors() : serve.workers();
        Workers workers = new Workers(count, serve.queue(), serve.queueDeadline(), queueObserver);
        ScoringDesk scoring = new ScoringDesk(workers, CompletableFuture.supplyAsync(scorers), scoreObserver);
        Path folder = directory.resolve(config.pipeline().runsDir());
        String url = config.pipeline().store().isEmpty()
                ? "jdbc:sqlite:" + folder.resolve("holdfast.db")
                : config.pipeline().store();
        RunDesk runs = new RunDesk(Store.open(url));
        Pages pages = new Pages(config, scoring, runs);
        List<Area> areas = List.of(new ScoreEndpoint(config, scoring), pages);
        Javalin javalin = Javalin.create(javalinConfig -> {
            javalinConfig.startup.showJavalinBanner = false;
            javalinConfig.startup.showOldJavalinVersionWarning = false;
            javalinConfig.routes.exception(ProblemException.class, (e, context) -> {
                Problem problem = e.problem();
                context.status(problem.kind().status());
                e.headers().forEach(context::header);
                if (!pages.show(context, problem)) {
                    context.contentType(Problem.MEDIA_TYPE).result(problem.json("0"));
                }
            });
            areas.forEach(area -> area.register(javalinConfig.routes));
        });
        javalin.start(serve.host(), serve.port());
        return new WebServer(javalin, workers, runs);
    }

    /** The port it listens on, also when 0 was asked for. */
    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        javalin.stop();
        workers.close();
        runs.close();
    }
}
