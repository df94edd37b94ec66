package io.holdfast.springboot;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.springai.CitationEvaluator;
import io.holdfast.adapters.springai.ContextEvaluator;
import io.holdfast.adapters.springai.GroundingEvaluator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Fallback;

/**
 * The Spring AI evaluators, where Spring AI is. Who asks for an {@code Evaluator} gets the one of faithfulness, or the
 * application's own: the others are named by their types.
 */
@AutoConfiguration(after = HoldfastAutoConfiguration.class)
@ConditionalOnClass(name = "org.springframework.ai.evaluation.Evaluator")
public class SpringAiGroundingAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    public GroundingEvaluator holdfastGroundingEvaluator(GroundingCheck check) {
        return new GroundingEvaluator(check);
    }

    @Bean
    @Fallback
    @ConditionalOnMissingBean
    public CitationEvaluator holdfastCitationEvaluator(GroundingCheck check) {
        return new CitationEvaluator(check);
    }

    @Bean
    @Fallback
    @ConditionalOnMissingBean
    public ContextEvaluator holdfastContextEvaluator(GroundingCheck check) {
        return new ContextEvaluator(check);
    }
}
