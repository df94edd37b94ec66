package io.holdfast.app.cli.rag;

import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.EngineModels;
import io.holdfast.engine.RagEngine;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.finalize.Finalizer;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.telemetry.QuestionOutcome;
import io.holdfast.engine.telemetry.ReasonText;
import io.holdfast.engine.telemetry.TelemetryJson;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast rag ask}: one question. */
@Command(
        name = "ask",
        description = "Answers a question from an index, with citations, or says what is missing.",
        mixinStandardHelpOptions = true)
final class RagAskCommand implements Runnable {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Mixin
    private RagOptions engine = new RagOptions();

    @Option(names = "--index", required = true, paramLabel = "DIR", description = "An index made by rag index.")
    private String index = "";

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            defaultValue = "A",
            description = "baseline, A, B or C (default: ${DEFAULT-VALUE}).")
    private String configuration = "A";

    @Parameters(paramLabel = "QUESTION", description = "The question.")
    private String question = "";

    RagAskCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        if (!Question.asks(question)) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, Question.NOTHING_ASKED);
        }
        Config config = options.load(console).config();
        EngineSettings settings = EngineProfiles.with(
                EngineProfiles.named(config.engine(), configuration), engine.changes(), "--override");
        ask(settings, engine.models(config, console));
    }

    private void ask(EngineSettings settings, EngineModels models) {
        ExecutorService workers =
                Executors.newFixedThreadPool(settings.retrieval().threads());
        try (PassageIndex opened = PassageIndex.open(
                console.path(index), settings.index(), models.embedder().id())) {
            QuestionOutcome outcome =
                    new RagEngine(settings, models, opened, workers, InstantSource.system()).ask(question);
            Finalizer finalizer = new Finalizer(new AnchorExtractor(settings.anchors()));
            if (engine.json()) {
                console.out()
                        .println(TelemetryJson.outcome("ask", configuration, ConfigHash.of(settings), outcome)
                                .put("short_answer", finalizer.shorten(outcome))
                                .toPrettyString());
            } else {
                console.out().print(RagAnswerText.of(outcome, finalizer.shorten(outcome)));
                if (!outcome.abstained()) {
                    console.err().println(ReasonText.of(outcome.reason()));
                }
            }
        } finally {
            workers.shutdownNow();
        }
    }
}
