package io.holdfast.lab.report.html.data;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Span;
import io.holdfast.lab.check.DifferingWords;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
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
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;

/**
 * The cases as the page's script reads them: one index of rows for the list, one a case with one cell a model,
 * and the traces in blocks that are
 * unpacked only when a case of theirs is opened. Both are gzip in base64. Texts that can be cut out of the answer or
 * a document by their offsets are left out.
 */
public final class CaseData {
    private static final int BLOCK = 100;
    private static final int EXCERPT = 160;

    private final List<String> blocks = new ArrayList<>();
    private final ObjectNode index = Json.object();

    public CaseData(List<ModelStats> models) {
        ArrayNode labels = index.putArray("models");
        models.forEach(m -> labels.add(m.label()));
        Map<String, ObjectNode> rows = new LinkedHashMap<>();
        Map<String, ObjectNode> details = new LinkedHashMap<>();
        for (int m = 0; m < models.size(); m++) {
            RunResult run = models.get(m).run();
            for (Map.Entry<String, Map<String, ObjectNode>> entry : run.cases().entrySet()) {
                String id = entry.getKey();
                ObjectNode query = run.queries().getOrDefault(id, Json.object());
                ObjectNode row = rows.computeIfAbsent(id, k -> row(k, models.size()));
                ObjectNode detail = detail(entry.getValue(), query);
                if (!row.has("q")) {
                    ObjectNode any = entry.getValue().values().iterator().next();
                    row.put("k", any.path("kind").asText());
                    row.put("q", excerpt(title(detail)));
                }
                ((ArrayNode) row.path("c")).set(m, cell(entry.getValue()));
                ((ArrayNode) details.computeIfAbsent(id, k -> detail(models.size()))
                                .path("m"))
                        .set(m, detail);
            }
        }
        index.putArray("rows").addAll(rows.values());
        index.put("block", BLOCK);
        List<ObjectNode> all = List.copyOf(details.values());
        for (int i = 0; i < all.size(); i += BLOCK) {
            blocks.add(pack(block(all.subList(i, Math.min(all.size(), i + BLOCK)))));
        }
    }

    private static ObjectNode row(String id, int models) {
        ObjectNode row = Json.object().put("id", id);
        empty(row.putArray("c"), models);
        return row;
    }

    private static ObjectNode detail(int models) {
        ObjectNode detail = Json.object();
        empty(detail.putArray("m"), models);
        return detail;
    }

    private static void empty(ArrayNode cells, int models) {
        for (int i = 0; i < models; i++) {
            cells.addNull();
        }
    }

    /** The question; the answer of a case that has none. */
    private static String title(ObjectNode detail) {
        String question = detail.path("question").asText();
        return question.isBlank() ? detail.path("answer").asText() : question;
    }

    /** The index, packed. */
    public String index() {
        return pack(index);
    }

    /** The traces, packed, {@value #BLOCK} cases each. */
    public List<String> blocks() {
        return List.copyOf(blocks);
    }

    public int rows() {
        return index.path("rows").size();
    }

    /** What a case came to with one model. */
    private static ObjectNode cell(Map<String, ObjectNode> findings) {
        ObjectNode cell = Json.object();
        ArrayNode tags = Json.array();
        Set<String> faults = new TreeSet<>();
        boolean failure = false;
        for (Map.Entry<String, ObjectNode> entry : findings.entrySet()) {
            ObjectNode f = entry.getValue();
            failure |= Score.failure(f);
            tags(tags, entry.getKey(), f);
            if (entry.getKey().equals("faithfulness")) {
                cell.put("v", Standing.of(f).id());
                if (f.has("risk")) {
                    cell.put("r", f.path("risk").asDouble());
                }
                for (JsonNode claim : f.path("claims")) {
                    if (!claim.path("verdict").asText().startsWith("supported")) {
                        faults.add(claim.path("rule").asText());
                    }
                }
            }
        }
        cell.put("f", failure ? 1 : 0);
        if (!tags.isEmpty()) {
            cell.set("t", tags);
        }
        if (!faults.isEmpty()) {
            ArrayNode array = cell.putArray("u");
            faults.forEach(array::add);
        }
        return cell;
    }

    private static void tags(ArrayNode tags, String dimension, ObjectNode f) {
        switch (dimension) {
            case "consistency" -> failed(tags, f, "inconsistent");
            case "dependency" -> {
                if (!f.path("flags").isEmpty()) {
                    tags.add("context_independent");
                }
            }
            case "sensitivity" -> failed(tags, f, "sensitive");
            case "retrieval" -> failed(tags, f, "insufficient_retrieval");
            case "faithfulness" -> {}
            default -> failed(tags, f, dimension);
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
        String answer = finding.path("answer").asText();
        for (JsonNode node : slim.path("claims")) {
            ObjectNode claim = (ObjectNode) node;
            words(claim);
            int start = claim.path("start").asInt();
            int end = claim.path("end").asInt();
            boolean cut = start <= end && end <= answer.length();
            if (cut && answer.substring(start, end).equals(claim.path("text").asText())) {
                claim.remove("text");
            }
            if (claim.path("statement").asText().equals(cut ? answer.substring(start, end) : "")) {
                claim.remove("statement");
            }
            for (JsonNode evidence : claim.path("evidence")) {
                ((ObjectNode) evidence).remove("text");
            }
        }
        return slim;
    }

    /** The differing words of a claim: {@code x} in the answer, {@code y} in the document of the nearest evidence. */
    private static void words(ObjectNode claim) {
        DifferingWords words = DifferingWords.of(claim);
        if (claim.path("diagnosis").isTextual()) {
            claim.put("diagnosis", DifferingWords.told(claim));
        }
        spans(claim, "x", words.claimed(), claim.path("start").asInt());
        spans(
                claim,
                "y",
                words.stated(),
                claim.path("evidence").path(0).path("start").asInt());
    }

    private static void spans(ObjectNode claim, String field, List<Span> spans, int offset) {
        if (!spans.isEmpty()) {
            ArrayNode array = claim.putArray(field);
            spans.forEach(s -> array.addArray().add(offset + s.start()).add(offset + s.end()));
        }
    }

    /** Cases of a block share their documents. */
    private static ObjectNode block(List<ObjectNode> details) {
        Map<String, Integer> texts = new LinkedHashMap<>();
        ObjectNode block = Json.object();
        ArrayNode cases = block.putArray("cases");
        for (ObjectNode detail : details) {
            for (JsonNode model : detail.path("m")) {
                for (JsonNode context : model.path("contexts")) {
                    ObjectNode node = (ObjectNode) context;
                    String text = node.path("text").asText();
                    Integer known = texts.get(text);
                    int place = known == null ? texts.size() : known;
                    texts.put(text, place);
                    node.put("text", place);
                }
            }
            cases.add(detail);
        }
        ArrayNode array = block.putArray("texts");
        ObjectNode layouts = block.putObject("layouts");
        texts.forEach((text, place) -> {
            array.add(text);
            ArrayNode layout = LayoutJson.of(DocumentLayout.of(text));
            if (layout != null) {
                layouts.set(Integer.toString(place), layout);
            }
        });
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
