package io.holdfast.lab.history;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one build came to: the file of {@code check --history} (docs/guide/feedback.md). It holds no time and no path, so that
 * the same answers give the same bytes.
 *
 * @param name of the build, as the user calls it, or its number
 * @param answers what was checked: a file's name
 * @param setup version, configuration and models: where it differs, verdicts may differ for that reason
 * @param total all answers, those that could not be read among them
 * @param passed answers that are grounded or rightly declined
 * @param failing ids of the other answers, by what they came to
 */
public record Build(
        String name, String answers, Setup setup, int total, int passed, Map<Standing, List<String>> failing) {
    static final String FORMAT = "holdfast-history/1";

    /** What decides about verdicts beside the answers. */
    public record Setup(String version, String config, List<String> models) {
        public Setup {
            models = List.copyOf(models);
        }
    }

    public Build {
        if (total <= 0 || passed < 0 || passed > total) {
            throw new IllegalArgumentException(passed + " of " + total + " answers");
        }
        Map<Standing, List<String>> copy = new LinkedHashMap<>();
        for (Standing standing : Standing.values()) {
            if (failing.containsKey(standing)) {
                copy.put(standing, List.copyOf(failing.getOrDefault(standing, List.of())));
            }
        }
        failing = Collections.unmodifiableMap(copy);
    }

    /** @param lines of {@code check} */
    public static Build of(String name, String answers, Setup setup, Iterable<? extends JsonNode> lines, Tally tally) {
        Map<Standing, List<String>> failing = new LinkedHashMap<>();
        for (JsonNode line : lines) {
            Standing standing = Standing.of(line);
            if (!standing.passes()) {
                failing.computeIfAbsent(standing, s -> new ArrayList<>())
                        .add(line.path("id").asText());
            }
        }
        return new Build(name, answers, setup, tally.total(), tally.passed(), failing);
    }

    int count(Standing standing) {
        return failing.getOrDefault(standing, List.of()).size();
    }

    double share() {
        return (double) passed / total;
    }

    List<String> failingIds() {
        return failing.values().stream().flatMap(List::stream).toList();
    }

    public ObjectNode json() {
        ObjectNode json = Json.object().put("format", FORMAT).put("build", name).put("answers", answers);
        json.put("holdfast", setup.version()).put("config_hash", setup.config());
        setup.models().forEach(json.putArray("models")::add);
        json.put("total", total).put("passed", passed);
        ObjectNode ids = json.putObject("failing");
        failing.forEach((standing, some) -> {
            ArrayNode array = ids.putArray(standing.id());
            some.forEach(array::add);
        });
        return json;
    }

    /** @throws IllegalArgumentException where it is no such file */
    static Build of(JsonNode json) {
        if (!json.path("format").asText().equals(FORMAT)) {
            throw new IllegalArgumentException("format is " + json.path("format") + ", not \"" + FORMAT + "\"");
        }
        List<String> models = new ArrayList<>();
        json.path("models").forEach(model -> models.add(model.asText()));
        Map<Standing, List<String>> failing = new LinkedHashMap<>();
        for (Standing standing : Standing.values()) {
            json.path("failing")
                    .path(standing.id())
                    .forEach(id -> failing.computeIfAbsent(standing, s -> new ArrayList<>())
                            .add(id.asText()));
        }
        return new Build(
                json.path("build").asText(),
                json.path("answers").asText(),
                new Setup(
                        json.path("holdfast").asText(), json.path("config_hash").asText(), models),
                json.path("total").asInt(),
                json.path("passed").asInt(),
                failing);
    }
}
