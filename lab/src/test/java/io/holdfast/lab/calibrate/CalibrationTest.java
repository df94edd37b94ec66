package io.holdfast.lab.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.model.Trace;
import io.holdfast.core.stats.Calibration;
import io.holdfast.core.stats.RankingCurve;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class CalibrationTest {
    private static final Config CONFIG = new ConfigLoader().load().config();

    @Test
    void theThresholdReachesTheTargetAndFindsAsMuchAsItCan() {
        RankingCurve curve = RankingCurve.of(labels(
                        line(0.95, 0),
                        line(0.9, 0),
                        line(0.8, 1),
                        line(0.7, 0),
                        line(0.6, 0),
                        line(0.2, 1),
                        line(0.1, 1))
                .risks());
        assertThat(new Goal.Precision(0.75).choose(curve).orElseThrow().threshold())
                .isEqualTo(0.6);
        assertThat(new Goal.Precision(0.99).choose(curve).orElseThrow().threshold())
                .isEqualTo(0.9);
        assertThat(new Goal.Cost(1, 1).choose(curve).orElseThrow().threshold()).isEqualTo(0.6);
        assertThat(new Goal.Cost(10, 1).choose(curve).orElseThrow().threshold()).isEqualTo(0.9);
    }

    @Test
    void casesAreScoredHereAndWhatCannotBeMeasuredIsCounted() {
        Labels labels = labels(
                "{\"id\":\"a\",\"question\":\"q\",\"context\":\"d\",\"answer\":\"x\",\"label\":1}",
                "{\"id\":\"b\",\"outcome\":\"unmeasured\",\"reason\":\"timeout\",\"label\":0}");
        assertThat(labels.risks()).singleElement().satisfies(r -> {
            assertThat(r.score()).isEqualTo(0.25);
            assertThat(r.positive()).isFalse();
        });
        assertThat(labels.unmeasured()).isEqualTo(1);
        assertThat(labels.kappa()).isEmpty();
    }

    @Test
    void aWrongLabelNamesItsLine() {
        assertThatThrownBy(() -> labels(line(0.5, 1), "{\"risk\":0.4,\"label\":\"maybe\"}"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("labels.jsonl line 2: label is \"maybe\"");
        assertThatThrownBy(() -> labels("{\"risk\":1.4,\"label\":1}")).hasMessageContaining("risk is 1.4");
        assertThatThrownBy(() -> labels("not json")).hasMessageContaining("line 1: not JSON");
    }

    @Test
    void theFileIsBoundToModelsAndConfigurationAndHoldsTheCurves() {
        Labels labels = labels(
                "{\"risk\":0.9,\"label\":0,\"label_2\":0}", "{\"risk\":0.8,\"label\":0,\"label_2\":0}",
                "{\"risk\":0.3,\"label\":1,\"label_2\":1}", "{\"risk\":0.2,\"label\":1,\"label_2\":1}");
        RankingCurve curve = RankingCurve.of(labels.risks());
        CalibrationFile file = new CalibrationFile(
                labels,
                curve,
                Calibration.of(labels.risks(), 10),
                new Goal.Precision(0.9),
                new Goal.Precision(0.9).choose(curve).orElseThrow(),
                List.of("embedder@12", "grounding@34"),
                "grounding@34",
                "abc");
        ObjectNode json = file.json();
        assertThat(json.at("/models/1").asText()).isEqualTo("grounding@34");
        assertThat(json.path("grounding_model").asText()).isEqualTo("grounding@34");
        assertThat(json.at("/risk/threshold").asDouble()).isEqualTo(0.8);
        assertThat(json.at("/risk/precision_interval/low").asDouble()).isCloseTo(0.342, within(0.001));
        assertThat(json.path("auroc").asDouble()).isEqualTo(1);
        assertThat(json.path("kappa").asDouble()).isEqualTo(1);
        assertThat(Json.line(json)).doesNotContain("NaN");
        assertThat(file.curves()).containsOnlyKeys("roc", "precision_recall", "reliability");
    }

    private static String line(double risk, int label) {
        return "{\"id\":\"x\",\"outcome\":\"scored\",\"risk\":" + risk + ",\"label\":" + label + "}";
    }

    private static Labels labels(String... lines) {
        return Labels.read(
                "labels.jsonl",
                List.of(lines).iterator(),
                new NativeCaseReader(CONFIG.input()),
                (testCase, answer) -> new Finding.Scored<>(
                        1, false, new Grounding(Grounding.Path.CLAIM_TRACING, Trace.EMPTY, 0.25, null)));
    }
}
