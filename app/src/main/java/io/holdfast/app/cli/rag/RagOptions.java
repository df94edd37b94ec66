package io.holdfast.app.cli.rag;

import io.holdfast.app.AnswerModels;
import io.holdfast.app.cli.option.JsonOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.engine.EngineModels;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that {@code rag ask} and {@code rag experiment} share: who answers, who judges, what is changed. */
final class RagOptions {
    @Option(
            names = "--model",
            paramLabel = "MODEL",
            defaultValue = "extractive",
            description = "Who answers: extractive, ollama:NAME, openai:NAME, or scripted:FILE, a recording made with"
                    + " --record (default: ${DEFAULT-VALUE}).")
    private String model = "extractive";

    @Option(
            names = "--judge",
            paramLabel = "WHO",
            defaultValue = "embedded",
            description = "Who judges drafts in doubt, at most once a question: embedded, off, llm (the model that"
                    + " answers), ollama:NAME, openai:NAME or scripted:FILE (default: ${DEFAULT-VALUE}).")
    private String judge = "embedded";

    @Option(
            names = "--override",
            paramLabel = "KEY=VALUE",
            description = "Changes an engine setting, e.g. gate.support=0.5; may be repeated.")
    private List<String> overrides = new ArrayList<>();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description =
                    "Keeps every reply of the chat model, to be replayed by --model scripted:FILE; a file that is there"
                            + " is continued.")
    private @Nullable String record;

    @Mixin
    private JsonOption json = new JsonOption();

    boolean json() {
        return json.asked();
    }

    String model() {
        return model;
    }

    /** The changes to the engine's settings, by key. */
    Map<String, String> changes() {
        Map<String, String> changes = EngineProfiles.assignments(overrides);
        if (judge.equals("off")) {
            changes.put("gate.judge", "off");
        }
        return changes;
    }

    /** The models these options name. */
    EngineModels models(Config config, Console console) {
        ChatTapes tapes = new ChatTapes(config, console, record);
        return AnswerModels.of(config, tapes.chat(model), tapes.judge(judge, model));
    }
}
