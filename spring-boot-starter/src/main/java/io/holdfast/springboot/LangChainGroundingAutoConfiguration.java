package io.holdfast.springboot;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.langchain4j.GroundingGuardrail;
import io.holdfast.adapters.langchain4j.GroundingGuardrail.OnFailure;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** The output guardrail, where LangChain4j is; it asks the model again when an answer does not hold. */
@AutoConfiguration(after = HoldfastAutoConfiguration.class)
@ConditionalOnClass(name = "dev.langchain4j.guardrail.OutputGuardrail")
public class LangChainGroundingAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    public GroundingGuardrail holdfastGroundingGuardrail(GroundingCheck check) {
        return new GroundingGuardrail(check, OnFailure.REPROMPT);
    }
}
