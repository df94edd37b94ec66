package io.holdfast.app.web.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.http.Limit;
import io.holdfast.app.web.http.Places;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.run.Lab;
import io.holdfast.lab.store.RunRow;
import io.holdfast.lab.store.Store;
import io.holdfast.models.Scorers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * The runs of the store, and those under way. A run is written down before it is accepted and each of its answers is
 * kept the moment it is there, so a run that a stop or a crash interrupted can be resumed from where it was.
 */
public final class RunDesk implements AutoCloseable {
    private static final int KEY_DIGITS = 8;
    /** A run that a stop interrupts may finish its answer within this time; it is asked again otherwise. */
    private static final long GRACE_MILLISECONDS = 700;

    private final Config config;
    private final Place place;
    private final CompletableFuture<Store> store;
    private final CompletableFuture<Scorers> scorers;
    private final Map<String, RunJob> jobs = new LinkedHashMap<>();
    private final ExecutorService threads;

    /**
     * @param directory where relative paths of the configuration start
     * @param runs the folder of the runs
     * @param version of Holdfast
     */
    public record Place(Path directory, Path runs, String version, InstantSource clock) {}

    /** @param store may still be opening: who asks for runs waits for it */
    public RunDesk(Config config, Place place, CompletableFuture<Store> store, CompletableFuture<Scorers> scorers) {
        this.config = config;
        this.place = place;
        this.store = store;
        this.scorers = scorers;
        this.threads = Executors.newFixedThreadPool(config.serve().maxRuns(), work -> {
            Thread thread = new Thread(work, "holdfast-background-run");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Ids of all runs, newest first. */
    public List<String> ids() {
        List<String> ids = new ArrayList<>(store().runIds());
        Collections.reverse(ids);
        return ids;
    }

    /** All runs, newest first. */
    public List<RunView> list() {
        return ids().stream().flatMap(id -> find(id).stream()).toList();
    }

    public Optional<RunView> find(String id) {
        return store().find(id).map(this::view);
    }

    /** The store, as soon as it is open; for those who read more of a run than its view. */
    public Store store() {
        return store.join();
    }

    /** How many runs of this process are in a state. */
    public synchronized long count(RunState state) {
        return jobs.values().stream().filter(job -> job.state() == state).count();
    }

    /** Accepts a run of a client. The same run asked for again while it waits or runs is that run. */
    public synchronized RunView submit(String client, RunRequest request) {
        RunSource source = RunSource.of(config, place.directory(), request);
        RunPlan plan = plan(source, ready().faithfulness());
        for (RunJob job : jobs.values()) {
            if (job.key().equals(plan.key()) && !job.cancelled()) {
                return find(job.id()).orElseThrow();
            }
        }
        requireRoom(client);
        RunRow row = row(request, plan);
        files(row).request(request);
        store().start(row);
        begin(new RunJob(row.id(), client, source, plan));
        return view(row);
    }

    /** Stops a run; what it has got so far is kept. */
    public synchronized RunView cancel(String id) {
        RunRow row = require(id);
        RunJob job = jobs.get(id);
        if (job == null) {
            throw conflict(id, "is " + view(row).state().id() + "; there is nothing to cancel");
        }
        job.cancel();
        if (job.state() == RunState.QUEUED) {
            ended(job, RunState.CANCELLED, "cancelled before it began");
        }
        return view(row);
    }

    /** Goes on with a run that was cancelled, interrupted or stopped early. */
    public synchronized RunView resume(String client, String id) {
        RunRow row = require(id);
        RunState state = view(row).state();
        if (jobs.containsKey(id) || state == RunState.FINISHED) {
            throw conflict(id, "is " + state.id() + "; there is nothing to resume");
        }
        ObjectNode kept = files(row)
                .request()
                .orElseThrow(() -> conflict(id, "was started by holdfast run; go on with it there"));
        RunSource source = RunSource.of(config, place.directory(), kept, files(row));
        RunPlan plan = plan(source, ready().faithfulness());
        if (!plan.key().equals(row.experiment())) {
            throw conflict(id, "was made under another configuration or version; start a new run");
        }
        if (!store().latest(plan.key()).map(RunRow::id).equals(Optional.of(id))) {
            throw conflict(id, "was replaced by a later run of the same experiment");
        }
        requireRoom(client);
        files(row).begins();
        begin(new RunJob(id, client, source, plan));
        return view(row);
    }

    private void begin(RunJob job) {
        jobs.put(job.id(), job);
        threads.execute(() -> execute(job));
    }

    private void execute(RunJob job) {
        try {
            job.running();
            Evaluator<Grounding> faithfulness = scorers.join().faithfulness();
            RunPlan plan = plan(job.source(), (testCase, answer) -> {
                job.checkpoint();
                return faithfulness.evaluate(testCase, answer);
            });
            new Lab(store(), plan.evaluators(), place.clock(), new Lab.Place(place.runs(), "service", place.version()))
                    .run(
                            plan.experiment(),
                            plan.plan(),
                            true,
                            null,
                            plan.limits(config.serve().runThreads(), place.clock()),
                            job::progress);
            over(job, RunState.FINISHED, "");
        } catch (HoldfastException e) {
            over(job, RunState.FAILED, String.valueOf(e.getMessage()));
        } catch (RuntimeException | Error e) {
            over(job, RunState.FAILED, "internal error: " + e);
        }
    }

    /** A run that was told to stop ends so, whatever it stumbled over on the way out. */
    private void over(RunJob job, RunState state, String problem) {
        job.over();
        Thread.interrupted();
        if (!job.stopping()) {
            ended(job, state, problem);
        } else if (job.cancelled()) {
            ended(job, RunState.CANCELLED, "cancelled");
        } else {
            ended(job, RunState.INTERRUPTED, RunViews.INTERRUPTED);
        }
    }

    private synchronized void ended(RunJob job, RunState state, String problem) {
        boolean first = jobs.remove(job.id(), job);
        if (first && state != RunState.FINISHED) {
            files(require(job.id())).ended(state, problem);
        }
    }

    private RunPlan plan(RunSource source, Evaluator<Grounding> faithfulness) {
        return RunPlan.of(config, scorers.join(), faithfulness, source, place.version());
    }

    private Scorers ready() {
        if (!scorers.isDone() || scorers.isCompletedExceptionally()) {
            throw new ProblemException(
                    Problem.Kind.NOT_READY, "the models are being loaded", Map.of("Retry-After", "1"));
        }
        return scorers.join();
    }

    private void requireRoom(String client) {
        int most = config.serve().maxRuns() + config.serve().maxWaitingRuns();
        Places room = new Places(most);
        jobs.values().forEach(job -> room.take(job.client(), 1));
        if (!room.take(client, 1)) {
            throw ProblemException.busy(
                    Limit.RUNS,
                    most + " runs are under way or waiting (serve.max_runs, serve.max_waiting_runs), or " + room.each()
                            + " of one client",
                    10);
        }
    }

    private RunRow row(RunRequest request, RunPlan plan) {
        Instant now = place.clock().instant();
        String stamp =
                now.toString().replaceAll("[-:]|\\.\\d+", "") + "-" + plan.key().substring(0, KEY_DIGITS);
        String id = stamp;
        for (int n = 2; store().find(id).isPresent(); n++) {
            id = stamp + "-" + n;
        }
        ObjectNode description = Json.object()
                .put("dataset", plan.experiment().dataset().name())
                .put("dataset_hash", plan.experiment().dataset().hash())
                .put("model", plan.experiment().system().id());
        Path directory = place.runs().resolve(id).toAbsolutePath();
        return new RunRow(
                id, plan.key(), request.fresh(), directory.toString(), Json.line(description), now.toString(), null);
    }

    private RunRow require(String id) {
        return store().find(id)
                .orElseThrow(() -> new ProblemException(Problem.Kind.NOT_FOUND, "there is no run with this id"));
    }

    private static ProblemException conflict(String id, String state) {
        return new ProblemException(Problem.Kind.CONFLICT, "run " + id + " " + state);
    }

    private static RunFiles files(RunRow row) {
        return new RunFiles(Path.of(row.directory()));
    }

    private RunView view(RunRow row) {
        RunJob job;
        synchronized (this) {
            job = jobs.get(row.id());
        }
        return RunViews.of(row, job, files(row), () -> store().countTrials(row.id()));
    }

    /** Stops the runs under way at their next answer; false when one was not there in time. They can be resumed. */
    public boolean drain(Duration time) throws InterruptedException {
        synchronized (this) {
            jobs.values().forEach(RunJob::interrupt);
        }
        threads.shutdown();
        long grace = Math.min(GRACE_MILLISECONDS, time.toMillis() / 2);
        if (threads.awaitTermination(grace, TimeUnit.MILLISECONDS)) {
            return true;
        }
        threads.shutdownNow();
        return threads.awaitTermination(grace, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        threads.shutdownNow();
        var unused = store.thenAccept(Store::close);
    }
}
