package io.holdfast.engine.experiment;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Metric;
import io.holdfast.engine.telemetry.TelemetryJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** An experiment as people and programs read it: tables, JSON, and one line for every question. The first result is the baseline. */
public final class ExperimentReport {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<Double> CURVE_AT = List.of(0.0, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5);

    private final List<ConfigurationResult> results;
    private final EngineSettings.Experiment settings;
    private final String answerer;

    public ExperimentReport(List<ConfigurationResult> results, EngineSettings.Experiment settings, String answerer) {
        this.results = List.copyOf(results);
        this.settings = settings;
        this.answerer = answerer;
    }

    private Map<ConfigurationResult, List<Criterion>> tables() {
        Acceptance acceptance = new Acceptance(results.get(0), settings);
        Map<ConfigurationResult, List<Criterion>> tables = new LinkedHashMap<>();
        results.forEach(r -> tables.put(r, acceptance.criteria(r)));
        return tables;
    }

    public String text() {
        StringBuilder s = new StringBuilder();
        ConfigurationResult base = results.get(0);
        long answerable =
                base.trials().stream().filter(t -> t.item().answerable()).count();
        s.append(line(
                "%d questions (%d answerable, %d not), answers by %s",
                base.trials().size(), answerable, base.trials().size() - answerable, answerer));
        if (answerer.equals("extractive")) {
            s.append(line("An extractive answer copies what it cites: its overlap is high by construction."));
        }
        for (var table : tables().entrySet()) {
            ConfigurationResult r = table.getKey();
            s.append(line(""))
                    .append(line(
                            "%s (config %s)%s",
                            r.name(),
                            r.hash(),
                            r.name().equals(base.name())
                                    ? ", the baseline"
                                    : ", against " + base.name() + " (config " + base.hash() + ")"));
            for (Criterion c : table.getValue()) {
                s.append(line(
                        "  %-84s %9.3f  %9.3f  %-18s %s",
                        c.name(),
                        c.value(),
                        c.baseline(),
                        c.interval(),
                        r.name().equals(base.name()) ? "" : c.verdict()));
            }
            s.append(latency(r, base));
            s.append(line("  tokens by stage: %s", rounded(r.tokensByStage())));
            s.append(line("  errors: %s", r.errors()));
        }
        s.append(curves()).append(byTag()).append(line("")).append(line("Advice: %s", advice()));
        return s.toString();
    }

    private String latency(ConfigurationResult r, ConfigurationResult base) {
        double ratio = base.latencyMillis() == 0 ? 1 : r.latencyMillis() / base.latencyMillis();
        String warning =
                ratio > settings.latencyWarning() ? "  (warning: above " + settings.latencyWarning() + "x)" : "";
        return line("  latency p50 %.0f ms, ratio %.2f%s", r.latencyMillis(), ratio, warning);
    }

