package io.holdfast.app.cli.check;

import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.OutputFile;
import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.conversation.Batch;
import io.holdfast.lab.conversation.ContextReader;
import io.holdfast.lab.conversation.ConversationReader;
import io.holdfast.lab.conversation.ReportJson;
import io.holdfast.lab.conversation.SampleConversations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast conversation}: one conversation with its retrieved context, or the bundled samples. */
@Command(
        name = "conversation",
        description = "Scores a chatbot's response: relevance, completeness, hallucination, latency, tokens and cost."
                + " Without arguments it scores the bundled samples.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nInput:%n",
        footer = {
            "  CONVERSATION.json  {\"conversation_turns\":[{\"turn\",\"role\",\"message\",",
            "                     \"created_at\"}]}, or an OpenAI message list",
            "  CONTEXT.json       {\"data\":{\"vector_data\":[{\"id\",\"source_url\",\"text\"}],",
            "                     \"sources\":{\"vectors_used\",\"final_response\"}}},",
            "                     or a list of chunks"
        })
public final class ConversationCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Parameters(index = "0", arity = "0..1", paramLabel = "CONVERSATION.json", description = "The conversation.")
    private @Nullable String conversation;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "CONTEXT.json",
            description = "The context retrieved for it, with the response.")
    private @Nullable String context;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "output/evaluation_report.json",
            description = "Report file (default: ${DEFAULT-VALUE}).")
    private String out = "output/evaluation_report.json";

    @Option(
            names = "--turn",
            paramLabel = "N",
            description = "Judges the turn with this number: a user's with its final answer, or an answer with its"
                    + " question. Default: the last user message and the final answer to it.")
    private @Nullable String turn;

    @Option(names = "--all-turns", description = "Judges every user turn that asks something and was answered.")
    private boolean allTurns;

    @Option(
            names = "--gate",
            description = "Exits with 1 when the verdict is fail, or a part of it could not be measured.")
    private boolean gate;

    @Mixin
    private ModelOption models = new ModelOption();

    ConversationCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        Config config = options.load(console).config();
        if (conversation == null) {
            return samples(config);
        }
        if (context == null) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "CONTEXT.json is missing; give the retrieved context as the second file, or [] in a file if"
                            + " nothing was retrieved");
        }
        if (turn != null && allTurns) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--turn and --all-turns exclude each other; give one");
        }
        OutputFile.refuseInput("--out", console.path(out), console.path(conversation), console.path(context));
        Conversation said = new ConversationReader(config.input()).read(conversation, bytes(conversation));
        ConversationContext retrieved = new ContextReader(config.input()).read(context, bytes(context));
        Stream.concat(said.repairs().stream(), retrieved.repairs().stream())
                .forEach(repair -> console.err().println("repaired: " + repair));
        ConversationScorer scorer = wiring.conversations(config, models.used());
        if (allTurns) {
            Batch batch = new Batch(scorer.scoreAll(said, retrieved));
            write(ReportJson.of(batch));
            console.out()
                    .print(ConversationText.of(
                            batch.reports().stream()
                                    .map(ConversationText::turns)
                                    .toList(),
                            batch));
            return finished(batch.reports());
        }
        ConversationReport report = turn == null ? scorer.score(said, retrieved) : scorer.score(said, retrieved, turn);
        write(ReportJson.of(report));
        console.out().print(ConversationText.of(report));
        return finished(List.of(report));
    }

    private int samples(Config config) {
        ConversationScorer scorer = wiring.conversations(config, models.used());
        Batch batch = new Batch(SampleConversations.all(config.input()).stream()
                .map(sample -> scorer.score(sample.conversation(), sample.context()))
                .toList());
        write(ReportJson.of(batch));
        console.out().print(ConversationText.of(SampleConversations.names(), batch));
        return finished(batch.reports());
    }

    private int finished(List<ConversationReport> reports) {
        console.out().printf("%nReport: %s%n", console.path(out));
        return ConversationVerdict.exitCode(console, gate, reports);
    }

    private byte[] bytes(String file) throws IOException {
        Path path = console.path(file);
        if (Files.isDirectory(path)) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, file + " is a folder; give a file");
        }
        return Files.readAllBytes(path);
    }

    private void write(String report) {
        try (OutputFile file = new OutputFile(console.path(out))) {
            file.text(report);
            file.complete();
        }
    }
}
