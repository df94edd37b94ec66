package io.holdfast.app.cli;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.compare.ComparisonJson;
import io.holdfast.lab.compare.ComparisonText;
import io.holdfast.lab.compare.Difference;
import io.holdfast.lab.json.Json;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast compare}: two runs side by side, paired by case. */
@Command(
        name = "compare",
        description = "Compares two runs case by case: means with intervals, tests, and which claims changed.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nReading it:%n",
        footer = {
            "  Scores are tested by paired permutation, pass/fail by McNemar's exact test; p-values are",
            "  corrected for the number of tests (Holm). With --gate the exit code is 1 only for a change",
            "  for the worse that chance does not explain. Runs of different data sets are refused, and so",
            "  are, with --gate, runs scored under different settings, unless --force is given."
        })
final class CompareCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Parameters(index = "0", paramLabel = "BASE", description = "Run id or run directory.")
    private String base = "";

    @Parameters(index = "1", paramLabel = "CANDIDATE", description = "Run id or run directory.")
    private String candidate = "";

    @Option(names = "--gate", description = "Exits with 1 when the candidate is worse by more than chance.")
    private boolean gate;

    @Option(names = "--json", description = "Prints JSON instead of a table.")
    private boolean json;

    @Option(names = "--force", description = "Compares the cases in common even if data sets or settings differ.")
    private boolean force;

    CompareCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Config config = options.load(console).config();
        RunOption runs = new RunOption(console, config);
        Comparison comparison = Comparison.of(runs.load(base), runs.load(candidate), config);
        if (!force) {
            refuseUnlikeRuns(comparison.differences());
        }
        console.out().print(json ? Json.pretty(ComparisonJson.of(comparison)) + "\n" : ComparisonText.of(comparison));
        console.out().flush();
        return gate && comparison.regression() ? Exit.GATE_FAILED : Exit.OK;
    }

    private void refuseUnlikeRuns(List<Difference> differences) {
        for (Difference difference : differences) {
            if (difference.fatal() && (gate || difference.what().equals("data set"))) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        difference.sentence() + "; such runs say little about each other. Run both under the same"
                                + " conditions, or give --force to compare the cases they share");
            }
        }
    }
}