    private String curves() {
        StringBuilder s = new StringBuilder(line(""))
                .append(line(
                        "Abstention curve: share of unanswerable questions declined at each share of answerable ones"));
        StringBuilder head = new StringBuilder(String.format(Locale.ROOT, "  %-12s", "answerable"));
        CURVE_AT.forEach(a -> head.append(String.format(Locale.ROOT, " %6.0f%%", 100 * a)));
        s.append(line("%s", head));
        for (ConfigurationResult r : results) {
            AbstentionCurve curve = r.curve();
            StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "  %-12s", r.name()));
            CURVE_AT.forEach(a -> row.append(String.format(Locale.ROOT, " %6.1f%%", 100 * curve.unanswerableAt(a))));
            s.append(line("%s", row));
        }
        return s.toString();
    }

    /** For sets whose questions say what they test: the scores of each kind. */
    private String byTag() {
        List<String> tags = results.get(0).trials().stream()
                .flatMap(t -> t.item().tags().stream())
                .distinct()
                .sorted()
                .toList();
        StringBuilder s = new StringBuilder();
        if (!tags.isEmpty()) {
            s.append(line("")).append(line("By kind of question: n, F1(short), share declined"));
        }
        for (String tag : tags) {
            StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "  %-14s", tag));
            for (ConfigurationResult r : results) {
                double n = r.trials().stream()
                        .filter(t -> t.item().tags().contains(tag))
                        .count();
                double f1 = r.mean(
                        t -> t.item().tags().contains(tag), t -> t.brief().f1());
                double declined = r.mean(
                        t -> t.item().tags().contains(tag), t -> t.outcome().abstained() ? 1 : 0);
                row.append(String.format(Locale.ROOT, "  %s %3.0f %.2f %.2f", r.name(), n, f1, declined));
            }
            s.append(line("%s", row));
        }
        return s.toString();
    }

    /** Which configuration to run: the first that meets every floor, the leaner one first. */
    public String advice() {
        for (String name : List.of("A", "B", "C")) {
            for (var table : tables().entrySet()) {
                boolean floors = table.getValue().stream().noneMatch(c -> Boolean.FALSE.equals(c.floor()));
                if (table.getKey().name().equals(name) && floors) {
                    return name.equals("A") ? "A suffices" : "run " + name;
                }
            }
        }
        List<String> missed = new ArrayList<>();
        tables().forEach((r, rows) -> {
            if (r.name().equals("A")) {
                rows.stream().filter(c -> Boolean.FALSE.equals(c.floor())).forEach(c -> missed.add(c.name()));
            }
        });
        boolean recall = results.stream()
                .anyMatch(r -> r.name().equals("A")
                        && r.errors().getOrDefault("retrieval_miss", 0) * 4
                                > r.trials().size());
        return (recall ? "run B" : "run C") + ": A misses " + missed;
    }

    /** One JSON object for each question and configuration. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (ConfigurationResult r : results) {
            String hash = r.hash();
            for (QuestionTrial t : r.trials()) {
                ObjectNode n = TelemetryJson.outcome(t.item().id(), r.name(), hash, t.outcome());
                n.put("title", t.item().title())
                        .put("answerable", t.item().answerable())
                        .put("short_answer", t.shortAnswer());
                n.put("f1", round(t.brief().f1())).put("em", t.brief().exact());
                n.put("f1_full", round(t.full().f1())).put("hit", t.hit());
                n.put("violations", t.violations()).put("error", t.error().id());
                lines.add(n.toString());
            }
        }
        return List.copyOf(lines);
    }

    /** The questions whose score is another than the baseline's, and each question's pair of scores. */
    private void changed(ObjectNode node, ConfigurationResult c) {
        ConfigurationResult baseline = results.get(0);
        ArrayNode better = node.putArray("better");
        ArrayNode worse = node.putArray("worse");
        ArrayNode scatter = node.putArray("f1_baseline_and_now");
        for (int i = 0; i < c.trials().size(); i++) {
            double before = baseline.trials().get(i).brief().f1();
            double now = c.trials().get(i).brief().f1();
            String id = c.trials().get(i).item().id();
            if (now != before) {
                (now > before ? better : worse).add(id);
            }
            scatter.addArray().add(id).add(round(before)).add(round(now));
        }
    }

    public String summaryJson() {
        ObjectNode n = JSON.createObjectNode();
        n.put("version", 1).put("questions", results.get(0).trials().size()).put("answerer", answerer);
        n.put("advice", advice());
        ArrayNode configurations = n.putArray("configurations");
        for (var table : tables().entrySet()) {
            ObjectNode c = configurations.addObject();
            c.put("name", table.getKey().name()).put("config", table.getKey().hash());
            ArrayNode criteria = c.putArray("criteria");
            for (Criterion row : table.getValue()) {
                ObjectNode k = criteria.addObject();
                k.put("name", row.name()).put("value", round(row.value())).put("baseline", round(row.baseline()));
                Metric.Interval interval = row.difference();
                if (interval != null) {
                    k.putArray("difference").add(round(interval.low())).add(round(interval.high()));
                }
                if (row.floor() != null) {
                    k.put("floor", row.floor());
                }
                if (row.goal() != null) {
                    k.put("goal", row.goal());
                }
            }
            ObjectNode errors = c.putObject("errors");
            table.getKey().errors().forEach(errors::put);
            changed(c.putObject("changed"), table.getKey());
            ObjectNode stages = c.putObject("tokens_by_stage");
            table.getKey().tokensByStage().forEach((stage, tokens) -> stages.put(stage, round(tokens)));
            ArrayNode curve = c.putArray("curve");
            AbstentionCurve points = table.getKey().curve();
            CURVE_AT.forEach(a -> curve.addArray().add(a).add(round(points.unanswerableAt(a))));
        }
        return n.toPrettyString();
    }

    private static Map<String, Long> rounded(Map<String, Double> values) {
        Map<String, Long> result = new LinkedHashMap<>();
        values.forEach((k, v) -> result.put(k, Math.round(v)));
        return result;
    }

    private static double round(double value) {
        return Math.round(value * 1e6) / 1e6;
    }

    private static String line(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments).stripTrailing() + "\n";
    }
}
