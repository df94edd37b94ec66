package io.holdfast.springboot;

import io.holdfast.adapters.telemetry.MicrometerEvaluations;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Metrics;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;

/** Meters of what was measured, where Micrometer is: in the registry of the application, else in the global one. */
@AutoConfiguration(before = HoldfastAutoConfiguration.class)
@ConditionalOnClass(name = "io.micrometer.core.instrument.MeterRegistry")
@ConditionalOnProperty(name = "holdfast.telemetry.meters", matchIfMissing = true)
public class MetersAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    public MicrometerEvaluations holdfastMeters(ObjectProvider<MeterRegistry> registries) {
        MeterRegistry registry = registries.getIfUnique();
        return new MicrometerEvaluations(registry == null ? Metrics.globalRegistry : registry);
    }
}
