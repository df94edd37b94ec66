package io.holdfast.app.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.html.ExtraSection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The answer engine's experiment as a section of the report, from the summary that {@code rag experiment --out} wrote. */
final class EngineSection {
    private EngineSection() {}

    static ExtraSection of(Path folder) {
        Path file = folder.resolve("summary.json");
        try {
            return of(Json.read(Files.readString(file)));
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "cannot read " + file + ": " + e.getMessage() + "; make it: holdfast rag experiment --out "
                            + folder,
                    e);
        }
    }

    private static ExtraSection of(JsonNode summary) {
        List<JsonNode> configurations = new ArrayList<>();
        summary.path("configurations").forEach(configurations::add);
        List<String> heads = new ArrayList<>(List.of("Criterion"));
        configurations.forEach(c -> heads.add("#" + c.path("name").asText()));
        List<List<String>> rows = new ArrayList<>();
        int criteria = configurations.isEmpty()
                ? 0
                : configurations.get(0).path("criteria").size();
        for (int i = 0; i < criteria; i++) {
            List<String> row = new ArrayList<>();
            row.add(configurations.get(0).path("criteria").path(i).path("name").asText());
            for (JsonNode c : configurations) {
                row.add(cell(c.path("criteria").path(i)));
            }
            rows.add(row);
        }
        List<String> notes = new ArrayList<>();
        notes.add("Advice: " + summary.path("advice").asText() + ".");
        for (JsonNode c : configurations) {
            List<String> errors = new ArrayList<>();
            c.path("errors").properties().forEach(e -> {
                if (e.getValue().asInt() > 0) {
                    errors.add(e.getKey().replace('_', ' ') + " " + e.getValue().asInt());
                }
            });
            notes.add(c.path("name").asText() + ", config " + c.path("config").asText() + ": errors: "
                    + (errors.isEmpty() ? "none" : String.join(", ", errors)) + ".");
        }
        return new ExtraSection(
                "engine",
                "Answer engine",
                summary.path("questions").asInt() + " questions, answers by "
                        + summary.path("answerer").asText()
                        + "; the first configuration is the baseline. In brackets the"
                        + " 95 % interval of the paired difference from it. An extractive answer copies what it cites: its"
                        + " overlap is high by construction.",
                heads,
                rows,
                notes);
    }

    private static String cell(JsonNode criterion) {
        double value = criterion.path("value").asDouble();
        StringBuilder s = new StringBuilder(String.format(Locale.ROOT, Math.abs(value) < 100 ? "%.3f" : "%.0f", value));
        JsonNode difference = criterion.path("difference");
        if (difference.size() == 2
                && (difference.get(0).asDouble() != 0 || difference.get(1).asDouble() != 0)) {
            s.append(String.format(
                    Locale.ROOT,
                    " [%+.3f, %+.3f]",
                    difference.get(0).asDouble(),
                    difference.get(1).asDouble()));
        }
        if (criterion.has("floor")) {
            s.append(criterion.path("floor").asBoolean() ? " floor met" : " floor missed");
        }
        if (criterion.has("goal")) {
            s.append(criterion.path("goal").asBoolean() ? ", goal met" : ", goal missed");
        }
        return s.toString();
    }
}
