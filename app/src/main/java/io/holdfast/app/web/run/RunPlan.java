package io.holdfast.app.web.run;

import io.holdfast.app.Experiments;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.prompt.Prompts;
import io.holdfast.lab.run.Budget;
import io.holdfast.lab.run.Deadline;
import io.holdfast.lab.run.Evaluators;
import io.holdfast.lab.run.ExperimentSpec;
import io.holdfast.lab.run.Plan;
import io.holdfast.lab.run.Runner;
import io.holdfast.lab.system.ScriptedAnswerer;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.Scorers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;

/** An experiment made ready: which system is asked what, and by what its answers are judged. */
record RunPlan(
        Experiments experiments,
        Experiments.Subject subject,
        ExperimentSpec experiment,
        Plan plan,
        Evaluators evaluators) {

    static RunPlan of(
            Config config, Scorers scorers, Evaluator<Grounding> faithfulness, RunSource source, String version) {
        var embedder = scorers.embedder();
        Experiments experiments = new Experiments(
                config,
                faithfulness,
                scorers.modelIds(),
                embedder == null ? ModelFactory.of(config).embedder() : embedder);
        Experiments.Subject subject = source.model().equals(RunRequest.RECORDED)
                ? Experiments.local(ScriptedAnswerer.of(RunRequest.RECORDED, source.answers()))
                : subject(experiments, source.model());
        ExperimentSpec experiment =
                new ExperimentSpec(source.dataset(), source.dimensions(), subject.system(), subject.prompt(), config);
        return new RunPlan(experiments, subject, experiment, Plan.of(experiment), experiments.evaluators(version));
    }

    private static Experiments.Subject subject(Experiments experiments, String model) {
        try {
            return experiments.subject(model, Prompts.STRICT, Path.of(""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Equal keys: the same run. */
    String key() {
        return experiment.key(evaluators.fingerprint());
    }

    /** The usual limits on fewer threads: requests come first. */
    Runner.Limits limits(int threads, InstantSource clock) {
        Runner.Limits usual = experiments.limits(
                subject,
                new Budget(Long.MAX_VALUE / 2, Double.MAX_VALUE, experiments.price(subject.system())),
                Deadline.none(),
                clock);
        return new Runner.Limits(
                Math.min(threads, usual.concurrency()),
                usual.timeout(),
                usual.breakerFailures(),
                usual.deadline(),
                usual.budget(),
                usual.rateLimit(),
                usual.estimate());
    }
}
