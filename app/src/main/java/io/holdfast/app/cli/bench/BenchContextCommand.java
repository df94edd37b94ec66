package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.bench.ContextRankings;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.app.cli.terminal.ProgressLine;
import io.holdfast.core.config.Config;
import io.holdfast.core.context.ContextQuality;
import io.holdfast.engine.experiment.RetrievalData;
import io.holdfast.lab.json.Json;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast bench context}: whether context precision tells good retrieval from bad. */
@Command(
        name = "context",
        description = "Context precision of judged rankings against the same chunks in a drawn order, and against the"
                + " chunks of another query: AUROC of telling them apart.",
        mixinStandardHelpOptions = true)
final class BenchContextCommand implements Callable<Integer> {
    private static final int QUERIES = 50;

    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Parameters(
            arity = "1..*",
            paramLabel = "COLLECTION",
            description = "BEIR folders, or NAME.tar.gz beside topics.NAME.txt and qrels.NAME.txt.")
    private List<String> collections = new ArrayList<>();

    @Option(
            names = "--queries",
            paramLabel = "N",
            description = "Queries of each collection (default: ${DEFAULT-VALUE}).")
    private int queries = QUERIES;

    @Mixin
    private JsonOption json = new JsonOption();

    BenchContextCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() {
        Config config = options.load(console).config();
        ContextRankings rankings = new ContextRankings(
                new ContextQuality(wiring.faithfulness(config, true)),
                config.experiment().seed());
        ObjectNode all = Json.object();
        if (!json.asked()) {
            console.out().println("collection      queries   good  drawn  other   AUROC drawn   AUROC other");
        }
        for (String name : collections) {
            ProgressLine progress = new ProgressLine(console, InstantSource.system(), "question");
            ContextRankings.Result result =
                    rankings.measure(RetrievalData.read(console.path(name)), queries, progress::step);
            progress.clear();
            String label = String.valueOf(console.path(name).getFileName());
            all.putObject(label)
                    .put("queries", result.queries())
                    .put("context_precision", Json.round(result.good()))
                    .put("drawn_order", Json.round(result.drawn()))
                    .put("other_query", Json.round(result.foreign()))
                    .put("auroc_drawn_order", Json.round(result.shuffled()))
                    .put("auroc_other_query", Json.round(result.other()));
            if (!json.asked()) {
                console.out()
                        .printf(
                                Locale.ROOT,
                                "%-14s %8d %6.3f %6.3f %6.3f %13.3f %13.3f%n",
                                label,
                                result.queries(),
                                result.good(),
                                result.drawn(),
                                result.foreign(),
                                result.shuffled(),
                                result.other());
                // a collection takes minutes: what is known is shown
                console.out().flush();
            }
        }
        if (json.asked()) {
            console.out().println(Json.pretty(all));
        }
        return Exit.OK;
    }
}
