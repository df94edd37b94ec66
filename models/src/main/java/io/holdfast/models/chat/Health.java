package io.holdfast.models.chat;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;

/** Whether a model can be called now; if not, what to type. */
public sealed interface Health {
    /** The model's id, e.g. {@code ollama:mistral}. */
    String model();

    /** It answers. */
    record Ready(String model) implements Health {}

    /**
     * It does not.
     *
     * @param fix a command or setting that helps
     */
    record Broken(String model, ErrorCode code, String problem, String fix) implements Health {}

    default boolean ready() {
        return this instanceof Ready;
    }

    /** For callers that cannot go on without the model. */
    default void orThrow() {
        if (this instanceof Broken broken) {
            throw new HoldfastException(broken.code(), broken.problem());
        }
    }
}
