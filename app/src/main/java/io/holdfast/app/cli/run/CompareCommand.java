package io.holdfast.app.cli.run;

import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.option.RunOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.compare.ComparisonJson;
import io.holdfast.lab.compare.ComparisonText;
import io.holdfast.lab.compare.Difference;
import io.holdfast.lab.compare.GateMode;
import io.holdfast.lab.compare.Worsening;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.result.Score;
import java.util.List;
import java.util.Locale;
import java.util.Stack;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code holdfast compare}: two runs side by side, paired by case. */
@Command(
        name = "compare",
        description = "Compares two runs case by case: means with intervals, tests, and which claims changed.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nReading it:%n",
        footer = {
            "  Scores are tested by paired permutation, pass/fail by McNemar's exact test;",
            "  p-values are corrected for the number of dimensions (Holm). --gate=any fails",
            "  for any case that got worse, is missing or cannot be compared; it is the",
            "  default where both sides are recorded answers. --gate=significant, the",
            "  default for live models, fails for a change for the worse that chance does",
            "  not explain, and for missing cases; with too few cases to show one it ends",
            "  with 2. Live runs of different data sets are refused, and so are, with",
            "  --gate, runs scored under different settings, unless --force is given."
        })
public final class CompareCommand implements Callable<Integer> {
    private static final int MOST = 10;

    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Parameters(
            index = "0",
            paramLabel = "BASE",
            description = "Run id, run directory, or a file written by check or score.")
    private String base = "";

    @Parameters(index = "1", paramLabel = "CANDIDATE", description = "The same, of what shall be no worse.")
    private String candidate = "";

    @Option(
            names = "--gate",
            arity = "0..1",
            paramLabel = "any|significant",
            parameterConsumer = GateValue.class,
            description =
                    "Exits with 1 when the candidate is worse: any case, or more than chance explains (default: any"
                            + " for recorded answers, else significant).")
    private @Nullable String gateValue;

    @Mixin
    private JsonOption json = new JsonOption();

    @Option(names = "--force", description = "Compares the cases in common even if data sets or settings differ.")
    private boolean force;

    CompareCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Config config = options.load(console).config();
        RunOption runs = new RunOption(console, config);
        RunResult before = runs.load(base);
        RunResult after = runs.load(candidate);
        boolean gate = gateValue != null;
        GateMode usual = GateMode.of(before, after);
        GateMode mode =
                gateValue == null || gateValue.isEmpty() ? usual : GateMode.valueOf(gateValue.toUpperCase(Locale.ROOT));
        Comparison comparison = Comparison.of(before, after, config);
        if (!force) {
            refuseUnlikeRuns(comparison.differences(), gate, usual);
        }
        console.out()
                .print(
                        json.asked()
                                ? Json.pretty(ComparisonJson.of(comparison)) + "\n"
                                : ComparisonText.of(comparison));
        console.out().flush();
        return gate ? verdict(comparison, mode) : Exit.OK;
    }

    private int verdict(Comparison comparison, GateMode mode) {
        for (RunResult run : List.of(comparison.base(), comparison.candidate())) {
            if (run.findings().stream().allMatch(Score::unmeasured)) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, "nothing was measured in " + run.name() + ": there is nothing to compare");
            }
            run.findings().stream()
                    .collect(
                            Collectors.groupingBy(f -> f.path("dimension").asText(), TreeMap::new, Collectors.toList()))
                    .forEach((dimension, findings) -> {
                        if (findings.stream().allMatch(Score::unmeasured)) {
                            throw new HoldfastException(
                                    ErrorCode.BAD_INPUT,
                                    dimension + " was measured in no case of " + run.name()
                                            + ": there is nothing to compare it by");
                        }
                    });
        }
        List<Worsening> worse = comparison.worse().stream()
                .filter(w -> mode == GateMode.ANY || w.lost())
                .toList();
        worse.stream()
                .limit(MOST)
                .forEach(w -> console.err()
                        .println("holdfast: gate failed: " + w.caseId() + " " + w.how()
                                + (w.dimension().equals("faithfulness") ? "" : " (" + w.dimension() + ")")));
        if (worse.size() > MOST) {
            console.err().println("holdfast: gate failed: … and " + (worse.size() - MOST) + " more");
        }
        boolean regression = mode == GateMode.SIGNIFICANT && comparison.regression();
        if (regression) {
            console.err().println("holdfast: gate failed: worse by more than chance explains");
        }
        if (worse.isEmpty() && mode == GateMode.SIGNIFICANT && !comparison.telling()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "these runs share too few cases for --gate=significant: had all of them broken, chance would still"
                            + " explain it; compare more cases, or give --gate=any");
        }
        return worse.isEmpty() && !regression ? Exit.OK : Exit.GATE_FAILED;
    }

    /** Recorded answers are paired case by case, so that another data set costs its cases, not the comparison. */
    private static void refuseUnlikeRuns(List<Difference> differences, boolean gate, GateMode usual) {
        for (Difference difference : differences) {
            boolean dataSet = difference.what().equals("data set");
            if (difference.fatal() && (dataSet ? usual == GateMode.SIGNIFICANT : gate)) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        difference.sentence() + "; such runs say little about each other. Run both under the same"
                                + " conditions, or give --force to compare the cases they share");
            }
        }
    }

    /** Takes the word after {@code --gate} only when it is a mode, so that the option may precede the runs. */
    static final class GateValue implements IParameterConsumer {
        @Override
        @SuppressWarnings("JdkObsolete") // picocli hands over a Stack
        public void consumeParameters(Stack<String> arguments, ArgSpec argument, CommandSpec command) {
            String next = arguments.isEmpty() ? "" : arguments.peek();
            boolean mode = next.equalsIgnoreCase("any") || next.equalsIgnoreCase("significant");
            if (mode) {
                arguments.pop();
            } else if (argument.command() != null && attached(command, next)) {
                throw new ParameterException(
                        command.commandLine(), "--gate is " + next + "; allowed: any or significant");
            }
            argument.setValue(mode ? next : "");
        }

        private static boolean attached(CommandSpec command, String next) {
            return command.commandLine().getParseResult() != null
                    && command.commandLine().getParseResult().originalArgs().contains("--gate=" + next);
        }
    }
}
