package io.holdfast.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.chart.Drawing;
import io.holdfast.lab.report.chart.Shape;
import io.holdfast.lab.report.chart.Sheet;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChartsTest {
    private static final String LONG = "ollama:a-model-whose-name-is-longer-than-a-label";

    private static List<String> texts(Drawing drawing) {
        return drawing.shapes().stream()
                .filter(Shape.Text.class::isInstance)
                .map(shape -> ((Shape.Text) shape).text())
                .toList();
    }

    private static RunResult run(String name, String model, String kind, double value) {
        ObjectNode summary = Json.object().put("model", model);
        summary.putArray("dimensions").add("faithfulness");
        summary.putObject("dataset").put("name", kind);
        var metrics = summary.putArray("metrics");
        for (String metric : List.of("faithfulness", "faithfulness." + kind)) {
            metrics.addObject().put("name", metric).put("value", value).put("n", 2);
        }
        List<ObjectNode> findings = List.of(
                finding("a").put("outcome", "scored").put("score", value),
                finding("b").put("outcome", "unmeasured").put("reason", "timeout"),
                finding("c").put("outcome", "abstained").put("reason", "nothing"));
        return new RunResult(name, summary, findings, Map.of(), Json.object());
    }

    private static ObjectNode finding(String id) {
        return Json.object().put("dimension", "faithfulness").put("case", id);
    }

    @Test
    void cleanAndDistractorOfOneModelMayComeFromTwoRuns() {
        List<ModelStats> models =
                ModelStats.of(List.of(run("one", "m", "clean", 0.9), run("two", "m", "distractor", 0.4)));
        Drawing drawing = new Charts(models, Sheet.WIDE).cleanVersusDistractor();
        assertThat(drawing.empty()).isFalse();
        assertThat(texts(drawing)).contains("m", "clean", "distractor", "0.90  n = 2", "0.40  n = 2");
        List<ModelStats> others =
                ModelStats.of(List.of(run("one", "m", "clean", 0.9), run("two", "other", "distractor", 0.4)));
        assertThat(new Charts(others, Sheet.WIDE).cleanVersusDistractor().empty())
                .isTrue();
    }

    @Test
    void aCaseWithoutAScoreHasItsRowAndSaysWhy() {
        List<ModelStats> models = ModelStats.of(List.of(run("one", "m", "clean", 0.9)));
        assertThat(texts(new Charts(models, Sheet.NARROW).perCase()))
                .contains("a", "b", "c", "○ unmeasured", "○ declined", "m, n = 1");
    }

    @Test
    void namesAreWrittenInFullAtEveryWidth() {
        List<ModelStats> models =
                ModelStats.of(List.of(run("one", LONG, "clean", 0.9), run("two", LONG + "-2", "clean", 0.4)));
        for (Sheet sheet : List.of(Sheet.WIDE, Sheet.NARROW)) {
            assertThat(texts(new Charts(models, sheet).modelComparison()))
                    .contains(models.get(0).label(), models.get(1).label());
        }
    }

    @Test
    void whatWasNotAskedIsToldFromWhatWasNotMeasured() {
        RunResult asked = run("one", "m", "clean", 0.9);
        RunResult other = run("two", "other", "clean", 0.4);
        asked.summary().withArray("dimensions").add("dependency");
        asked.summary()
                .withArray("metrics")
                .addObject()
                .put("name", "dependency")
                .put("value", 0.5)
                .put("n", 2);
        assertThat(texts(new Charts(ModelStats.of(List.of(asked, other)), Sheet.WIDE).modelComparison()))
                .contains("Dependency", "not asked")
                .doesNotContain("not measured");
    }
}
