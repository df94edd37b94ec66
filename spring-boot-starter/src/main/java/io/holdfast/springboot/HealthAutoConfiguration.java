package io.holdfast.springboot;

import io.holdfast.models.Scorers;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.context.annotation.Bean;

/** The health of the scorers, where Actuator of Spring Boot 4 is. Its types are new there. */
@AutoConfiguration(after = HoldfastAutoConfiguration.class)
@ConditionalOnClass(name = "org.springframework.boot.health.contributor.HealthIndicator")
@ConditionalOnExpression("${management.health.holdfast.enabled:${management.health.defaults.enabled:true}}")
public class HealthAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean(name = "holdfastHealthIndicator")
    public HealthIndicator holdfastHealthIndicator(Scorers scorers) {
        return () -> {
            try {
                return Health.up().withDetails(HealthDetails.of(scorers)).build();
            } catch (RuntimeException e) {
                return Health.down(e).build();
            }
        };
    }
}
