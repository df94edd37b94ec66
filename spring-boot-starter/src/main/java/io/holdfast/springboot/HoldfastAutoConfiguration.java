package io.holdfast.springboot;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingCheck.Measure;
import io.holdfast.adapters.telemetry.EvaluationListener;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.models.Scorers;
import io.holdfast.models.onnx.NativeCalls;
import java.time.Duration;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** The scorers of one configuration, the faithfulness evaluator, and the check that the adapters share and listeners hear of. */
@AutoConfiguration
@EnableConfigurationProperties(HoldfastProperties.class)
public class HoldfastAutoConfiguration {
    /** As long as Spring waits for one phase of a stop. */
    private static final Duration STOP = Duration.ofSeconds(30);

    /** The models work until all that uses them has stopped: answers under way are still checked. */
    @Bean
    public NativeCalls.Kept holdfastModelsKept() {
        return NativeCalls.keepOpen(STOP);
    }

    /** @param kept closed after the scorers, which need it */
    @Bean
    @ConditionalOnMissingBean
    public Scorers holdfastScorers(HoldfastProperties properties, NativeCalls.Kept kept) {
        Config config = Settings.config(properties);
        return switch (properties.models()) {
            // of this application alone, so that they are freed with it: a reload must not leave their memory behind
            case WHERE_AVAILABLE -> Scorers.available(config);
            case REQUIRED -> Scorers.required(config);
            case NONE -> Scorers.withoutModels(config);
        };
    }

    @Bean
    @ConditionalOnMissingBean
    public Faithfulness holdfastFaithfulness(Scorers scorers) {
        return scorers.faithfulness();
    }

    @Bean
    @ConditionalOnMissingBean
    public GroundingCheck holdfastGroundingCheck(
            Faithfulness faithfulness, HoldfastProperties properties, ObjectProvider<EvaluationListener> listeners) {
        double threshold = properties.threshold();
        if (!(threshold >= 0 && threshold <= 1)) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    "holdfast.threshold: " + threshold + " is no share of supported claims; give 0 to 1");
        }
        return GroundingCheck.of(faithfulness)
                .withThreshold(threshold)
                .observedBy(
                        EvaluationListener.all(listeners.orderedStream().toList()),
                        properties.telemetry().measures().toArray(new Measure[0]));
    }
}
