package io.holdfast.springboot;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingCheck.Measure;
import io.holdfast.adapters.telemetry.EvaluationListener;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.models.Scorers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;

/** The scorers of one configuration, the faithfulness evaluator, and the check that the adapters share and listeners hear of. */
@AutoConfiguration
@EnableConfigurationProperties(HoldfastProperties.class)
public class HoldfastAutoConfiguration {
    private static final Logger LOG = LoggerFactory.getLogger(HoldfastAutoConfiguration.class);

    @Bean
    @ConditionalOnMissingBean
    public Scorers holdfastScorers(HoldfastProperties properties) {
        Config config = Settings.config(properties);
        return switch (properties.models()) {
            case WHERE_AVAILABLE -> available(config);
            case REQUIRED -> required(config);
            case NONE -> Scorers.withoutModels(config);
        };
    }

    private static Scorers available(Config config) {
        Scorers scorers = Scorers.shared(config);
        scorers.limitation().ifPresent(why -> LOG.warn("answers are scored by {}", why));
        return scorers;
    }

    private static Scorers required(Config config) {
        Scorers scorers = Scorers.of(config);
        scorers.modelIds();
        return scorers;
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
        return GroundingCheck.of(faithfulness)
                .withThreshold(properties.threshold())
                .observedBy(
                        EvaluationListener.all(listeners.orderedStream().toList()),
                        properties.telemetry().measures().toArray(new Measure[0]));
    }
}
