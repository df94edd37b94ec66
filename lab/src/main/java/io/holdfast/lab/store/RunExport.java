package io.holdfast.lab.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A whole run as JSONL: out of one store, into another. The first line names the format and its version. */
public final class RunExport {
    public static final String FORMAT = "holdfast-export/1";

    private RunExport() {}

    public static String export(Store store, String runId) {
        RunRow run = store.find(runId)
                .orElseThrow(() -> new HoldfastException(ErrorCode.BAD_INPUT, "the store holds no run " + runId));
        StringBuilder text = new StringBuilder();
        ObjectNode header = Json.object().put("format", FORMAT);
        header.set("run", Json.tree(run));
        text.append(Json.line(header)).append('\n');
        store.trials(runId).values().forEach(row -> append(text, "trials", trial(row)));
        store.traces(runId).forEach((key, body) -> append(text, "traces", pair(key, body)));
        store.metrics(runId).forEach((key, body) -> append(text, "metrics", pair(key, body)));
        return text.toString();
    }

    /** Puts an exported run into a store and returns its id. */
    public static String restore(Store store, String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        JsonNode header = parse(lines.isEmpty() ? "" : lines.get(0), 1);
        if (!FORMAT.equals(header.path("format").asText())) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "line 1: format is '" + header.path("format").asText() + "'; this version reads " + FORMAT);
        }
        JsonNode run = header.path("run");
        RunRow row = new RunRow(
                run.path("id").asText(),
                run.path("experiment").asText(),
                run.path("fresh").asBoolean(),
                run.path("directory").asText(),
                run.path("description").asText(),
                run.path("started").asText(),
                null);
        if (store.find(row.id()).isPresent()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "the store already holds the run " + row.id());
        }
        List<TrialRow> trials = new ArrayList<>();
        Map<String, String> traces = new LinkedHashMap<>();
        Map<String, String> metrics = new LinkedHashMap<>();
        for (int i = 1; i < lines.size(); i++) {
            JsonNode line = parse(lines.get(i), i + 1);
            JsonNode body = line.path("row");
            switch (line.path("table").asText()) {
                case "trials" -> trials.add(trial(body));
                case "traces" ->
                    traces.put(body.path("key").asText(), body.path("body").asText());
                case "metrics" ->
                    metrics.put(body.path("key").asText(), body.path("body").asText());
                default ->
                    throw new HoldfastException(
                            ErrorCode.BAD_INPUT, "line " + (i + 1) + ": unknown table " + line.path("table"));
            }
        }
        store.start(row);
        store.saveAll(row.id(), trials);
        store.saveTraces(row.id(), traces);
        store.saveMetrics(row.id(), metrics);
        if (run.path("finished").isTextual()) {
            store.finish(row.id(), run.path("finished").asText());
        }
        return row.id();
    }

    private static JsonNode parse(String line, int number) {
        try {
            return Json.read(line);
        } catch (JsonProcessingException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "line " + number + ": not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static void append(StringBuilder text, String table, JsonNode row) {
        ObjectNode line = Json.object().put("table", table);
        line.set("row", row);
        text.append(Json.line(line)).append('\n');
    }

    private static ObjectNode pair(String key, String body) {
        return Json.object().put("key", key).put("body", body);
    }

    private static ObjectNode trial(TrialRow row) {
        ObjectNode node = Json.object().put("key", row.key()).put("trial", row.trial());
        Answer answer = row.answer();
        if (answer != null) {
            node.put("answer", answer.text());
            node.set("citations", Json.tree(answer.citations()));
            Answer.Usage usage = answer.usage();
            if (usage != null) {
                node.put("input_tokens", usage.inputTokens()).put("output_tokens", usage.outputTokens());
            }
            node.put("latency_ms", row.latency().toMillis());
        }
        TrialRow.Failure error = row.error();
        if (error != null) {
            node.put("error_code", error.code().name()).put("error_message", error.message());
        }
        return node.put("attempts", row.attempts()).put("finished", row.finished());
    }

    private static TrialRow trial(JsonNode node) {
        List<String> citations = new ArrayList<>();
        node.path("citations").forEach(citation -> citations.add(citation.asText()));
        Answer.Usage usage = node.has("input_tokens")
                ? new Answer.Usage(
                        node.path("input_tokens").asInt(),
                        node.path("output_tokens").asInt())
                : null;
        return new TrialRow(
                node.path("key").asText(),
                node.path("trial").asText(),
                node.has("answer")
                        ? new Answer(
                                node.path("answer").asText(),
                                null,
                                citations,
                                usage,
                                Duration.ofMillis(node.path("latency_ms").asLong()))
                        : null,
                node.has("error_code")
                        ? new TrialRow.Failure(
                                ErrorCode.valueOf(node.path("error_code").asText()),
                                node.path("error_message").asText())
                        : null,
                node.path("attempts").asInt(),
                node.path("finished").asText());
    }
}
