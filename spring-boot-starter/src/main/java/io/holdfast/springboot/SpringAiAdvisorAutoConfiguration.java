package io.holdfast.springboot;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.springai.GroundingAdvisor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** The advisor that guards streams and whole answers, where Spring AI's chat client is. The application adds it to its clients. */
@AutoConfiguration(after = HoldfastAutoConfiguration.class)
@ConditionalOnClass(name = "org.springframework.ai.chat.client.advisor.api.StreamAdvisor")
public class SpringAiAdvisorAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    public GroundingAdvisor holdfastGroundingAdvisor(GroundingCheck check, HoldfastProperties properties) {
        return new GroundingAdvisor(check, properties.stream().policy());
    }
}
