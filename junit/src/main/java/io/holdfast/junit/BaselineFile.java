package io.holdfast.junit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The content of a baseline file: what it was measured with, and an entry a case. Written as JSON, one case a line in
 * the order of the ids, so that a diff shows what changed and nothing else.
 *
 * @param config hash of the settings that scores depend on
 * @param models names with hashes
 */
record BaselineFile(String config, List<String> models, SortedMap<String, BaselineEntry> cases) {
    private static final String FORMAT = "holdfast-baseline/1";
    private static final int HASH_DIGITS = 12;

    BaselineFile {
        models = List.copyOf(models);
        cases = Collections.unmodifiableSortedMap(new TreeMap<>(cases));
    }

    /** A short name of the settings that a faithfulness score depends on; the others may change freely. */
    private static String measure(Config config) {
        Map<String, Object> settings = Map.of(
                "thresholds", config.thresholds(),
                "diagnosis", config.diagnosis(),
                "trace", config.trace(),
                "grounding", config.grounding(),
                "risk", config.risk(),
                "quantity_tolerance", config.quantityTolerance(),
                "technical_term_groups", config.technicalTermGroups());
        return Hash.of(Json.line(Json.tree(settings))).substring(0, HASH_DIGITS);
    }

    static BaselineFile of(Collection<GroundedCase> results) {
        AnswerScorer scorer = results.iterator().next().scorer();
        SortedMap<String, BaselineEntry> cases = new TreeMap<>();
        results.forEach(result -> cases.put(result.id(), BaselineEntry.of(result.finding())));
        return new BaselineFile(measure(scorer.config()), scorer.modelIds(), cases);
    }

    static BaselineFile read(Path file) {
        try {
            JsonNode json = Json.read(Files.readString(file));
            String format = json.path("format").asText();
            if (!format.equals(FORMAT)) {
                throw unreadable(
                        file, "its format is '" + format + "', this version of Holdfast reads " + FORMAT, null);
            }
            SortedMap<String, BaselineEntry> cases = new TreeMap<>();
            for (Map.Entry<String, JsonNode> entry : json.path("cases").properties()) {
                cases.put(entry.getKey(), BaselineEntry.read(entry.getValue()));
            }
            List<String> models = new ArrayList<>();
            json.path("models").forEach(model -> models.add(model.asText()));
            return new BaselineFile(json.path("config").asText(), models, cases);
        } catch (JsonProcessingException e) {
            throw unreadable(file, "it is not JSON: " + e.getOriginalMessage(), e);
        } catch (IllegalArgumentException e) {
            throw unreadable(file, String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw unreadable(file, e.toString(), e);
        }
    }

    private static HoldfastException unreadable(Path file, String why, @Nullable Throwable cause) {
        return new HoldfastException(
                ErrorCode.BAD_INPUT,
                "the baseline " + file + " cannot be read: " + why + "; restore it, or write it anew with -D"
                        + Baseline.UPDATE_PROPERTY + "=true",
                cause);
    }

    void write(Path file) {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        try {
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Path whole = target.resolveSibling(target.getFileName() + ".new");
            Files.writeString(whole, text());
            Files.move(whole, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot write the baseline " + target + ": " + e, e);
        }
    }

    String text() {
        StringJoiner lines = new StringJoiner(",\n", "{\n", "\n  }\n}\n");
        lines.add("  \"format\": " + quoted(FORMAT));
        lines.add("  \"config\": " + quoted(config));
        lines.add("  \"models\": " + Json.line(Json.tree(models)));
        StringJoiner entries = new StringJoiner(",\n");
        cases.forEach((id, entry) -> entries.add("    " + quoted(id) + ": " + Json.line(entry.json())));
        return lines.add("  \"cases\": {\n" + entries).toString();
    }

    private static String quoted(String text) {
        return Json.line(Json.tree(text));
    }
}
