package io.holdfast.app;

import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;

/** The wiring users get: everything embedded, no socket. */
public final class EmbeddedWiring implements Wiring {
    @Override
    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
        throw new HoldfastException(ErrorCode.MODEL_MISSING, "faithfulness is not in this build");
    }
}
