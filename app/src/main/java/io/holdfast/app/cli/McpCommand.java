package io.holdfast.app.cli;

import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.Version;
import io.holdfast.app.mcp.HoldfastTools;
import io.holdfast.app.mcp.StdioServer;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.Document;
import io.holdfast.lab.table.DocumentFolder;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast mcp}: a server of the Model Context Protocol on stdin and stdout. */
@Command(
        name = "mcp",
        description = "Serves the Model Context Protocol on stdin and stdout, so that a coding agent can check its own"
                + " answers: check_answer, explain_claim, check_citations, search_documents.",
        mixinStandardHelpOptions = true)
final class McpCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--documents",
            paramLabel = "DIR",
            description = "Text files that answers are checked against when a call brings no documents.")
    private @Nullable String documents;

    @Mixin
    private ModelOption models = new ModelOption();

    McpCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        Config config = options.load(console).config();
        List<Document> given = documents == null
                ? List.of()
                : DocumentFolder.read(console.path(documents)).all();
        HoldfastTools tools = new HoldfastTools(config, wiring.faithfulness(config, models.used()), given);
        try {
            new StdioServer(tools, Version.current()).run(console.in(), console.out());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Exit.OK;
    }
}
