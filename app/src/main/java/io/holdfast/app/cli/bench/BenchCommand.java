package io.holdfast.app.cli.bench;

import io.holdfast.app.cli.terminal.Exit;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code holdfast bench}: the group of measurements. */
@Command(
        name = "bench",
        description = "Measures Holdfast itself, as a table or as JSON.",
        mixinStandardHelpOptions = true,
        subcommands = {
            BenchAnswerabilityCommand.class,
            BenchCitationsCommand.class,
            BenchContextCommand.class,
            BenchGroundingCommand.class,
            BenchGuardrailCommand.class,
            BenchInputsCommand.class,
            BenchJudgeCommand.class,
            BenchRetrievalCommand.class,
            BenchServeCommand.class,
            BenchStreamCommand.class,
            BenchThroughputCommand.class,
            BenchVerdictsCommand.class,
            BenchWorstCommand.class
        })
public final class BenchCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return Exit.BAD_INPUT;
    }
}
