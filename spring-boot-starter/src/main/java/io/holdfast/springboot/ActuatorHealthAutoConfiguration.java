package io.holdfast.springboot;

import io.holdfast.models.Scorers;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnExpression;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

/** The health of the scorers, where Actuator of Spring Boot 3 is. Its types moved in version 4. */
@AutoConfiguration(after = HoldfastAutoConfiguration.class)
@ConditionalOnClass(name = "org.springframework.boot.actuate.health.HealthIndicator")
@ConditionalOnExpression("${management.health.holdfast.enabled:${management.health.defaults.enabled:true}}")
public class ActuatorHealthAutoConfiguration {
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
