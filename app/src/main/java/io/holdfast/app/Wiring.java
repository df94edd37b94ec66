package io.holdfast.app;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.EmbeddingCalibration;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.selftest.SelfTest;
import java.util.List;
import java.util.Optional;

/** The composition root: the one place where ports meet their implementations. */
public interface Wiring {
    /** The faithfulness evaluator; {@code models} false leaves out every neural model. */
    Evaluator<Grounding> faithfulness(Config config, boolean models);

    /** Begins to load the models that a command will need which has not read its configuration yet. */
    default void prepare() {}

    /** Names with hashes of the models {@link #faithfulness} uses: calibrations are bound to them. */
    default List<String> modelIds(Config config, boolean models) {
        return List.of();
    }

    /** Name with hash of the model that reads the claims; empty where none does. */
    default Optional<String> groundingModel(Config config, boolean models) {
        return Optional.empty();
    }

    /** What a user must know of the models {@link #faithfulness} uses, in words. */
    default Optional<String> caution(Config config, boolean models) {
        return Optional.empty();
    }

    /** The scorer of conversations; {@code models} false leaves out every neural model. */
    default ConversationScorer conversations(Config config, boolean models) {
        return new ConversationScorer(config, null, null);
    }

    /** The name of a chat model that stands for one of a model server on this machine. */
    String AUTO = "auto";

    /** A chat model by {@code ollama:NAME}, {@code openai:NAME} or {@link #AUTO}, for those who opt in to a judge. */
    ChatModel chat(Config config, String name);

    /** The embedded answerer, which quotes its documents. */
    AnswerSystem extractive(Config config);

    /** The self-tests there are. */
    List<SelfTest> selfTests(Config config);

    /** What is in use beside the numbers of the configuration, one line each. */
    default List<String> inForce(Config config) {
        return List.of(
                "embedding model: " + config.models().embedding(),
                EmbeddingCalibration.warning(config)
                        .map(warning -> "warning: " + warning)
                        .orElse("thresholds of agreement: calibrated for "
                                + EmbeddingCalibration.name(config.models().embedding())));
    }
}
