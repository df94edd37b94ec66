package io.holdfast.lab.cite;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.cite.CheckedMark;
import io.holdfast.core.config.section.ExperimentSettings;
import io.holdfast.core.model.Metric.Interval;
import io.holdfast.core.stats.Bootstrap;
import io.holdfast.core.stats.Bootstrap.Observation;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The citations of a whole file: means over its answers with intervals, and how many marks became what. */
public final class CitationTally {
    private final Bootstrap bootstrap;
    private final List<Observation> precision = new ArrayList<>();
    private final List<Observation> recall = new ArrayList<>();
    private final List<Observation> f1 = new ArrayList<>();
    private final Map<CheckedMark.Status, Integer> marks = new EnumMap<>(CheckedMark.Status.class);
    private int claims;
    private int uncited;
    private int unmeasured;

    public CitationTally(ExperimentSettings settings) {
        this.bootstrap = new Bootstrap(settings.bootstrapSamples(), settings.intervalLevel(), settings.seed());
    }

    /**
     * @param citations of one answer, as {@link CitationJson} writes them
     * @param documents what tells its documents from others: answers over the same ones are resampled together
     */
    public void add(JsonNode citations, String documents) {
        if (!citations.path("outcome").asText().equals("scored")) {
            unmeasured++;
            return;
        }
        if (citations.path("precision").isNumber()) {
            precision.add(new Observation(citations.path("precision").asDouble(), documents));
        }
        recall.add(new Observation(citations.path("recall").asDouble(), documents));
        f1.add(new Observation(citations.path("f1").asDouble(), documents));
        for (JsonNode mark : citations.path("markers")) {
            String status = mark.path("status").asText().toUpperCase(Locale.ROOT);
            marks.merge(CheckedMark.Status.valueOf(status), 1, Integer::sum);
        }
        for (JsonNode claim : citations.path("claims")) {
            claims++;
            uncited += claim.path("cited").asBoolean() ? 0 : 1;
        }
    }

    /** The numbers with their denominators. */
    public ObjectNode json() {
        ObjectNode node = Json.object().put("answers", f1.size()).put("unmeasured", unmeasured);
        put(node, "precision", precision);
        put(node, "recall", recall);
        put(node, "f1", f1);
        ObjectNode counts = node.putObject("markers").put("total", total());
        for (CheckedMark.Status status : CheckedMark.Status.values()) {
            counts.put(status.id(), marks.getOrDefault(status, 0));
        }
        node.putObject("claims").put("total", claims).put("uncited", uncited);
        return node;
    }

    /** One sentence for people. */
    public String sentence() {
        if (f1.isEmpty()) {
            return "citations: no answer states something that could be cited";
        }
        StringBuilder text = new StringBuilder("citations: ")
                .append(marks.getOrDefault(CheckedMark.Status.RIGHT, 0))
                .append(" of ")
                .append(total())
                .append(total() == 1 ? " marker is right" : " markers are right");
        List<String> others = new ArrayList<>();
        count(others, CheckedMark.Status.WRONG_DOCUMENT, "names the wrong document", "name the wrong document");
        count(
                others,
                CheckedMark.Status.UNSUPPORTED,
                "is on a claim no document supports",
                "are on claims no document supports");
        count(others, CheckedMark.Status.UNSURE, "is unsure", "are unsure");
        count(others, CheckedMark.Status.UNRESOLVABLE, "names no given document", "name no given document");
        if (!others.isEmpty()) {
            text.append(" (").append(String.join(", ", others)).append(')');
        }
        text.append("; ")
                .append(uncited)
                .append(" of ")
                .append(claims)
                .append(claims == 1 ? " claim has" : " claims have")
                .append(" no citation; precision ");
        text.append(words(precision)).append(", recall ").append(words(recall));
        return text.append(", F1 ").append(words(f1)).toString();
    }

    private int total() {
        return marks.values().stream().mapToInt(Integer::intValue).sum();
    }

    private void count(List<String> others, CheckedMark.Status status, String one, String several) {
        int n = marks.getOrDefault(status, 0);
        if (n > 0) {
            others.add(n + " " + (n == 1 ? one : several));
        }
    }

    private String words(List<Observation> values) {
        if (values.isEmpty()) {
            return "–";
        }
        Interval interval = bootstrap.intervalOfShares(values);
        return String.format(Locale.ROOT, "%.2f [%.2f, %.2f]", mean(values), interval.low(), interval.high());
    }

    private void put(ObjectNode node, String name, List<Observation> values) {
        ObjectNode metric = node.putObject(name).put("n", values.size());
        if (!values.isEmpty()) {
            Interval interval = bootstrap.intervalOfShares(values);
            metric.put("mean", Json.round(mean(values)));
            metric.putArray("interval").add(Json.round(interval.low())).add(Json.round(interval.high()));
        }
    }

    private static double mean(List<Observation> values) {
        return values.stream().mapToDouble(Observation::value).sum() / values.size();
    }
}
