package io.holdfast.lab.compare;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.result.RunResult;
import java.util.ArrayList;
import java.util.List;

/**
 * Something besides the system under test in which two runs differ.
 *
 * @param fatal whether their numbers do not mean the same thing, so that a gate must not trust them
 */
public record Difference(String what, String base, String candidate, boolean fatal) {
    static List<Difference> between(RunResult base, RunResult candidate) {
        List<Difference> differences = new ArrayList<>();
        add(differences, "data set", "/dataset/hash", base, candidate, true);
        add(differences, "configuration", "/config_hash", base, candidate, true);
        add(differences, "embedder", "/embedder", base, candidate, true);
        add(differences, "seed", "/seed", base, candidate, false);
        add(differences, "dimensions", "/dimensions", base, candidate, false);
        add(differences, "Holdfast version", "/holdfast", base, candidate, false);
        return differences;
    }

    private static void add(
            List<Difference> differences,
            String what,
            String pointer,
            RunResult base,
            RunResult candidate,
            boolean fatal) {
        JsonNode before = base.summary().at(pointer);
        JsonNode after = candidate.summary().at(pointer);
        if (!before.equals(after)) {
            differences.add(new Difference(what, text(before), text(after), fatal));
        }
    }

    private static String text(JsonNode node) {
        String text = node.isValueNode() ? node.asText() : node.toString();
        return text.matches("[0-9a-f]{40,}") ? text.substring(0, 12) : text.isEmpty() ? "none" : text;
    }

    public String sentence() {
        return what + " differs: " + base + " → " + candidate;
    }
}
