package io.holdfast.app;

import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.onnx.EncoderModel;
import io.holdfast.models.onnx.OnnxGroundingModel;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The wiring users get: everything embedded, no socket. */
public final class EmbeddedWiring implements Wiring {
    @Override
    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
        if (!models) {
            return new Faithfulness(config, null, null);
        }
        return new Faithfulness(config, ModelFactory.of(config).embedder(), grounding(config));
    }

    private static @Nullable GroundingModel grounding(Config config) {
        String model = config.grounding().model();
        if (model.equals("off")) {
            return null;
        }
        return new OnnxGroundingModel(
                model.equals("bundled") ? EncoderModel.bundled() : EncoderModel.folder(Path.of(model)));
    }
}
