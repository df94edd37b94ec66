package io.holdfast.lab.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.Verdict;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.run.MetricJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Lines of {@code check} or {@code score} as a run, so that whatever renders and compares runs renders and compares
 * them. Lines of {@code score} hold neither answer nor documents: of both, the parts that claims and evidence quote are
 * put where they were, and the rest is blank.
 */
public final class CheckedRun {
    static final String KIND = "native";

    private CheckedRun() {}

    /** @param name what the run is called: its file */
    public static RunResult of(String name, List<ObjectNode> lines, Config config, String version) {
        List<ObjectNode> findings = new ArrayList<>();
        Map<String, ObjectNode> queries = new LinkedHashMap<>();
        Set<String> models = new LinkedHashSet<>();
        List<String> identity = new ArrayList<>();
        for (ObjectNode line : lines) {
            String model = line.path("model").asText("");
            models.add(model);
            ObjectNode query = query(line);
            queries.put(line.path("id").asText(), query);
            findings.add(finding(line, query));
            identity.add(line.path("id").asText());
            identity.add(line.path("question").asText());
        }
        String model =
                models.size() == 1 && !models.contains("") ? models.iterator().next() : name;
        findings.forEach(finding -> finding.put("model", model));
        ObjectNode summary = Json.object().put("format", "holdfast-run/1").put("holdfast", version);
        summary.put("recorded", true);
        ObjectNode dataset = summary.putObject("dataset");
        dataset.put("name", name).put("hash", Hash.of(identity.toArray(String[]::new)));
        dataset.put("cases", lines.size()).putObject("kinds").put(KIND, lines.size());
        summary.put("model", model).putArray("dimensions").add("faithfulness");
        MetricJson metric = new MetricJson(config.experiment());
        summary.putArray("metrics")
                .add(metric.of("faithfulness", findings, false, CheckedRun::score))
                .add(metric.of("faithfulness." + KIND, findings, false, CheckedRun::score));
        classes(summary.putObject("failure_classes"), lines);
        summary.putObject("thresholds")
                .put("support_threshold", config.grounding().supportThreshold())
                .put("unsure_above", config.grounding().unsureAbove())
                .put("contradiction_threshold", config.grounding().contradictionThreshold());
        return new RunResult(name, summary, findings, queries, Json.object());
    }

    private static OptionalDouble score(ObjectNode line) {
        return line.has("score") ? OptionalDouble.of(line.path("score").asDouble()) : OptionalDouble.empty();
    }

    private static void classes(ObjectNode node, List<ObjectNode> lines) {
        Tally tally = Tally.of(lines);
        node.put("contradicted", tally.count(Standing.CONTRADICTED))
                .put("not_found", tally.count(Standing.NOT_FOUND))
                .put("unsure", tally.count(Standing.UNSURE))
                .put("false_insufficient_context", tally.count(Standing.WRONGLY_DECLINED));
    }

    private static ObjectNode query(ObjectNode line) {
        ObjectNode query = Json.object()
                .put("trial", line.path("id").asText())
                .put("case", line.path("id").asText())
                .put("kind", KIND)
                .put("condition", "full")
                .put("question", line.path("question").asText());
        query.set("contexts", line.has("contexts") ? line.path("contexts") : contexts(line));
        return query.put("status", "answered").put("answer", answer(line));
    }

    private static String answer(ObjectNode line) {
        if (line.has("answer")) {
            return line.path("answer").asText();
        }
        StringBuilder answer = new StringBuilder();
        line.path("claims").forEach(claim -> put(answer, claim));
        return answer.toString();
    }

    /** The documents as far as evidence quotes them. */
    private static ArrayNode contexts(ObjectNode line) {
        Map<String, StringBuilder> texts = new LinkedHashMap<>();
        for (JsonNode claim : line.path("claims")) {
            for (JsonNode evidence : claim.path("evidence")) {
                put(texts.computeIfAbsent(evidence.path("document").asText(), k -> new StringBuilder()), evidence);
            }
        }
        ArrayNode contexts = Json.array();
        texts.forEach((id, text) -> contexts.addObject().put("id", id).put("text", text.toString()));
        return contexts;
    }

    private static void put(StringBuilder text, JsonNode span) {
        int start = span.path("start").asInt();
        String quoted = span.path("text").asText();
        while (text.length() < start + quoted.length()) {
            text.append(' ');
        }
        text.replace(start, start + quoted.length(), quoted);
    }

    private static ObjectNode finding(ObjectNode line, ObjectNode query) {
        ObjectNode finding = Json.object()
                .put("dimension", "faithfulness")
                .put("case", line.path("id").asText())
                .put("kind", KIND)
                .put("document", Hash.of(query.path("contexts").toString()).substring(0, 12))
                .put("question", line.path("question").asText());
        copy(line, finding, "reference", "answerable");
        finding.put("answer", query.path("answer").asText());
        copy(line, finding, "outcome");
        if (line.has("faithfulness")) {
            finding.set("score", line.path("faithfulness"));
        }
        copy(line, finding, "reason", "message", "failure", "language", "document_languages", "path", "risk", "note");
        if (line.has("claims")) {
            counts(finding.putObject("counts"), line.path("claims"));
        }
        copy(line, finding, "claims", "unsupported_spans", "citations");
        for (JsonNode claim : finding.path("claims")) {
            if (claim instanceof ObjectNode object && !object.has("statement")) {
                object.put("statement", claim.path("text").asText());
            }
        }
        return finding;
    }

    private static void copy(ObjectNode from, ObjectNode to, String... fields) {
        for (String field : fields) {
            if (from.has(field)) {
                to.set(field, from.path(field).deepCopy());
            }
        }
    }

    private static void counts(ObjectNode counts, JsonNode claims) {
        counts.put("claims", claims.size());
        for (Verdict verdict : Verdict.values()) {
            int n = 0;
            for (JsonNode claim : claims) {
                n += claim.path("verdict").asText().equals(verdict.id()) ? 1 : 0;
            }
            counts.put(verdict.id(), n);
        }
    }
}
