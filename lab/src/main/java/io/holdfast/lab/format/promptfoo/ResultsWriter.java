package io.holdfast.lab.format.promptfoo;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.lab.format.Carried;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.ScoreLine;
import io.holdfast.lab.json.Hash;
import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes the results file that {@code promptfoo import} takes and {@code promptfoo view} shows: a test a case, a column
 * a model, and, where scores are given, a component result a claim.
 */
public final class ResultsWriter implements CaseWriter {
    private static final int VERSION = 3;
    private static final String RECORDED = "recorded";
    private static final Set<String> OWN = Set.of("vars", "response", "provider", "testIdx", "promptIdx", "id");

    private final Writer out;
    private final Instant created;
    private final Losses losses;
    private final Map<String, PromptColumn> columns = new LinkedHashMap<>();
    private int tests;
    private String fingerprint = "";

    /** @param created when the results came about */
    public ResultsWriter(Writer out, Instant created, Losses losses) {
        this.out = out;
        this.created = created;
        this.losses = losses;
    }

    @Override
    public void write(Entry entry) throws IOException {
        out.write(tests == 0 ? "{\"results\":{\"version\":" + VERSION + ",\"results\":[\n" : ",\n");
        Answer answer = entry.answer();
        String model = answer == null || answer.model() == null ? RECORDED : answer.model();
        PromptColumn column = columns.computeIfAbsent(model, name -> new PromptColumn(name, columns.size()));
        ObjectNode result = result(entry, column);
        column.count(result);
        String line = JsonLines.text(result);
        fingerprint = Hash.of(fingerprint, line);
        out.write(line);
        tests++;
    }

    private ObjectNode result(Entry entry, PromptColumn column) {
        Map<String, JsonNode> extras = new LinkedHashMap<>(entry.extras());
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        ObjectNode vars = Vars.of(entry.testCase(), extras.remove("vars"));
        result.put("id", entry.testCase().id());
        result.put("testIdx", tests).put("promptIdx", column.index());
        result.set("vars", vars);
        result.set("response", response(entry, extras.remove("response")));
        JsonNode provider = extras.remove("provider");
        result.set("provider", provider instanceof ObjectNode ? provider : provider(column.model()));
        JsonNode metadata = extras.remove("metadata");
        ObjectNode kept = metadata instanceof ObjectNode object ? object.deepCopy() : result.objectNode();
        kept.set(Carried.FIELD, Carried.object(entry, Set.of(Carried.Part.REFERENCE)));
        result.set("metadata", kept);
        if (entry.score() != null) {
            extras.keySet()
                    .removeAll(Set.of("gradingResult", "success", "score", "namedScores", "failureReason", "error"));
            Grading.put(result, new ScoreLine(entry.score()));
        }
        JsonLines.extras(result, OWN, extras, losses);
        defaults(result, vars, column);
        return result;
    }

    private static ObjectNode response(Entry entry, @Nullable JsonNode others) {
        ObjectNode response = JsonNodeFactory.instance.objectNode();
        response.put("output", entry.answer() == null ? "" : entry.answer().text());
        if (others instanceof ObjectNode object) {
            response.setAll(object);
        }
        return response;
    }

    private static ObjectNode provider(String model) {
        return JsonNodeFactory.instance.objectNode().put("id", model).put("label", "");
    }

    /** What the viewer needs of every result. */
    private static void defaults(ObjectNode result, ObjectNode vars, PromptColumn column) {
        if (!result.has("prompt")) {
            result.putObject("prompt").put("raw", column.label()).put("label", column.label());
        }
        if (!result.has("testCase")) {
            result.putObject("testCase").set("vars", vars);
        }
        if (!result.has("success")) {
            result.put("success", true).put("score", 1).put("failureReason", 0);
        }
        if (!result.has("namedScores")) {
            result.putObject("namedScores");
        }
        if (!result.has("latencyMs")) {
            result.put("latencyMs", 0);
        }
        if (!result.has("cost")) {
            result.put("cost", 0);
        }
        if (!result.has("promptId")) {
            result.put("promptId", column.id());
        }
    }

    @Override
    public void end() throws IOException {
        out.write(tests == 0 ? "{\"results\":{\"version\":" + VERSION + ",\"results\":[" : "\n");
        ArrayNode prompts = JsonNodeFactory.instance.arrayNode();
        ObjectNode stats = JsonNodeFactory.instance.objectNode();
        stats.put("successes", 0).put("failures", 0).put("errors", 0);
        for (PromptColumn column : columns.values()) {
            prompts.add(column.json());
            column.addTo(stats);
        }
        stats.set("tokenUsage", TokenUsage.none());
        ObjectNode config = JsonNodeFactory.instance.objectNode();
        config.put("description", "Holdfast: " + tests + (tests == 1 ? " case" : " cases"));
        config.putArray("prompts");
        config.putArray("providers");
        config.putArray("tests");
        String id = "eval-" + Hash.of(fingerprint).substring(0, 3) + "-"
                + created.toString().replaceAll("\\..*|Z$", "");
        out.write("],\n\"timestamp\":\"" + created + "\",\n\"prompts\":" + JsonLines.text(prompts) + ",\n\"stats\":"
                + JsonLines.text(stats) + "},\n\"evalId\":\"" + id + "\",\n\"config\":" + JsonLines.text(config)
                + ",\n\"shareableUrl\":null}\n");
    }
}
