package io.holdfast.spark;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.LoadedConfig;
import io.holdfast.lab.conversation.ContextReader;
import io.holdfast.lab.conversation.ConversationReader;
import io.holdfast.lab.conversation.ReportJson;
import io.holdfast.lab.conversation.SampleConversations;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.generate.GeneratedCases;
import io.holdfast.lab.json.Json;
import io.holdfast.models.Scorers;
import io.holdfast.spark.score.ScorerSpec;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** Records as users have them, and what the command line makes of them. */
public final class Records {
    private Records() {}

    /** Settings that cut small inputs into many pieces, so that tests cross their borders. */
    public static LoadedConfig config() {
        return new ConfigLoader()
                .set("scale.split_megabytes", "1", "test")
                .set("scale.chunk_rows", "37", "test")
                .set("scale.partitions_per_core", "2", "test")
                .set("input.max_line_megabytes", "1", "test")
                .load();
    }

    public static ScorerSpec withoutModels() {
        return ScorerSpec.of(config(), false);
    }

    public static ScorerSpec withModels() {
        return ScorerSpec.of(config(), true);
    }

    /** Generated cases as lines of the native format. */
    public static List<String> generated(int count, int contexts) {
        List<String> lines = new ArrayList<>();
        Iterator<InputRecord> cases = new GeneratedCases(count, contexts);
        cases.forEachRemaining(record -> lines.add(line((InputRecord.Good) record)));
        return lines;
    }

    private static String line(InputRecord.Good recorded) {
        ObjectNode node = Json.object();
        node.put("id", recorded.testCase().id());
        node.put("question", recorded.testCase().question());
        ArrayNode contexts = node.putArray("contexts");
        recorded.testCase().documents().forEach(document -> contexts.add(document.text()));
        node.put("answer", recorded.answer().text());
        return Json.line(node);
    }

    /** A bundled conversation as one line; the context as a tree or, as tables have it, as text. */
    public static String conversation(String name, boolean contextAsText) throws Exception {
        ObjectNode node = Json.object();
        node.set("conversation", Json.read(text(name + ".conversation.json")));
        if (contextAsText) {
            node.put("context", text(name + ".context.json"));
        } else {
            node.set("context", Json.read(text(name + ".context.json")));
        }
        return Json.line(node);
    }

    private static String text(String file) {
        return new String(SampleConversations.bytes(file), StandardCharsets.UTF_8);
    }

    /** What {@code holdfast score} prints for the lines of one file, bad ones left out. */
    public static List<String> expected(List<String> lines, Scorers scorers) {
        Config config = config().config();
        RecordScorer scorer = new RecordScorer(scorers.faithfulness());
        byte[] file = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        List<InputRecord> records = new ArrayList<>();
        new NativeCaseReader(config.input())
                .read(new ByteArrayInputStream(file))
                .forEachRemaining(records::add);
        return records.parallelStream()
                .filter(InputRecord.Good.class::isInstance)
                .map(record -> scorer.line((InputRecord.Good) record))
                .toList();
    }

    /** The lines of all files of a table, in the order of their names. */
    public static List<String> written(Path table) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(table)) {
            for (Path file : files.filter(f -> f.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList()) {
                lines.addAll(Files.readAllLines(file));
            }
        }
        return lines;
    }

    /**
     * What {@code holdfast conversation} reports, on one line.
     *
     * @param file what the input is called: the id of a conversation without one
     */
    public static String expectedReport(String name, String file, Scorers scorers) {
        Config config = config().config();
        return ScoreJson.wellFormed(Json.line(ReportJson.tree(scorers.conversations()
                .score(
                        new ConversationReader(config.input())
                                .read(file, SampleConversations.bytes(name + ".conversation.json")),
                        new ContextReader(config.input())
                                .read(name, SampleConversations.bytes(name + ".context.json"))))));
    }
}
