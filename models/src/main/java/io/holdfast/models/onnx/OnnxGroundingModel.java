package io.holdfast.models.onnx;

import io.holdfast.core.port.Assessment;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.onnx.PairModel.Task;
import io.holdfast.models.onnx.text.Window;
import java.util.Comparator;

/** Says how likely evidence states a claim, by the encoder's grounding head. Long evidence counts by its best window. */
public final class OnnxGroundingModel implements GroundingModel, AutoCloseable {
    private final PairModel model;

    public OnnxGroundingModel(EncoderModel model) {
        this.model = new PairModel(model);
    }

    @Override
    public String id() {
        return model.id();
    }

    @Override
    public boolean decisionFitted() {
        return true;
    }

    @Override
    public boolean reads(String text) {
        return !model.unreadable(text);
    }

    @Override
    public double support(String claim, String evidence) {
        return assess(claim, evidence).support();
    }

    @Override
    public Assessment assess(String claim, String evidence) {
        return model
                .read(Task.GROUNDING, claim, evidence, (outputs, window) -> assessment(outputs, window, claim))
                .stream()
                .max(Comparator.comparingDouble(Assessment::support))
                .orElseThrow();
    }

    @Override
    public void close() {
        model.close();
    }

    private static Assessment assessment(Outputs outputs, Window window, String claim) {
        return new Assessment(
                sigmoid(outputs.values("support")[0]),
                sigmoid(outputs.values("contradict")[0]),
                DoubtedSpans.of(claim, window, outputs.values("token_unsupported")));
    }

    static double sigmoid(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }
}
