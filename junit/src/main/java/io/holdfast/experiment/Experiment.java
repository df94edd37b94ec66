package io.holdfast.experiment;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.dimension.AnswerComparison;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Case;
import io.holdfast.core.port.Embedder;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.dataset.Kind;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.run.Budget;
import io.holdfast.lab.run.Deadline;
import io.holdfast.lab.run.Dimension;
import io.holdfast.lab.run.Evaluators;
import io.holdfast.lab.run.ExperimentSpec;
import io.holdfast.lab.run.OneRun;
import io.holdfast.lab.run.OwnEvaluator;
import io.holdfast.lab.run.RateLimit;
import io.holdfast.lab.run.Runner;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.Scorers;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A data set, a task that answers its questions, and what is measured of the answers: faithfulness to the documents, and
 * evaluators of the user's. It runs on the runner of {@code holdfast run}; a case that fails costs a case.
 *
 * <pre>{@code
 * Experiment.over(Path.of("questions.csv"))
 *         .task(c -> assistant.answer(c.question(), c.documents()))
 *         .measure("exact_match", Measures.exactMatch())
 *         .require("faithfulness", 0.9)
 *         .run()
 *         .html(Path.of("target/experiment.html"))
 *         .orThrow();
 * }</pre>
 */
public final class Experiment {
    private static final String FAITHFULNESS = "faithfulness";

    private final List<Case> cases;
    private final Map<String, Evaluator<?>> measures = new LinkedHashMap<>();
    private final List<Requirement> requirements = new ArrayList<>();
    private String name;
    private Config config = ConfigLoader.defaults();
    private @Nullable Function<Case, @Nullable RetrievedAnswer> task;
    private boolean retrieves;
    private boolean grounding = true;
    private boolean models = true;
    private int concurrency;

    private Experiment(String name, List<Case> cases) {
        this.name = name;
        this.cases = List.copyOf(cases);
    }

    /**
     * Over the cases of a file: CSV, TSV, JSON, JSON lines or Parquet with columns of any names that can be told
     * (question, contexts, reference), or a file of another tool's. Answers that it holds are left aside.
     */
    public static Experiment over(Path file) {
        Dataset dataset = new Datasets(Path.of("")).load(file.toAbsolutePath().toString());
        return new Experiment(
                dataset.name(),
                dataset.cases().stream().map(DatasetCase::testCase).toList());
    }

    public static Experiment over(List<Case> cases) {
        if (cases.isEmpty()) {
            throw new IllegalArgumentException("an experiment needs at least one case");
        }
        return new Experiment("cases", cases);
    }

    /** What the report calls it; the name of the file unless something is said. */
    public Experiment named(String other) {
        name = other;
        return this;
    }

    /** Answers a case from its question and documents. */
    public Experiment task(Function<Case, String> answer) {
        return asked(false, testCase -> given(testCase, answer.apply(testCase)));
    }

    /** As {@link #task}, for a task that answers later. {@link #concurrency} says how many are waited for at once. */
    public Experiment asyncTask(Function<Case, ? extends CompletionStage<@Nullable String>> answer) {
        return asked(false, testCase -> given(testCase, TaskSystem.await(answer.apply(testCase))));
    }

    /** A task that finds its documents itself; the answer is checked against what it found. */
    public Experiment retrievingTask(Function<Case, @Nullable RetrievedAnswer> answer) {
        return asked(true, answer);
    }

    private Experiment asked(boolean finds, Function<Case, @Nullable RetrievedAnswer> answer) {
        retrieves = finds;
        task = answer;
        return this;
    }

    private static @Nullable RetrievedAnswer given(Case testCase, @Nullable String answer) {
        return answer == null ? null : new RetrievedAnswer(answer, testCase.documents());
    }

    /**
     * Measures the answers with one more evaluator.
     *
     * @param measure its name in results: small letters, digits and {@code _}
     * @param evaluator one of {@link Measures}, or a lambda that returns one of {@link Findings}
     */
    public <T> Experiment measure(String measure, Evaluator<T> evaluator) {
        if (measures.put(new OwnEvaluator(measure, evaluator).name(), evaluator) != null) {
            throw new IllegalArgumentException("two evaluators are called " + measure);
        }
        return this;
    }

    /** Leaves faithfulness out, for data sets without documents. */
    public Experiment withoutGrounding() {
        grounding = false;
        return this;
    }

