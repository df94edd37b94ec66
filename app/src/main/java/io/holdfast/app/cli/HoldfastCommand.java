package io.holdfast.app.cli;

import io.holdfast.app.cli.bench.BenchCommand;
import io.holdfast.app.cli.bench.SelftestCommand;
import io.holdfast.app.cli.check.CalibrateCommand;
import io.holdfast.app.cli.check.CheckCommand;
import io.holdfast.app.cli.check.ConversationCommand;
import io.holdfast.app.cli.check.ConvertCommand;
import io.holdfast.app.cli.check.ExplainCommand;
import io.holdfast.app.cli.check.ScoreCommand;
import io.holdfast.app.cli.rag.RagCommand;
import io.holdfast.app.cli.run.CompareCommand;
import io.holdfast.app.cli.run.ReportCommand;
import io.holdfast.app.cli.run.RunCommand;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.Version;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The root of the command line. */
@Command(
        name = "holdfast",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Tells whether an LLM's answer really comes from the documents it was given.",
        subcommands = {
            CheckCommand.class,
            ExplainCommand.class,
            DemoCommand.class,
            RunCommand.class,
            ScoreCommand.class,
            ConversationCommand.class,
            ConvertCommand.class,
            ReportCommand.class,
            CompareCommand.class,
            CalibrateCommand.class,
            SelftestCommand.class,
            RagCommand.class,
            ServeCommand.class,
            McpCommand.class,
            BenchCommand.class,
            SparkCommand.class,
            ConfigCommand.class,
            CompletionCommand.class,
            ManCommand.class,
            CommandLine.HelpCommand.class,
            VersionCommand.class
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:ok", "1:a quality gate failed", "2:usage or bad input", "3:infrastructure"},
        footerHeading = "%nEnvironment:%n",
        footer = {
            "  HOLDFAST_<KEY>       a setting, e.g. HOLDFAST_GROUNDING_SUPPORT_THRESHOLD=0.6",
            "  HOLDFAST_JAVA_OPTS   options for Java, e.g. -Xmx4g",
            "  HOLDFAST_DEBUG=1     stack traces with errors",
            "  NO_COLOR=1           no colours"
        })
final class HoldfastCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /** Without a command the help is what the user needs, but nothing was done: that is bad usage. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return Exit.BAD_INPUT;
    }
}
