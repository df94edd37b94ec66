package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Unsupported claims as SARIF 2.1.0. Where the file and line of a case are known, results point there. Else answers and
 * documents are artifacts with their text embedded, so that a viewer can show the region: a claim's in the answer, its
 * evidence's in the document. Columns count UTF-16 units.
 */
public final class Sarif {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private Sarif() {}

    /**
     * Where a case was recorded.
     *
     * @param file as a path from where the build runs
     * @param line counted from 1
     */
    public record Place(String file, long line) {}

    public static String of(List<ModelStats> models, String version) {
        return of(models, version, Map.of());
    }

    /** @param recorded where the cases were read, by their ids */
    public static String of(List<ModelStats> models, String version, Map<String, Place> recorded) {
        ObjectNode log = Json.object().put("$schema", SCHEMA).put("version", "2.1.0");
        ArrayNode runs = log.putArray("runs");
        models.forEach(model -> runs.add(new Run(model, version, recorded).json()));
        return Json.pretty(log) + "\n";
    }

    /** One run of ours is one run of SARIF. */
    private static final class Run {
        private final ModelStats model;
        private final String version;
        private final Map<String, Place> recorded;
        private final Map<String, Integer> places = new LinkedHashMap<>();
        private final ArrayNode artifacts = Json.array();
        private final ArrayNode results = Json.array();
        private final Map<String, String> rules = new TreeMap<>();

        Run(ModelStats model, String version, Map<String, Place> recorded) {
            this.model = model;
            this.version = version;
            this.recorded = recorded;
        }

        ObjectNode json() {
            for (ObjectNode finding : model.run().findings("faithfulness")) {
                for (JsonNode claim : finding.path("claims")) {
                    if (!claim.path("verdict").asText().equals("supported")) {
                        result(finding, claim);
                    }
                }
                for (JsonNode fault : CitationFaults.of(finding.path("citations"))) {
                    result(finding, fault);
                }
            }
            ObjectNode run = Json.object();
            ObjectNode driver = run.putObject("tool").putObject("driver");
            driver.put("name", "Holdfast").put("version", version);
            ArrayNode declared = driver.putArray("rules");
            rules.forEach((id, verdict) -> declared.add(SarifRule.of(id, verdict)));
            run.put("columnKind", "utf16CodeUnits");
            run.putObject("automationDetails").put("id", "holdfast/" + model.label() + "/");
            run.set("artifacts", artifacts);
            run.set("results", results);
            return run;
        }

        private void result(ObjectNode finding, JsonNode claim) {
            String id = finding.path("case").asText();
            String answer = finding.path("answer").asText();
            String rule = claim.path("rule").asText();
            String verdict = claim.path("verdict").asText();
            rules.putIfAbsent(rule, verdict);
            ObjectNode result = results.addObject().put("ruleId", rule).put("level", level(verdict));
            result.set(
                    "message",
                    text(claim.path("text").asText() + " — " + Words.spoken(verdict) + ": " + Failure.why(claim)));
            ObjectNode location = result.putArray("locations").addObject();
            Place place = recorded.get(id);
            location.set(
                    "physicalLocation",
                    place == null ? physical("answers/" + id + ".txt", answer, claim) : physical(place, answer, claim));
            location.putArray("logicalLocations").addObject().put("name", id).put("kind", "member");
            if (place == null) {
                related(result, id, claim);
            }
            result.putObject("partialFingerprints")
                    .put(
                            "holdfast/v1",
                            Hash.of(id, claim.path("text").asText(), rule).substring(0, 16));
        }

        private void related(ObjectNode result, String id, JsonNode claim) {
            ArrayNode related = Json.array();
            for (JsonNode evidence : claim.path("evidence")) {
                String document = evidence.path("document").asText();
                String source = document(id, document);
                if (source != null) {
                    ObjectNode place = related.addObject().put("id", related.size());
                    place.set(
                            "physicalLocation",
                            physical("documents/" + id + "/" + document + ".txt", source, evidence));
                    place.set("message", text("closest passage"));
                }
            }
            if (!related.isEmpty()) {
                result.set("relatedLocations", related);
            }
        }

        private ObjectNode physical(Place place, String answer, JsonNode span) {
            ObjectNode physical = Json.object();
            physical.putObject("artifactLocation").put("uri", encoded(place.file()));
            ObjectNode region = physical.putObject("region").put("startLine", place.line());
            region.set(
                    "snippet",
                    text(answer.substring(
                            span.path("start").asInt(), span.path("end").asInt())));
            return physical;
        }

        private static String level(String verdict) {
            return verdict.equals("contradicted")
                    ? "error"
                    : verdict.equals(CitationFaults.UNCITED) ? "note" : "warning";
        }

        private @Nullable String document(String id, String document) {
            ObjectNode query = model.run().queries().get(id);
            if (query != null) {
                for (JsonNode context : query.path("contexts")) {
                    if (context.path("id").asText().equals(document)) {
                        return context.path("text").asText();
                    }
                }
            }
            return null;
        }

        private ObjectNode physical(String path, String source, JsonNode span) {
            String uri = encoded(path);
            Integer known = places.get(uri);
            int index = known == null ? places.size() : known;
            if (known == null) {
                places.put(uri, index);
                ObjectNode artifact = artifacts.addObject();
                artifact.putObject("location").put("uri", uri).put("index", index);
                artifact.put("length", source.getBytes(StandardCharsets.UTF_8).length);
                artifact.set("contents", text(source));
            }
            ObjectNode physical = Json.object();
            physical.putObject("artifactLocation").put("uri", uri).put("index", index);
            physical.set(
                    "region",
                    region(source, span.path("start").asInt(), span.path("end").asInt()));
            return physical;
        }
    }

    /** Lines and columns count from 1; the end column is the one after the last character. */
    static ObjectNode region(String source, int start, int end) {
        int[] from = place(source, start);
        int[] to = place(source, end);
        ObjectNode region = Json.object()
                .put("startLine", from[0])
                .put("startColumn", from[1])
                .put("endLine", to[0])
                .put("endColumn", to[1])
                .put("charOffset", start)
                .put("charLength", end - start);
        region.set("snippet", text(source.substring(start, end)));
        return region;
    }

    private static int[] place(String source, int offset) {
        int line = 1;
        int begin = 0;
        for (int i = 0; i < offset; i++) {
            char c = source.charAt(i);
            boolean crlf = c == '\r' && i + 1 < source.length() && source.charAt(i + 1) == '\n';
            if (c == '\n' || (c == '\r' && !crlf)) {
                line++;
                begin = i + 1;
            }
        }
        return new int[] {line, offset - begin + 1};
    }

    /** A relative URI; whatever a case is called, it stays one. */
    private static String encoded(String path) {
        StringBuilder out = new StringBuilder();
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || "-_.~/".indexOf(c) >= 0);
            out.append(plain ? String.valueOf(c) : String.format("%%%02X", (int) c));
        }
        return out.toString().replace("..", "%2E%2E");
    }

    private static ObjectNode text(String text) {
        return Json.object().put("text", text);
    }
}
