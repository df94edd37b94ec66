package io.holdfast.app.cli.bench;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.AnswerModels;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.ScratchFolder;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigHash;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.EngineModels;
import io.holdfast.engine.RagEngine;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.engine.experiment.AnswerabilityStudy;
import io.holdfast.engine.experiment.AnswerabilityStudy.Asked;
import io.holdfast.engine.experiment.AnswerabilityStudy.Measured;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.index.PassageIndexer;
import io.holdfast.engine.telemetry.QuestionOutcome;
import io.holdfast.lab.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.zip.GZIPInputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code holdfast bench answerability}: whether the engine declines what its passages do not answer, by language. */
@Command(
        name = "answerability",
        description =
                "The share of unanswerable questions declined against that of answerable ones, by language, beside a count of"
                        + " shared words that declines as many answerable ones (NoMIRACL).",
        mixinStandardHelpOptions = true)
final class BenchAnswerabilityCommand implements Runnable {
    private final Console console;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            defaultValue = "A",
            description = "baseline, A, B or C (default: ${DEFAULT-VALUE}).")
    private String configuration = "A";

    @Option(names = "--override", paramLabel = "KEY=VALUE", description = "Changes an engine setting; may be repeated.")
    private List<String> overrides = new ArrayList<>();

    @Option(
            names = "--languages",
            split = ",",
            paramLabel = "CODE,…",
            description = "Only questions in these languages (default: all).")
    private List<String> languages = new ArrayList<>();

    @Parameters(
            paramLabel = "FILE",
            description =
                    "JSON lines {question, context, label, lang}, also .gz: context holds the passages, parted by blank lines;"
                            + " label 1 where they answer the question.")
    private String file = "";

    BenchAnswerabilityCommand(Console console) {
        this.console = console;
    }

    @Override
    public void run() {
        Config config = options.load(console).config();
        EngineSettings settings = EngineProfiles.with(
                EngineProfiles.named(config.engine(), configuration),
                EngineProfiles.assignments(overrides),
                "--override");
        Map<String, List<Asked>> byLanguage = new TreeMap<>();
        Map<String, Integer> notRead = new TreeMap<>();
        EngineModels models = AnswerModels.of(config, null, null);
        ExecutorService workers =
                Executors.newFixedThreadPool(settings.retrieval().threads());
        try {
            for (JsonNode row : rows(console.path(file))) {
                String language = row.path("lang").asText("und");
                if (!languages.isEmpty() && !languages.contains(language)) {
                    continue;
                }
                String question = row.path("question").asText();
                List<String> passages = List.of(row.path("context").asText().split("\\n\\s*\\n"));
                QuestionOutcome outcome = ask(question, passages, settings, models, workers);
                boolean gated = outcome.reason().equals("abstain_language");
                notRead.merge(language, gated ? 1 : 0, Integer::sum);
                byLanguage
                        .computeIfAbsent(language, l -> new ArrayList<>())
                        .add(new Asked(
                                row.path("label").asInt() == 1,
                                outcome.abstained(),
                                (outcome.abstained() ? 0 : 1) + outcome.support(),
                                AnswerabilityStudy.overlap(question, passages)));
            }
        } finally {
            workers.shutdownNow();
        }
        print(byLanguage, notRead, ConfigHash.of(settings));
    }

    private static QuestionOutcome ask(
            String question,
            List<String> passages,
            EngineSettings settings,
            EngineModels models,
            ExecutorService workers) {
        try (ScratchFolder folder = ScratchFolder.create("holdfast-bench")) {
            try (PassageIndexer indexer = new PassageIndexer(
                    folder.path(), settings.index(), new Chunker(settings.chunking()), models.embedder())) {
                for (int i = 0; i < passages.size(); i++) {
                    String text = passages.get(i).replaceFirst("^\\[\\d+]\\s*", "");
                    int colon = text.indexOf(": ");
                    String title = colon > 0 ? text.substring(0, colon) : "";
                    indexer.add(CorpusDocument.of("p" + i, title, null, colon > 0 ? text.substring(colon + 2) : text));
                }
            }
            try (PassageIndex index = PassageIndex.open(
                    folder.path(), settings.index(), models.embedder().id())) {
                return new RagEngine(settings, models, index, workers, InstantSource.system()).ask(question);
            }
        }
    }

    private static List<JsonNode> rows(Path path) {
        List<JsonNode> rows = new ArrayList<>();
        try (InputStream raw = Files.newInputStream(path);
                InputStream in = path.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw;
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode row = Json.own(line);
                if (!row.hasNonNull("question")
                        || !row.hasNonNull("context")
                        || !row.path("label").isInt()) {
                    throw new HoldfastException(
                            ErrorCode.BAD_INPUT,
                            path + " line " + (rows.size() + 1) + " needs \"question\", \"context\" and \"label\"");
                }
                rows.add(row);
            }
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "cannot read " + path + ": " + e.getMessage(), e);
        }
        return rows;
    }

    private void print(Map<String, List<Asked>> byLanguage, Map<String, Integer> notRead, String hash) {
        console.out()
                .printf(
                        "%-8s %10s %8s %21s %13s %14s %6s %11s%n",
                        "language",
                        "answerable",
                        "others",
                        "declined: answerable",
                        "others",
                        "by words alone",
                        "area",
                        "words' area");
        byLanguage.forEach((language, asked) -> {
            Measured m = AnswerabilityStudy.of(asked);
            int gated = notRead.getOrDefault(language, 0);
            console.out()
                    .printf(
                            "%-8s %10d %8d %20.1f%% %12.1f%% %13.1f%% %6.3f %11.3f%s%n",
                            language,
                            m.answerable(),
                            m.unanswerable(),
                            100 * m.declinedAnswerable(),
                            100 * m.declinedUnanswerable(),
                            100 * m.overlapAtThat(),
                            m.area(),
                            m.overlapArea(),
                            gated == 0 ? "" : "  (" + gated + " not read: language)");
        });
        console.out().printf("config %s%n", hash);
    }
}
