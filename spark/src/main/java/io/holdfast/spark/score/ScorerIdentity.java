package io.holdfast.spark.score;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigJson;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All that a result depends on beside its record, by name: the version of Holdfast, whether models are used, and every
 * setting but those that only say how work is done. A section added later counts until someone lists it here.
 */
public final class ScorerIdentity {
    private static final List<String> WITHOUT_EFFECT = List.of(
            "inference",
            "clients",
            "pipeline",
            "dataset",
            "experiment",
            "engine",
            "comparison",
            "judge",
            "scale",
            "serve");
    private static final int DIGITS = 12;

    private final SortedMap<String, String> values = new TreeMap<>();

    private ScorerIdentity() {}

    static ScorerIdentity of(String version, boolean models, Config config) {
        ScorerIdentity identity = new ScorerIdentity();
        identity.values.put("version", version);
        identity.values.put("models in use", Boolean.toString(models));
        ObjectNode tree = ConfigJson.tree(config);
        tree.remove(WITHOUT_EFFECT);
        identity.flatten("", tree);
        return identity;
    }

    private void flatten(String prefix, ObjectNode section) {
        for (Map.Entry<String, JsonNode> entry : section.properties()) {
            if (entry.getValue() instanceof ObjectNode inner && !inner.isEmpty()) {
                flatten(prefix + entry.getKey() + ".", inner);
            } else {
                values.put(prefix + entry.getKey(), entry.getValue().toString());
            }
        }
    }

    /** Short name: equal identities have equal ones. */
    public String id() {
        return Hash.of(values.toString()).substring(0, DIGITS);
    }

    /** What is different in another, as {@code name: ours, now theirs}. */
    public List<String> changesTo(ScorerIdentity other) {
        TreeSet<String> names = new TreeSet<>(values.keySet());
        names.addAll(other.values.keySet());
        List<String> changes = new ArrayList<>();
        for (String name : names) {
            String before = values.getOrDefault(name, "not set");
            String after = other.values.getOrDefault(name, "not set");
            if (!before.equals(after)) {
                changes.add(name + ": " + before + ", now " + after);
            }
        }
        return changes;
    }

    public ObjectNode json() {
        ObjectNode node = Json.object();
        values.forEach(node::put);
        return node;
    }

    public static ScorerIdentity read(JsonNode node) {
        ScorerIdentity identity = new ScorerIdentity();
        node.properties()
                .forEach(entry ->
                        identity.values.put(entry.getKey(), entry.getValue().asText()));
        return identity;
    }
}
