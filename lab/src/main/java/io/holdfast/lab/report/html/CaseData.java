package io.holdfast.lab.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Score;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * The cases as the page's script reads them: one index of rows for the table, and the traces in blocks that are
 * unpacked only when a case of theirs is opened. Both are gzip in base64. Texts that can be cut out of the answer or
 * a document by their offsets are left out.
 */
final class CaseData {
    private static final int BLOCK = 100;
    private static final int EXCERPT = 160;

    private final List<String> blocks = new ArrayList<>();
    private final ObjectNode index = Json.object();

    CaseData(List<ModelStats> models) {
        ArrayNode labels = index.putArray("models");
        models.forEach(m -> labels.add(m.label()));
        ArrayNode rows = index.putArray("rows");
        List<ObjectNode> details = new ArrayList<>();
        for (int m = 0; m < models.size(); m++) {
            ModelStats model = models.get(m);
            Map<String, Double> latencies = model.run().latencies();
            for (Map.Entry<String, Map<String, ObjectNode>> entry :
                    model.run().cases().entrySet()) {
                rows.add(row(m, entry.getKey(), entry.getValue(), latencies));
                ObjectNode query = model.run().queries().get(entry.getKey());
                details.add(detail(entry.getValue(), query == null ? Json.object() : query));
            }
        }
        index.put("block", BLOCK);
        for (int i = 0; i < details.size(); i += BLOCK) {
            blocks.add(pack(block(details.subList(i, Math.min(details.size(), i + BLOCK)))));
        }
    }

    /** The index, packed. */
    String index() {
        return pack(index);
    }

    /** The traces, packed, {@value #BLOCK} cases each. */
    List<String> blocks() {
        return List.copyOf(blocks);
    }

    int rows() {
        return index.path("rows").size();
    }

    private static ObjectNode row(
            int model, String id, Map<String, ObjectNode> findings, Map<String, Double> latencies) {
        ObjectNode row = Json.object().put("m", model).put("id", id);
        ObjectNode scores = row.putObject("s");
        ArrayNode tags = Json.array();
        boolean failure = false;
        for (Map.Entry<String, ObjectNode> entry : findings.entrySet()) {
            ObjectNode f = entry.getValue();
            row.put("k", f.path("kind").asText());
            row.put("q", excerpt(f.path("question").asText()));
            failure |= Score.failure(f);
            Score.of(f)
                    .ifPresentOrElse(
                            s -> scores.put(entry.getKey(), Json.round(s)),
                            () -> scores.put(entry.getKey(), f.path("outcome").asText()));
            if (f.has("risk")) {
                row.put("r", f.path("risk").asDouble());
            }
            tags(tags, entry.getKey(), f);
        }
        row.put("f", failure ? 1 : 0);
        row.set("t", tags);
        Double latency = latencies.get(id);
        if (latency != null) {
            row.put("l", latency);
        }
        return row;
    }

    private static void tags(ArrayNode tags, String dimension, ObjectNode f) {
        if (Score.unmeasured(f)) {
            tags.add("unmeasured");
        } else if (f.path("outcome").asText().equals("abstained")) {
            tags.add("abstained");
        }
        switch (dimension) {
            case "faithfulness" -> {
                if (f.path("path").asText().equals("false_insufficient_context")) {
                    tags.add("false_insufficient_context");
                    return;
                }
                for (String verdict : new String[] {"contradicted", "not_found", "unsure"}) {
                    if (f.path("counts").path(verdict).asInt() > 0) {
                        tags.add(verdict);
                    }
                }
            }
            case "consistency" -> failed(tags, f, "inconsistent");
            case "dependency" -> {
                if (!f.path("flags").isEmpty()) {
                    tags.add("context_independent");
                }
            }
            case "sensitivity" -> failed(tags, f, "sensitive");
            default -> {}
        }
    }

    private static void failed(ArrayNode tags, ObjectNode f, String tag) {
        if (Score.of(f).isPresent() && Score.failure(f)) {
            tags.add(tag);
        }
    }

    private static ObjectNode detail(Map<String, ObjectNode> findings, ObjectNode query) {
        ObjectNode detail = Json.object();
        ObjectNode any = findings.values().iterator().next();
        detail.put("question", any.path("question").asText());
        if (any.has("reference")) {
            detail.put("reference", any.path("reference").asText());
        }
        String answer = any.path("answer").asText(query.path("answer").asText());
        detail.put("answer", answer);
        if (query.has("error")) {
            detail.set("error", query.path("error"));
        }
        detail.set(
                "contexts",
                query.path("contexts").isArray() ? query.path("contexts").deepCopy() : Json.array());
        ObjectNode dimensions = detail.putObject("d");
        findings.forEach((name, finding) -> dimensions.set(name, slim(finding)));
        return detail;
    }

    private static ObjectNode slim(ObjectNode finding) {
        ObjectNode slim = finding.deepCopy();
        slim.remove(List.of(
                "dimension",
                "case",
                "kind",
                "document",
                "model",
                "question",
                "reference",
                "answer",
                "thresholds",
                "embedder",
                "evaluator",
                "key",
                "unsupported_spans",
                "counts"));
        for (JsonNode claim : slim.path("claims")) {
            ((ObjectNode) claim).remove("text");
            for (JsonNode evidence : claim.path("evidence")) {
                ((ObjectNode) evidence).remove("text");
            }
        }
        return slim;
    }

    /** Cases of a block share their documents. */
    private static ObjectNode block(List<ObjectNode> details) {
        Map<String, Integer> texts = new LinkedHashMap<>();
        ObjectNode block = Json.object();
        ArrayNode cases = block.putArray("cases");
        for (ObjectNode detail : details) {
            for (JsonNode context : detail.path("contexts")) {
                ObjectNode node = (ObjectNode) context;
                String text = node.path("text").asText();
                Integer known = texts.get(text);
                int place = known == null ? texts.size() : known;
                texts.put(text, place);
                node.put("text", place);
            }
            cases.add(detail);
        }
        ArrayNode array = block.putArray("texts");
        texts.keySet().forEach(array::add);
        return block;
    }

    private static String excerpt(String text) {
        return text.length() <= EXCERPT ? text : text.substring(0, EXCERPT) + "…";
    }

    /** gzip without a time stamp, so that the same run gives the same bytes. */
    private static String pack(JsonNode node) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(Json.line(node).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
