package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.RunDirectory;
import io.holdfast.lab.store.RunRow;
import io.holdfast.lab.store.Store;
import io.holdfast.lab.store.TrialRow;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Runs experiments. A run is continued when one of the same experiment exists; answers any earlier run got under the
 * same key are reused, so that a changed threshold costs no call and a changed prompt reuses nothing.
 */
public final class Lab {
    private final Store store;
    private final Evaluators evaluators;
    private final InstantSource clock;
    private final Place place;

    /**
     * Where this execution happens.
     *
     * @param runsDir folder that holds run directories
     * @param version of Holdfast
     */
    public record Place(Path runsDir, String host, String version) {}

    public Lab(Store store, Evaluators evaluators, InstantSource clock, Place place) {
        this.store = store;
        this.evaluators = evaluators;
        this.clock = clock;
        this.place = place;
    }

    /** What came of a run. */
    public record Result(
            String runId,
            Path directory,
            ObjectNode summary,
            boolean resumed,
            int reused,
            @Nullable Stop stop) {}

    /** The trials that would have to be asked. */
    public List<Trial> open(ExperimentSpec experiment, Plan plan, boolean resume) {
        if (!resume) {
            return plan.trials();
        }
        Map<String, TrialRow> kept = new LinkedHashMap<>();
        Optional<RunRow> run = store.latest(experiment.key(evaluators.fingerprint()));
        if (run.isEmpty() || !run.get().fresh()) {
            kept.putAll(store.answered(keys(plan)));
        }
        run.ifPresent(r -> kept.putAll(store.trials(r.id())));
        return plan.trials().stream().filter(t -> !isAnswered(kept, t)).toList();
    }

    /**
     * @param resume false to start afresh: a new run that reuses nothing
     * @param out where to put the run directory; null for a folder of its own under the runs
     */
    public Result run(
            ExperimentSpec experiment,
            Plan plan,
            boolean resume,
            @Nullable Path out,
            Runner.Limits limits,
            Progress progress) {
        Instant started = clock.instant();
        String key = experiment.key(evaluators.fingerprint());
        Optional<RunRow> before = resume ? store.latest(key) : Optional.empty();
        RunRow run = before.orElseGet(() -> start(experiment, key, started, resume, out));
        if (!run.fresh()) {
            adopt(run.id(), plan);
        }
        Map<String, TrialRow> kept = store.trials(run.id());
        int reused =
                (int) plan.trials().stream().filter(t -> isAnswered(kept, t)).count();
        Stop stop = new Runner(store, clock, limits, progress).run(run.id(), plan.trials(), experiment.system());
        Map<String, TrialRow> rows = store.trials(run.id());
        Evaluation.Result evaluation =
                new Evaluation(experiment, evaluators, rows, store.traces(run.id())).evaluate(plan);
        store.saveTraces(run.id(), evaluation.made());
        ObjectNode summary = new Summary(experiment, evaluators, rows, evaluation).json(plan, stop, place.version());
        Map<String, String> metrics = new LinkedHashMap<>();
        summary.path("metrics").forEach(m -> metrics.put(m.path("name").asText(), Json.line(m)));
        store.saveMetrics(run.id(), metrics);
        RunDirectory directory = new RunDirectory(out == null ? Path.of(run.directory()) : out);
        directory.writeQueries(plan.trials().stream()
                .map(t -> QueryJson.of(t, experiment.system(), rows.get(t.key().hash())))
                .toList());
        directory.writeFindings(evaluation.lines());
        directory.writeSummary(summary);
        Instant finished = clock.instant();
        directory.writeSidecar(sidecar(run, directory, plan, rows, started, finished, before.isPresent(), reused));
        store.finish(run.id(), finished.toString());
        return new Result(run.id(), directory.path(), summary, before.isPresent(), reused, stop);
    }

    private RunRow start(ExperimentSpec experiment, String key, Instant started, boolean resume, @Nullable Path out) {
        String stamp = started.toString().replaceAll("[-:]|\\.\\d+", "");
        String id = stamp + "-" + key.substring(0, 8);
        for (int i = 2; store.find(id).isPresent(); i++) {
            id = stamp + "-" + key.substring(0, 8) + "-" + i;
        }
        ObjectNode description = Json.object()
                .put("dataset", experiment.dataset().name())
                .put("dataset_hash", experiment.dataset().hash())
                .put("model", experiment.system().id());
        Path directory = out == null ? place.runsDir().resolve(id) : out;
        RunRow run = new RunRow(
                id,
                key,
                !resume,
                directory.toAbsolutePath().toString(),
                Json.line(description),
                started.toString(),
                null);
        store.start(run);
        return run;
    }

    /** Copies into a run the answers other runs got under its keys. */
    private void adopt(String runId, Plan plan) {
        Map<String, TrialRow> own = store.trials(runId);
        List<String> wanted = keys(plan).stream()
                .filter(key -> !own.containsKey(key) || !own.get(key).answered())
                .toList();
        List<TrialRow> found = new ArrayList<>(store.answered(wanted).values());
        if (!found.isEmpty()) {
            store.saveAll(runId, found);
        }
    }

    private static List<String> keys(Plan plan) {
        return plan.trials().stream().map(t -> t.key().hash()).toList();
    }

    private static boolean isAnswered(Map<String, TrialRow> rows, Trial trial) {
        TrialRow row = rows.get(trial.key().hash());
        return row != null && row.answered();
    }

    private ObjectNode sidecar(
            RunRow run,
            RunDirectory directory,
            Plan plan,
            Map<String, TrialRow> rows,
            Instant started,
            Instant finished,
            boolean resumed,
            int reused) {
        ObjectNode sidecar = Json.object()
                .put("format", "holdfast-sidecar/1")
                .put("run", run.id())
                .put("directory", directory.path().toAbsolutePath().toString())
                .put("host", place.host())
                .put("started", run.started())
                .put("finished", finished.toString())
                .put("resumed", resumed)
                .put("reused", reused)
                .put("total_seconds", Duration.between(started, finished).toMillis() / 1000.0);
        putTrials(sidecar, plan, rows);
        return sidecar;
    }

    /** How long each answer took and how often it was asked for. */
    static void putTrials(ObjectNode sidecar, Plan plan, Map<String, TrialRow> rows) {
        ObjectNode latency = sidecar.putObject("latency");
        ObjectNode attempts = sidecar.putObject("attempts");
        for (Trial trial : plan.trials()) {
            TrialRow row = rows.get(trial.key().hash());
            if (row != null) {
                if (row.answered()) {
                    latency.put(trial.id(), row.latency().toMillis());
                }
                attempts.put(trial.id(), row.attempts());
            }
        }
    }

    /** Finds a run by its id or by its directory. */
    public static RunDirectory find(Store store, Path runsDir, String idOrDirectory) {
        Path path = Path.of(idOrDirectory);
        if (java.nio.file.Files.isRegularFile(path.resolve(RunDirectory.SUMMARY))) {
            return new RunDirectory(path);
        }
        if (java.nio.file.Files.isRegularFile(runsDir.resolve(idOrDirectory).resolve(RunDirectory.SUMMARY))) {
            return new RunDirectory(runsDir.resolve(idOrDirectory));
        }
        return store.find(idOrDirectory)
                .map(row -> new RunDirectory(Path.of(row.directory())))
                .orElseThrow(() -> new HoldfastException(
                        io.holdfast.core.model.ErrorCode.BAD_INPUT,
                        "no run " + idOrDirectory + ": it is neither a directory with " + RunDirectory.SUMMARY
                                + " nor a run id under " + runsDir));
    }
}
