package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.option.ModelOption;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Exit;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.explain.VerdictSteps;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code holdfast explain}: how the verdict of each claim was made, step by step. */
@Command(
        name = "explain",
        description =
                "Shows how the verdict of each claim was made: units considered, values compared, proofs, what was"
                        + " weighed, and the probability.",
        mixinStandardHelpOptions = true,
        footerHeading = "%nExamples:%n",
        footer = {
            "  holdfast explain --question \"...\" --answer \"...\" --context manual.md",
            "  holdfast explain checked.jsonl --case 2 --claim 1"
        })
public final class ExplainCommand implements Callable<Integer> {
    private final Console console;
    private final Wiring wiring;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "A file written by check --out.")
    private @Nullable String file;

    @Option(names = "--case", paramLabel = "ID", description = "Which line of FILE; the first when left out.")
    private @Nullable String caseId;

    @Mixin
    private OneAnswer one = new OneAnswer();

    @Option(names = "--claim", paramLabel = "N", description = "Only this claim, counted from 1.")
    private @Nullable Integer claim;

    @Mixin
    private ModelOption models = new ModelOption();

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    ExplainCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public Integer call() throws IOException {
        if ((file == null) != one.hasAnswer()) {
            throw usage("give a FILE of check --out, or one answer with --question, --answer and --context");
        } else if (file != null && one.any()) {
            throw usage("--question and --context go with --answer, not with a FILE");
        } else if (file == null && !one.hasContext()) {
            throw usage("one answer needs at least one --context");
        } else if (file == null && caseId != null) {
            throw usage("--case chooses a line of a FILE");
        }
        Config config = options.load(console).config();
        InputRecord.Good given = file == null ? one.record(console) : fromFile(file);
        Finding<Grounding> finding =
                wiring.faithfulness(config, models.used()).evaluate(given.testCase(), given.answer());
        boolean model = models.used() && !config.grounding().model().equals("off");
        VerdictSteps steps =
                new VerdictSteps(config, model ? Scorers.shared(config).grounding() : null);
        List<VerdictSteps.Way> ways = steps.of(finding, given.testCase().documents());
        if (ways.isEmpty()) {
            console.out().println(VerdictSteps.whyNone(finding));
        }
        Integer only = ways.isEmpty() ? null : claim;
        if (only != null && (only < 1 || only > ways.size())) {
            throw usage("--claim is " + only + "; the answer has " + ways.size() + " claims");
        }
        for (int i = 0; i < ways.size(); i++) {
            if (only == null || only == i + 1) {
                print(i + 1, ways.get(i));
            }
        }
        console.out().flush();
        return Exit.OK;
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private InputRecord.Good fromFile(String name) throws IOException {
        Path path = console.path(name);
        List<String> ids = new ArrayList<>();
        int number = 0;
        for (String text : Files.readAllLines(path)) {
            number++;
            if (text.isBlank()) {
                continue;
            }
            JsonNode line = json(text, name, number);
            ids.add(line.path("id").asText());
            if (caseId == null || line.path("id").asText().equals(caseId)) {
                return given(line, name, number);
            }
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                ids.isEmpty()
                        ? name + " is empty"
                        : name + " has no case " + caseId + "; it has "
                                + String.join(", ", ids.subList(0, Math.min(10, ids.size())))
                                + (ids.size() > 10 ? " …" : ""));
    }

    private static JsonNode json(String text, String name, int number) {
        try {
            return Json.read(text);
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, name + " line " + number + " is not JSON", e);
        }
    }

    private static InputRecord.Good given(JsonNode line, String name, int number) {
        if (!line.path("contexts").isArray() || !line.has("answer")) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    name + " line " + number
                            + " holds no answer or no contexts; write it with: holdfast check FILE --out checked.jsonl");
        }
        List<Document> documents = new ArrayList<>();
        for (JsonNode context : line.path("contexts")) {
            documents.add(
                    context.isTextual()
                            ? Document.of(Integer.toString(documents.size()), context.asText())
                            : new Document(
                                    context.path("id").asText(),
                                    context.hasNonNull("title")
                                            ? context.path("title").asText()
                                            : null,
                                    null,
                                    context.path("text").asText()));
        }
        Case testCase = new Case(line.path("id").asText(), line.path("question").asText(), documents, null, null);
        return new InputRecord.Good(
                number, testCase, Answer.of(line.path("answer").asText()));
    }

    private void print(int number, VerdictSteps.Way way) {
        console.out()
                .println("Claim " + number + ": " + way.claim().verdict().id().replace('_', ' '));
        for (VerdictSteps.Step step : way.steps()) {
            console.out().println("  " + step.title());
            step.sentences().forEach(s -> console.out().println("    " + s));
            step.rows().forEach(row -> console.out().println("    - " + String.join(" | ", row)));
        }
        console.out().println();
    }
}