    /**
     * At least this share of the cases passes; one that could not be measured does not. Without any requirement every
     * case must pass everything.
     *
     * @param measure {@code faithfulness}, or the name of an evaluator
     */
    public Experiment require(String measure, double share) {
        requirements.add(new Requirement(measure, share));
        return this;
    }

    /** Instead of the default configuration. */
    public Experiment config(Config other) {
        config = other;
        return this;
    }

    /** Words and facts only: no neural model, no native library; faster, and less able. */
    public Experiment withoutModels() {
        models = false;
        return this;
    }

    /** How many answers are asked for at once; {@code inference.concurrency} unless something is said. */
    public Experiment concurrency(int answers) {
        if (answers < 1) {
            throw new IllegalArgumentException("concurrency is at least 1, not " + answers);
        }
        concurrency = answers;
        return this;
    }

    /** Asks the task every case and measures its answers. */
    public ExperimentResult run() {
        TaskSystem system = new TaskSystem(name, checkedTask());
        List<OwnEvaluator> own = new ArrayList<>();
        measures.forEach((measure, evaluator) -> own.add(new OwnEvaluator(measure, evaluator)));
        ExperimentSpec spec = new ExperimentSpec(
                dataset(), grounding ? Set.of(Dimension.FAITHFULNESS) : Set.of(), system, null, config, own);
        Runner.Limits limits = new Runner.Limits(
                concurrency == 0 ? config.inference().concurrency() : concurrency,
                config.inference().timeout(),
                config.experiment().breakerFailures(),
                Deadline.none(),
                Budget.unlimited(),
                RateLimit.none(),
                trial -> Budget.Estimate.NOTHING);
        if (models) {
            return run(Scorers.shared(config), spec, limits);
        }
        try (Scorers words = Scorers.withoutModels(config)) {
            return run(words, spec, limits);
        }
    }

    private ExperimentResult run(Scorers scorers, ExperimentSpec spec, Runner.Limits limits) {
        String version = Experiment.class.getPackage().getImplementationVersion();
        OneRun run = new OneRun(evaluators(scorers), InstantSource.system(), version == null ? "development" : version);
        return new ExperimentResult(run.run(spec, name, limits), bars(), scorers.limitation());
    }

    private Function<Case, @Nullable RetrievedAnswer> checkedTask() {
        if (task == null) {
            throw new IllegalStateException("say who answers: task(c -> …), asyncTask or retrievingTask");
        }
        if (!grounding && measures.isEmpty()) {
            throw new IllegalStateException("there is nothing to measure: add measure(name, evaluator)");
        }
        if (grounding
                && !retrieves
                && cases.stream().allMatch(c -> c.documents().isEmpty())) {
            throw new IllegalStateException("no case of " + name + " has documents, so that no answer can be held"
                    + " against them; add a column contexts, use retrievingTask(…), or leave faithfulness out:"
                    + " withoutGrounding()");
        }
        for (Requirement bar : requirements) {
            if (!measured().contains(bar.measure())) {
                throw new IllegalStateException(
                        bar.measure() + " is required and not measured; measured are " + measured());
            }
        }
        return task;
    }

    private List<String> measured() {
        List<String> names = new ArrayList<>();
        if (grounding) {
            names.add(FAITHFULNESS);
        }
        names.addAll(measures.keySet());
        return names;
    }

    private List<Requirement> bars() {
        return requirements.isEmpty()
                ? measured().stream()
                        .map(measure -> new Requirement(measure, 1))
                        .toList()
                : List.copyOf(requirements);
    }

    private Dataset dataset() {
        return Dataset.of(
                name,
                cases.stream()
                        .map(c -> new DatasetCase(Kind.NATIVE, c, null, null, null, List.of(), null))
                        .toList());
    }

    /** Only faithfulness is asked of them here; the comparison of answers is for the dimensions of {@code run}. */
    private Evaluators evaluators(Scorers scorers) {
        Embedder embedder = scorers.embedder();
        List<String> ids = scorers.modelIds();
        return Evaluators.of(
                config,
                scorers.faithfulness(),
                AnswerComparison.of(
                        config, embedder == null ? ModelFactory.of(config).embedder() : embedder),
                scorers.languages(),
                embedder == null ? "none" : embedder.id(),
                Hash.of(ids.toArray(String[]::new)));
    }
}
