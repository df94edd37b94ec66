package io.holdfast.app.cli.rag;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code holdfast rag}: the answer engine. */
@Command(
        name = "rag",
        description = "Answers questions over documents, with citations, honest abstention and a token budget.",
        mixinStandardHelpOptions = true,
        subcommands = {RagIndexCommand.class, RagAskCommand.class, RagExperimentCommand.class})
public final class RagCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do: index, ask or experiment");
    }
}
