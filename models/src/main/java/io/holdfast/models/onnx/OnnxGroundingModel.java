package io.holdfast.models.onnx;

import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.onnx.PairModel.Task;

/** Says how likely evidence states a claim, by the encoder's grounding head. Long evidence counts by its best window. */
public final class OnnxGroundingModel implements GroundingModel {
    private final PairModel model;

    public OnnxGroundingModel(EncoderModel model) {
        this.model = new PairModel(model);
    }

    @Override
    public String id() {
        return model.id();
    }

    @Override
    public double support(String claim, String evidence) {
        return model
                .read(Task.GROUNDING, claim, evidence, (outputs, window) -> sigmoid(outputs.values("support")[0]))
                .stream()
                .mapToDouble(Double::doubleValue)
                .max()
                .orElseThrow();
    }

    static double sigmoid(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }
}
