package io.holdfast.lab.calibrate;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.stats.Calibration;
import io.holdfast.core.stats.RankingCurve;
import io.holdfast.core.stats.RankingCurve.Point;
import io.holdfast.core.stats.Wilson;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.chart.Drawing;
import io.holdfast.lab.report.chart.Shape;
import io.holdfast.lab.report.chart.UnitCurveChart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * calibration.json and its curves: a threshold of risk, what it achieves on the labelled answers, and the models and
 * configuration it holds for.
 *
 * @param models names with hashes
 * @param groundingModel the one of them that read the claims; null where none did
 * @param chosen the point of the curve that was chosen
 */
public record CalibrationFile(
        Labels labels,
        RankingCurve curve,
        Calibration calibration,
        Goal goal,
        Point chosen,
        List<String> models,
        @Nullable String groundingModel,
        String configHash) {
    private static final int CURVE_POINTS = 200;

    public ObjectNode json() {
        ObjectNode json = Json.object().put("format", "holdfast-calibration/1");
        models.forEach(json.putArray("models")::add);
        if (groundingModel != null) {
            json.put("grounding_model", groundingModel);
        }
        json.put("config_hash", configHash);
        json.putObject("labels")
                .put("n", labels.risks().size())
                .put("unsupported", curve.positives())
                .put("unmeasured", labels.unmeasured());
        labels.kappa().ifPresent(k -> json.put("kappa", Json.round(k)));
        json.put("goal", goal.words());
        ObjectNode threshold = json.putObject("risk").put("threshold", chosen.threshold());
        threshold
                .put("flagged", chosen.flagged())
                .put("precision", Json.round(chosen.precision()))
                .put("recall", Json.round(chosen.recall()))
                .put("false_alarm_rate", Json.round(chosen.falseAlarmRate()));
        Wilson wilson = Wilson.of(chosen.truePositives(), chosen.flagged());
        threshold
                .putObject("precision_interval")
                .put("low", Json.round(wilson.low()))
                .put("high", Json.round(wilson.high()))
                .put("level", Wilson.LEVEL);
        curve.auroc().ifPresent(a -> json.put("auroc", Json.round(a)));
        curve.averagePrecision().ifPresent(a -> json.put("average_precision", Json.round(a)));
        calibration.error().ifPresent(e -> json.put("ece", Json.round(e)));
        ArrayNode bins = json.putArray("reliability");
        calibration
                .bins()
                .forEach(b -> bins.addObject()
                        .put("predicted", Json.round(b.predicted()))
                        .put("observed", Json.round(b.observed()))
                        .put("n", b.n()));
        ArrayNode points = json.putArray("curve");
        thinned()
                .forEach(p -> points.addObject()
                        .put("threshold", Json.round(p.threshold()))
                        .put("precision", Json.round(p.precision()))
                        .put("recall", Json.round(p.recall()))
                        .put("false_alarm_rate", Json.round(p.falseAlarmRate())));
        return json;
    }

    /** ROC, precision against recall, and reliability, by file name. */
    public Map<String, Drawing> curves() {
        List<Shape.Point> roc = new ArrayList<>();
        roc.add(new Shape.Point(0, 0));
        List<Shape.Point> precision = new ArrayList<>();
        for (Point p : thinned()) {
            roc.add(new Shape.Point(p.falseAlarmRate(), p.recall()));
            precision.add(new Shape.Point(p.recall(), p.precision()));
        }
        List<Shape.Point> reliability = calibration.bins().stream()
                .map(b -> new Shape.Point(b.predicted(), b.observed()))
                .toList();
        Map<String, Drawing> curves = new LinkedHashMap<>();
        curves.put("roc", UnitCurveChart.of("ROC of risk", "false alarm rate", "recall", roc, true));
        curves.put(
                "precision_recall", UnitCurveChart.of("Precision and recall", "recall", "precision", precision, false));
        curves.put(
                "reliability",
                UnitCurveChart.of("Reliability of risk", "predicted risk", "share unsupported", reliability, true));
        return curves;
    }

    private List<Point> thinned() {
        List<Point> all = curve.points();
        if (all.size() <= CURVE_POINTS) {
            return all;
        }
        List<Point> some = new ArrayList<>();
        for (int i = 0; i < CURVE_POINTS; i++) {
            some.add(all.get((int) Math.round((all.size() - 1) * (double) i / (CURVE_POINTS - 1))));
        }
        return some;
    }
}
