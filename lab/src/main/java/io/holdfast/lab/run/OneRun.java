package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.store.TrialRow;
import io.holdfast.lab.store.Trials;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Runs an experiment once and keeps nothing but its result: for systems that are a function of the user's, whose earlier
 * answers nobody could know to be still its answers.
 */
public final class OneRun {
    private final Evaluators evaluators;
    private final InstantSource clock;
    private final String version;

    /** @param version of Holdfast */
    public OneRun(Evaluators evaluators, InstantSource clock, String version) {
        this.evaluators = evaluators;
        this.clock = clock;
        this.version = version;
    }

    public RunResult run(ExperimentSpec experiment, String name, Runner.Limits limits) {
        Plan plan = Plan.of(experiment);
        Memory memory = new Memory();
        String started = clock.instant().toString();
        Stop stop = new Runner(memory, clock, limits, snapshot -> {}).run(name, plan.trials(), experiment.system());
        Evaluation.Result evaluation = new Evaluation(experiment, evaluators, memory.rows, Map.of()).evaluate(plan);
        Map<String, ObjectNode> queries = new LinkedHashMap<>();
        for (Trial trial : plan.trials()) {
            queries.put(
                    trial.id(),
                    QueryJson.of(
                            trial,
                            experiment.system(),
                            memory.rows.get(trial.key().hash())));
        }
        ObjectNode sidecar = Json.object()
                .put("format", "holdfast-sidecar/1")
                .put("run", name)
                .put("started", started)
                .put("finished", clock.instant().toString());
        Lab.putTrials(sidecar, plan, memory.rows);
        ObjectNode summary = new Summary(experiment, evaluators, memory.rows, evaluation).json(plan, stop, version);
        return new RunResult(name, summary, evaluation.lines(), queries, sidecar);
    }

    /** The trials of the one run there is. */
    private static final class Memory implements Trials {
        private final Map<String, TrialRow> rows = new ConcurrentHashMap<>();

        @Override
        public Map<String, TrialRow> trials(String runId) {
            return Map.copyOf(rows);
        }

        @Override
        public void save(String runId, TrialRow trial) {
            rows.put(trial.key(), trial);
        }
    }
}
