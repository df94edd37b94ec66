package io.holdfast.app;

import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import java.util.List;

/** The composition root: the one place where ports meet their implementations. */
public interface Wiring {
    /** The faithfulness evaluator; {@code models} false leaves out every neural model. */
    Evaluator<Grounding> faithfulness(Config config, boolean models);

    /** What is in use beside the numbers of the configuration, one line each. */
    default List<String> inForce(Config config) {
        return List.of("embedding model: " + config.models().embedding());
    }
}
