package io.holdfast.springboot;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.springai.GroundingEvaluator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** The Spring AI evaluator, where Spring AI is. */
@AutoConfiguration(after = HoldfastAutoConfiguration.class)
@ConditionalOnClass(name = "org.springframework.ai.evaluation.Evaluator")
public class SpringAiGroundingAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    public GroundingEvaluator holdfastGroundingEvaluator(GroundingCheck check) {
        return new GroundingEvaluator(check);
    }
}
