package io.holdfast.app.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.app.AnswerModels;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.EngineModels;
import io.holdfast.engine.RagEngine;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.Corpus;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.index.PassageIndexer;
import io.holdfast.engine.telemetry.QuestionOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Questions over ordinary documents, written before the engine was looked at, with what a right answer holds: a hundred
 * of them, forty more over other documents, ninety-five a newcomer asks of mails, tables and leaflets, and a hundred that
 * somebody asks in own words of the papers of a club, a house and two weather stations. A list is right when every item is
 * there; yes and no must come first;
 * declining is right where nothing answers.
 */
final class PlainQuestions {
    static final Path HUNDRED = Path.of("..", "engine", "src", "test", "resources", "plain");
    static final Path FORTY = HUNDRED.resolve("fresh");
    static final Path NEWCOMER = HUNDRED.resolve("newcomer");
    static final Path NEIGHBOURS = HUNDRED.resolve("neighbours");
    /**
     * A hundred each by eight authors who had seen nothing: hikers, an office, a town, a laboratory, a cooperative, a
     * festival, allotments, a practice.
     */
    static final List<Path> FRESH = List.of(
            HUNDRED.resolve("hikers"),
            HUNDRED.resolve("office"),
            HUNDRED.resolve("town"),
            HUNDRED.resolve("laboratory"),
            HUNDRED.resolve("cooperative"),
            HUNDRED.resolve("festival"),
            HUNDRED.resolve("allotments"),
            HUNDRED.resolve("practice"));

    private PlainQuestions() {}

    /** What became of a question. */
    enum Result {
        RIGHT,
        RIGHTLY_DECLINED,
        PARTIAL,
        WRONG,
        NEEDLESSLY_DECLINED
    }

    /** A question with its outcome. */
    record Asked(JsonNode question, QuestionOutcome outcome, Result result) {
        String kind() {
            return question.path("kind").asText();
        }
    }

    /** @param folder holds {@code questions.jsonl} and the folder {@code documents} */
    static List<Asked> ask(Path folder, String configuration, Path index) throws IOException {
        return ask(folder, configuration, index, 1);
    }

    /** @param step 1 asks every question, 3 the first, the fourth and so on */
    static List<Asked> ask(Path folder, String configuration, Path index, int step) throws IOException {
        Config config = ConfigLoader.defaults();
        EngineSettings settings = EngineProfiles.named(config.engine(), configuration);
        EngineModels models = AnswerModels.of(config, null, null);
        try (PassageIndexer indexer =
                new PassageIndexer(index, settings.index(), new Chunker(settings.chunking()), models.embedder())) {
            Corpus.read(folder.resolve("documents"), indexer::add);
        }
        ExecutorService workers = Executors.newFixedThreadPool(2);
        List<Asked> asked = new ArrayList<>();
        try (PassageIndex opened =
                PassageIndex.open(index, settings.index(), models.embedder().id())) {
            RagEngine engine = new RagEngine(settings, models, opened, workers, InstantSource.system());
            ObjectMapper json = new ObjectMapper();
            List<String> lines = Files.readAllLines(folder.resolve("questions.jsonl"));
            for (int i = 0; i < lines.size(); i += step) {
                JsonNode question = json.readTree(lines.get(i));
                QuestionOutcome outcome = engine.ask(question.path("question").asText());
                asked.add(new Asked(question, outcome, judge(question, outcome)));
            }
        } finally {
            workers.shutdownNow();
        }
        return asked;
    }

    static Result judge(JsonNode question, QuestionOutcome outcome) {
        boolean answerable = question.path("answerable").asBoolean(true);
        if (outcome.abstained()) {
            return answerable ? Result.NEEDLESSLY_DECLINED : Result.RIGHTLY_DECLINED;
        }
        if (!answerable) {
            return Result.WRONG;
        }
        String said = " " + ComparedWords.fold(outcome.draft().plain()) + " ";
        if (question.has("items")) {
            int found = 0;
            for (JsonNode item : question.path("items")) {
                found += said.contains(ComparedWords.fold(item.asText())) ? 1 : 0;
            }
            return found == question.path("items").size() ? Result.RIGHT : found > 0 ? Result.PARTIAL : Result.WRONG;
        }
        for (JsonNode answer : question.path("answers")) {
            String expected = ComparedWords.fold(answer.asText());
            boolean first = question.path("kind").asText().equals("yesno");
            if (first ? said.startsWith(" " + expected + " ") : said.contains(" " + expected + " ")) {
                return Result.RIGHT;
            }
        }
        return Result.WRONG;
    }

    /** The words of a text, marks and tags aside. */
    static List<String> words(String text) {
        return ComparedWords.tokens(text.replaceAll("<[^>]*>", " "));
    }

    static Map<Result, Long> count(List<Asked> asked) {
        Map<Result, Long> counts = new EnumMap<>(Result.class);
        for (Result result : Result.values()) {
            counts.put(result, asked.stream().filter(a -> a.result() == result).count());
        }
        return counts;
    }

    /**
     * Prints every question that is not right, then the counts by kind: for people who change the engine. Arguments: {@code
     * hundred}, {@code forty} or the name of a folder of questions, the configuration, and anything to see every question.
     */
    public static void main(String[] arguments) throws IOException {
        Map<String, Path> sets =
                Map.of("hundred", HUNDRED, "forty", FORTY, "newcomer", NEWCOMER, "neighbours", NEIGHBOURS);
        String named = arguments.length > 0 ? arguments[0] : "hundred";
        Path folder = sets.getOrDefault(named, HUNDRED.resolve(named));
        List<Asked> asked = ask(folder, arguments.length > 1 ? arguments[1] : "A", Files.createTempDirectory("plain"));
        Map<String, Map<Result, Long>> kinds = new TreeMap<>();
        for (Asked a : asked) {
            kinds.computeIfAbsent(a.kind(), k -> new EnumMap<>(Result.class)).merge(a.result(), 1L, Long::sum);
            boolean show = a.result() != Result.RIGHT && a.result() != Result.RIGHTLY_DECLINED || arguments.length > 2;
            if (show) {
                System.out.printf(
                        "%s %s %s%n   %s%n   => %s [%s, support %.2f, invalid %s]%n   draft: %s%n",
                        a.question().path("id").asText(),
                        a.kind(),
                        a.result(),
                        a.question().path("question").asText(),
                        a.outcome().shown(),
                        a.outcome().reason(),
                        a.outcome().support(),
                        a.outcome().rounds().stream()
                                .map(r -> r.signals().invalid())
                                .reduce(List.of(), (earlier, last) -> last),
                        a.outcome().draft().plain());
            }
        }
        kinds.forEach((kind, counts) -> System.out.println(kind + " " + counts));
        System.out.println(count(asked));
    }
}
