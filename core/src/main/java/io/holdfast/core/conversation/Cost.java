package io.holdfast.core.conversation;

import io.holdfast.core.config.ConversationSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import java.math.BigDecimal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the tokens of a response cost.
 *
 * @param assumed whether the model is the configured one, since the conversation names none
 */
public record Cost(BigDecimal amount, String currency, String model, boolean assumed) {
    public Cost {
        Objects.requireNonNull(amount, "amount");
        Objects.requireNonNull(currency, "currency");
        Objects.requireNonNull(model, "model");
    }

    static Measurement<Cost> of(Answer.Usage tokens, @Nullable String model, ConversationSettings settings) {
        String priced = model == null ? settings.model() : model;
        ConversationSettings.Price price = settings.prices().get(priced);
        if (price == null) {
            return Measurement.none(
                    ErrorCode.NO_PRICE, "no price for the model " + priced + "; put one into conversation.prices");
        }
        BigDecimal per = BigDecimal.valueOf(price.tokens());
        BigDecimal amount = BigDecimal.valueOf(price.input())
                .multiply(BigDecimal.valueOf(tokens.inputTokens()))
                .add(BigDecimal.valueOf(price.output()).multiply(BigDecimal.valueOf(tokens.outputTokens())))
                .divide(per);
        return Measurement.of(new Cost(amount, price.currency(), priced, model == null));
    }
}
