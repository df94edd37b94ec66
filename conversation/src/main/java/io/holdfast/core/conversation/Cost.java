package io.holdfast.core.conversation;

import java.math.BigDecimal;
import java.util.Objects;

/**
 * What the tokens of a response cost.
 *
 * @param model as the conversation names it
 * @param family whose price was taken
 * @param assumed whether the model is the configured one, since the conversation names none
 */
public record Cost(BigDecimal amount, String currency, String model, String family, boolean assumed) {
    public Cost {
        Objects.requireNonNull(amount, "amount");
        Objects.requireNonNull(currency, "currency");
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(family, "family");
    }
}
