package io.holdfast.lab.compare;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.compare.DimensionComparison.Change;
import io.holdfast.lab.compare.DimensionComparison.Passes;
import io.holdfast.lab.compare.DimensionComparison.Scores;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.RunResult;
import java.util.Locale;

/** A comparison as machines read it. */
public final class ComparisonJson {
    private ComparisonJson() {}

    public static ObjectNode of(Comparison comparison) {
        ObjectNode json = Json.object().put("format", "holdfast-comparison/1");
        run(json.putObject("base"), comparison.base());
        run(json.putObject("candidate"), comparison.candidate());
        json.put("regression", comparison.regression());
        ArrayNode differences = json.putArray("differences");
        for (Difference difference : comparison.differences()) {
            differences
                    .addObject()
                    .put("what", difference.what())
                    .put("base", difference.base())
                    .put("candidate", difference.candidate())
                    .put("fatal", difference.fatal());
        }
        ArrayNode dimensions = json.putArray("dimensions");
        for (DimensionComparison dimension : comparison.dimensions()) {
            dimension(dimensions.addObject(), dimension);
        }
        ArrayNode worse = json.putArray("worse");
        for (Worsening worsening : comparison.worse()) {
            worse.addObject()
                    .put("dimension", worsening.dimension())
                    .put("case", worsening.caseId())
                    .put("how", worsening.how());
        }
        ArrayNode claims = json.putArray("claims");
        for (ClaimChange change : comparison.claims()) {
            claims.addObject()
                    .put("case", change.caseId())
                    .put("change", change.kind().name().toLowerCase(Locale.ROOT))
                    .put("text", change.text())
                    .put("why", change.why());
        }
        return json;
    }

    private static void run(ObjectNode node, RunResult run) {
        node.put("run", run.name()).put("model", run.model());
    }

    private static void dimension(ObjectNode node, DimensionComparison dimension) {
        node.put("dimension", dimension.dimension())
                .put("lost", dimension.lost())
                .put("gained", dimension.gained());
        Scores scores = dimension.scores();
        if (scores != null) {
            ObjectNode s = node.putObject("scores")
                    .put("n", scores.n())
                    .put("base", Json.round(scores.base()))
                    .put("candidate", Json.round(scores.candidate()))
                    .put("difference", Json.round(scores.difference()));
            s.putObject("interval")
                    .put("low", Json.round(scores.interval().low()))
                    .put("high", Json.round(scores.interval().high()));
            s.put("p", Json.round(scores.p())).put("p_adjusted", Json.round(scores.adjusted()));
            scores.detectable().ifPresent(d -> s.put("detectable", Json.round(d)));
            s.put("change", id(scores.change()));
        }
        Passes passes = dimension.passes();
        node.putObject("passes")
                .put("n", passes.n())
                .put("base", passes.basePassed())
                .put("candidate", passes.candidatePassed())
                .put("broken", passes.broken())
                .put("fixed", passes.fixed())
                .put("p", Json.round(passes.p()))
                .put("p_adjusted", Json.round(passes.adjusted()))
                .put("change", id(passes.change()));
    }

    private static String id(Change change) {
        return change.name().toLowerCase(Locale.ROOT);
    }
}
