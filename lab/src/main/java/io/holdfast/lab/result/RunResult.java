package io.holdfast.lab.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.RunDirectory;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A run read back from its directory (docs/formats.md).
 *
 * @param name run id, or the name of the directory where the sidecar is missing
 * @param queries by trial; only those of the full condition keep their contexts
 * @param sidecar times and latencies; empty where the file is missing
 */
public record RunResult(
        String name,
        ObjectNode summary,
        List<ObjectNode> findings,
        Map<String, ObjectNode> queries,
        ObjectNode sidecar) {
    private static final String FORMAT = "holdfast-run/1";

    public RunResult {
        findings = List.copyOf(findings);
    }

    public static RunResult load(Path directory) {
        ObjectNode summary = whole(directory.resolve(RunDirectory.SUMMARY));
        String format = summary.path("format").asText();
        if (!format.equals(FORMAT)) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    directory.resolve(RunDirectory.SUMMARY) + " has format \"" + format + "\"; this version reads "
                            + FORMAT);
        }
        Path file = directory.resolve(RunDirectory.SIDECAR);
        ObjectNode sidecar = Files.exists(file) ? whole(file) : Json.object();
        Path folder = directory.toAbsolutePath().normalize().getFileName();
        String name = sidecar.path("run").asText(folder == null ? "run" : folder.toString());
        Map<String, ObjectNode> queries = new LinkedHashMap<>();
        for (ObjectNode query : lines(directory.resolve(RunDirectory.QUERIES), true)) {
            queries.put(query.path("trial").asText(), query);
        }
        return new RunResult(name, summary, lines(directory.resolve(RunDirectory.FINDINGS), false), queries, sidecar);
    }

    private static ObjectNode whole(Path file) {
        try {
            return object(Files.readString(file), file, 1);
        } catch (IOException e) {
            throw missing(file, e);
        }
    }

    private static List<ObjectNode> lines(Path file, boolean dropContexts) {
        List<ObjectNode> lines = new ArrayList<>();
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (!line.isBlank()) {
                    ObjectNode node = object(line, file, number);
                    if (dropContexts && !node.path("condition").asText().equals("full")) {
                        node.remove("contexts");
                    }
                    lines.add(node);
                }
            }
        } catch (IOException e) {
            throw missing(file, e);
        }
        return lines;
    }

    private static ObjectNode object(String text, Path file, int line) {
        try {
            if (Json.read(text) instanceof ObjectNode object) {
                return object;
            }
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, file + " line " + line + " is not JSON; run the experiment again", e);
        }
        throw new HoldfastException(ErrorCode.BAD_INPUT, file + " line " + line + " is not a JSON object");
    }

    private static HoldfastException missing(Path file, IOException e) {
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                "cannot read " + file + "; a run directory holds " + RunDirectory.QUERIES + ", " + RunDirectory.FINDINGS
                        + " and " + RunDirectory.SUMMARY + ", as written by holdfast run",
                e);
    }

    public String model() {
        return summary.path("model").asText("unknown model");
    }

    /** The dimensions of the run, in its order. */
    public List<String> dimensions() {
        List<String> names = new ArrayList<>();
        summary.path("dimensions").forEach(d -> names.add(d.asText()));
        return names;
    }

    public List<ObjectNode> findings(String dimension) {
        return findings.stream()
                .filter(f -> f.path("dimension").asText().equals(dimension))
                .toList();
    }

    /** One of the summary's metrics by name. */
    public Optional<JsonNode> metric(String metric) {
        for (JsonNode node : summary.path("metrics")) {
            if (node.path("name").asText().equals(metric)) {
                return Optional.of(node);
            }
        }
        return Optional.empty();
    }

    /** The findings of each case by dimension, in the order of the file. */
    public Map<String, Map<String, ObjectNode>> cases() {
        Map<String, Map<String, ObjectNode>> cases = new LinkedHashMap<>();
        for (ObjectNode finding : findings) {
            cases.computeIfAbsent(finding.path("case").asText(), k -> new LinkedHashMap<>())
                    .put(finding.path("dimension").asText(), finding);
        }
        return cases;
    }

    /** Whether the answers were recorded beforehand: reading one from a file takes no time that means anything. */
    public boolean recorded() {
        return summary.path("recorded").asBoolean() || !named() || model().startsWith("scripted:");
    }

    /** Whether it is known which model answered; {@code recorded} is what the service calls answers of the cases. */
    public boolean named() {
        return !model().equals("recorded")
                && !(summary.path("recorded").asBoolean()
                        && model().equals(summary.at("/dataset/name").asText()));
    }

    /**
     * Latencies in milliseconds of the answered trials of the full condition, by case; empty without a sidecar and for
     * recorded answers.
     */
    public Map<String, Double> latencies() {
        Map<String, Double> latencies = new LinkedHashMap<>();
        if (recorded()) {
            return latencies;
        }
        for (ObjectNode query : queries.values()) {
            JsonNode latency = sidecar.path("latency").path(query.path("trial").asText());
            if (query.path("condition").asText().equals("full")
                    && query.path("status").asText().equals("answered")
                    && latency.isNumber()) {
                latencies.put(query.path("case").asText(), latency.asDouble());
            }
        }
        return latencies;
    }
}
