package io.holdfast.engine.experiment;

import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** Switches one mechanism off at a time and counts the answers that change: a mechanism that changes none needs an explanation. */
public final class MechanismAblation {
    private static final Map<String, Map<String, String>> OFF = mechanisms();

    private MechanismAblation() {}

    /**
     * @param configuration the configuration it was switched off in
     * @param activations how often the mechanism did something in the full configuration
     * @param changed answers that differ without it
     */
    public record Row(
            String mechanism,
            String configuration,
            int activations,
            int changed,
            double f1Change,
            double tokensChange,
            String explanation) {}

    private static Map<String, Map<String, String>> mechanisms() {
        Map<String, Map<String, String>> off = new LinkedHashMap<>();
        off.put("anchors", Map.of("anchors.enabled", "false"));
        off.put("prune", Map.of("retrieval.prune_below", "0"));
        off.put("bonus", Map.of("retrieval.anchor_bonus", "0"));
        off.put("hops", Map.of("retrieval.hops", "false"));
        off.put("mmr", Map.of("selection.diversity", "0"));
        off.put(
                "caps",
                Map.of(
                        "selection.per_domain",
                        "1000",
                        "selection.per_domain_complex",
                        "1000",
                        "selection.per_document_list",
                        "1000"));
        off.put("reserve", Map.of("selection.reserve", "0"));
        off.put("list_boost", Map.of("selection.list_boost", "0"));
        off.put("keep_above", Map.of("selection.keep_above", "0"));
        off.put("rerank", Map.of("selection.rerank", "false"));
        off.put("bridges", Map.of("retrieval.bridges", "false"));
        off.put("hyde", Map.of("retrieval.hyde", "false"));
        off.put("one_shot", Map.of("gate.one_shot", "false"));
        off.put("second_round", Map.of("gate.rounds", "1"));
        off.put("reflect", Map.of("gate.reflect", "false"));
        off.put("judge", Map.of("gate.judge", "off"));
        off.put("verify", Map.of("confidence.combined", "false"));
        off.put("gate", Map.of("gate.enabled", "false"));
        return off;
    }

    /**
     * Each mechanism, switched off in the first of the configurations that uses it; where that changes no answer, in the
     * next, and if it changes none anywhere, the first one is shown.
     *
     * @param names which mechanisms; all of them where one is {@code all}
     * @param run runs a configuration by name and settings
     */
    public static List<Row> of(
            List<String> names,
            List<ConfigurationResult> results,
            BiFunction<String, EngineSettings, ConfigurationResult> run) {
        List<Row> rows = new ArrayList<>();
        chosen(names).forEach((mechanism, changes) -> {
            Row row = null;
            for (ConfigurationResult full : results) {
                EngineSettings without = EngineProfiles.with(full.settings(), changes, "--ablate " + mechanism);
                if (!without.equals(full.settings()) && (row == null || row.changed() == 0)) {
                    Row next = compare(mechanism, full, run.apply(full.name() + "-" + mechanism, without));
                    row = row == null || next.changed() > 0 ? next : row;
                }
            }
            rows.add(row == null ? new Row(mechanism, "-", 0, 0, 0, 0, "off in every configuration") : row);
        });
        return List.copyOf(rows);
    }

    private static Map<String, Map<String, String>> chosen(List<String> names) {
        Map<String, Map<String, String>> chosen = new LinkedHashMap<>(OFF);
        if (!names.contains("all")) {
            for (String name : names) {
                if (!OFF.containsKey(name)) {
                    throw new HoldfastException(
                            ErrorCode.BAD_INPUT, "--ablate " + name + ": no such mechanism; known: " + OFF.keySet());
                }
            }
            chosen.keySet().retainAll(names);
        }
        return chosen;
    }

    private static Row compare(String mechanism, ConfigurationResult full, ConfigurationResult without) {
        int activations = full.trials().stream()
                .mapToInt(t -> t.outcome().activations(mechanism))
                .sum();
        int changed = 0;
        double f1 = 0;
        double tokens = 0;
        int n = full.trials().size();
        for (int i = 0; i < n; i++) {
            QuestionTrial with = full.trials().get(i);
            QuestionTrial then = without.trials().get(i);
            changed += with.outcome().shown().equals(then.outcome().shown()) ? 0 : 1;
            f1 += (with.brief().f1() - then.brief().f1()) / n;
            tokens += (double) (with.outcome().tokens() - then.outcome().tokens()) / n;
        }
        String why = "";
        if (activations == 0 && changed == 0) {
            why = "nothing in these questions or documents calls for it";
        } else if (changed == 0) {
            why = "it acted, but the same sentences won without it";
        }
        return new Row(mechanism, full.name(), activations, changed, f1, tokens, why);
    }
}
