package io.holdfast.models.onnx;

import io.holdfast.core.model.Span;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.onnx.PairModel.Task;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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

    /** All that the encoder says of a claim, from the window that supports it best. */
    public Assessment assess(String claim, String evidence) {
        return model.read(Task.GROUNDING, claim, evidence, OnnxGroundingModel::assessment).stream()
                .max(Comparator.comparingDouble(Assessment::support))
                .orElseThrow();
    }

    private static Assessment assessment(Outputs outputs, Window window) {
        float[] doubt = outputs.values("token_unsupported");
        List<Doubt> doubts = new ArrayList<>();
        for (int i = 0; i < window.a().size(); i++) {
            doubts.add(new Doubt(window.spanInA(i), sigmoid(doubt[window.positionInA(i)])));
        }
        return new Assessment(sigmoid(outputs.values("support")[0]), sigmoid(outputs.values("contradict")[0]), doubts);
    }

    static double sigmoid(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }

    /**
     * @param support probability that the evidence states the claim
     * @param contradict probability that it states the opposite
     * @param doubts per piece of a word of the claim, how likely it is what the evidence does not state
     */
    public record Assessment(double support, double contradict, List<Doubt> doubts) {
        public Assessment {
            doubts = List.copyOf(doubts);
        }
    }

    /** A piece of the claim and the probability that the evidence does not state it. */
    public record Doubt(Span span, double probability) {}
}
