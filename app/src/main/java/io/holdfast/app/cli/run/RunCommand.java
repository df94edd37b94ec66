package io.holdfast.app.cli.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.Experiments;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.DatasetOptions;
import io.holdfast.app.cli.option.GateOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.Stoppable;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.EmbeddingCalibration;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.PassCriteria;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.prompt.Prompts;
import io.holdfast.lab.run.Budget;
import io.holdfast.lab.run.Deadline;
import io.holdfast.lab.run.Dimension;
import io.holdfast.lab.run.DryRun;
import io.holdfast.lab.run.Evaluators;
import io.holdfast.lab.run.ExperimentSpec;
import io.holdfast.lab.run.Lab;
import io.holdfast.lab.run.Plan;
import io.holdfast.lab.store.RunDirectory;
import io.holdfast.lab.store.Store;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code holdfast run}: answers and evaluates a data set; resumes by itself. */
@Command(
        name = "run",
        description = "Asks a system a data set and evaluates its answers. Run again to go on after an interruption.",
        mixinStandardHelpOptions = true)
public final class RunCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--model",
            paramLabel = "MODEL",
            description = "extractive (embedded), ollama:NAME or just NAME, openai:NAME, or scripted:FILE (recorded"
                    + " answers); eval and dev stand for models.default_eval and models.default_dev (default: eval).")
    private @Nullable String modelOption;

    private String model = "";

    @Mixin
    private DatasetOptions dataset = new DatasetOptions();

    @Option(
            names = "--dimensions",
            paramLabel = "LIST",
            defaultValue = "faithfulness",
            description = "faithfulness,consistency,dependency,sensitivity, or all of these; retrieval (whether the"
                    + " documents of the cases are the right ones) is named beside them (default: ${DEFAULT-VALUE}).")
    private String dimensions = "faithfulness";

    @Option(names = "--dry-run", description = "Prints cases, calls, tokens and price; makes no call.")
    private boolean dryRun;

    @Option(names = "--no-resume", description = "Starts afresh: reuses no earlier answer.")
    private boolean noResume;

    @Option(
            names = "--prompt",
            paramLabel = "strict|soft",
            defaultValue = "strict",
            description = "Prompt for chat models (default: ${DEFAULT-VALUE}).")
    private Prompts prompt = Prompts.STRICT;

    @Option(
            names = "--max-cost",
            paramLabel = "X",
            description = "Stops before this is spent (prices: experiment.prices).")
    private @Nullable Double maxCost;

    @Option(names = "--max-tokens", paramLabel = "N", description = "Stops before so many tokens are used.")
    private @Nullable Long maxTokens;

    @Option(names = "--deadline", paramLabel = "D", description = "Stops after this time, e.g. 90s, 30m, 2h.")
    private @Nullable String deadline;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Run directory (default: a new one under pipeline.runs_dir).")
    private @Nullable String out;

    @Mixin
    private GateOptions gate = new GateOptions();

    @Option(names = "--overwrite", description = "Replaces what another experiment left in --out.")
    private boolean overwrite;

    @Option(names = "--json", description = "Prints the summary as JSON.")
    private boolean json;

    RunCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        validate();
        PassCriteria criteria = gate.criteria();
        Config config = options.noted(console, true);
        model = Experiments.model(modelOption == null ? "eval" : modelOption, config);
        if (modelOption == null) {
            console.err().println("holdfast: no --model is given: asking " + model + " (models.default_eval)");
        }
        InstantSource clock = InstantSource.system();
        Experiments experiments =
                new Experiments(config, wiring.faithfulness(config, true), wiring.modelIds(config, true));
        wiring.caution(config, true).ifPresent(why -> console.err().println("holdfast: " + why));
        Experiments.Subject subject = experiments.subject(model, prompt, console.directory());
        ExperimentSpec experiment = new ExperimentSpec(
                load(config), Dimension.parse(dimensions), subject.system(), subject.prompt(), config);
        if (!experiment.dimensions().equals(Set.of(Dimension.FAITHFULNESS))) {
            EmbeddingCalibration.warning(config).ifPresent(w -> console.err().println("holdfast: warning: " + w));
        }
        if (maxCost != null && subject.remote() && experiments.price(subject.system()) == null) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "--max-cost cannot hold: no price is known for "
                            + subject.system().id()
                            + "; give one, e.g. --set 'experiment.prices={\""
                            + subject.system().id()
                            + "\": {input_per_million: 2.5, output_per_million: 10}}', or use --max-tokens");
        }
        Plan plan = Plan.of(experiment);
        Path runs = console.path(config.pipeline().runsDir());
        String url = config.pipeline().store().isEmpty()
                ? "jdbc:sqlite:" + runs.resolve("holdfast.db")
                : config.pipeline().store();
        if (!dryRun) {
            experiments.check(model, subject);
        }
        try (Store store = Store.open(url)) {
            Evaluators evaluators = experiments.evaluators(Version.current());
            if (out != null && !overwrite && !dryRun) {
                EarlierResults.refuseOtherRun(console.path(out), experiment.key(evaluators.fingerprint()), store);
            }
            Lab lab = new Lab(store, evaluators, clock, new Lab.Place(runs, host(), Version.current()));
            if (dryRun) {
                return print(DryRun.of(
                        experiment.dataset().cases().size(),
                        plan.trials(),
                        lab.open(experiment, plan, !noResume),
                        subject.estimate(),
                        experiments.price(subject.system())));
            }
            RunProgress progress = new RunProgress(console, clock);
            Lab.Result result;
            Stoppable running = new Stoppable(console, () -> progress.kept(!noResume));
            try {
                result = lab.run(
                        experiment,
                        plan,
                        !noResume,
                        out == null ? null : console.path(out),
                        experiments.limits(
                                subject,
                                new Budget(
                                        maxTokens == null ? Long.MAX_VALUE / 2 : maxTokens,
                                        maxCost == null ? Double.MAX_VALUE : maxCost,
                                        experiments.price(subject.system())),
                                deadline == null ? Deadline.none() : Deadline.in(duration(deadline), System::nanoTime),
                                clock),
                        progress);
            } finally {
                running.end();
                progress.end();
            }
            return print(result, criteria);
        }
    }

    private Dataset load(Config config) {
        Dataset all = dataset.load(console, config);
        return dataset.limit().isPresent() ? all.limit(dataset.limit().getAsInt()) : all;
    }

    private void validate() {
        dataset.limit();
        require(maxTokens == null || maxTokens > 0, "--max-tokens", maxTokens, "1 or more");
        require(maxCost == null || maxCost > 0, "--max-cost", maxCost, "a number above 0");
        if (deadline != null) {
            duration(deadline);
        }
    }

    private void require(boolean ok, String option, @Nullable Object value, String allowed) {
        if (!ok) {
            throw new ParameterException(spec.commandLine(), option + " is " + value + "; allowed: " + allowed);
        }
    }

    private Duration duration(String text) {
        require(text.matches("[1-9][0-9]{0,8}[smh]"), "--deadline", text, "a number with s, m or h, e.g. 30m");
        long number = Long.parseLong(text.substring(0, text.length() - 1));
        return switch (text.charAt(text.length() - 1)) {
            case 's' -> Duration.ofSeconds(number);
            case 'm' -> Duration.ofMinutes(number);
            default -> Duration.ofHours(number);
        };
    }

    private int print(DryRun dry) {
        if (json) {
            ObjectNode node = Json.object()
                    .put("cases", dry.cases())
                    .put("trials", dry.trials())
                    .put("calls", dry.calls())
                    .put("reused", dry.reused())
                    .put("input_tokens", dry.inputTokens())
                    .put("output_tokens_at_most", dry.outputTokens());
            if (dry.price() != null) {
                node.put("price_at_most", Json.round(dry.price()));
            }
            console.out().println(Json.pretty(node));
        } else {
            console.out().print(RunText.of(dry));
        }
        return Exit.OK;
    }

    private int print(Lab.Result result, PassCriteria criteria) {
        console.out().print(json ? Json.pretty(result.summary()) + "\n" : RunText.of(result));
        if (result.stop() != null) {
            console.err().println("holdfast: stopped early: " + result.stop().message());
            return Exit.INFRASTRUCTURE;
        }
        List<String> measured =
                Dimension.parse(dimensions).stream().map(Dimension::id).toList();
        return RunGate.verdict(console, criteria, measured, new RunDirectory(result.directory()).findings());
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "unknown";
        }
    }
}
