package io.holdfast.springboot;

import io.holdfast.core.model.HoldfastException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** What Spring Boot prints in place of a stack trace when an application cannot start with its {@code holdfast.*}. */
final class HoldfastFailureAnalyzer extends AbstractFailureAnalyzer<HoldfastException> {
    @Override
    protected @Nullable FailureAnalysis analyze(Throwable rootFailure, HoldfastException cause) {
        String action = switch (cause.code()) {
            case BAD_CONFIG ->
                "Correct the property named above. Every setting with its default is shown by `holdfast config`.";
            case MODEL_MISSING, MODEL_DAMAGED ->
                "Make the models loadable, or let the application start without them: holdfast.models="
                        + "where-available.";
            default -> null;
        };
        return action == null ? null : new FailureAnalysis(String.valueOf(cause.getMessage()), action, cause);
    }
}
