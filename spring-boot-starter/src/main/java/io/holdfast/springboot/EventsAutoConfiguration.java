package io.holdfast.springboot;

import io.holdfast.adapters.telemetry.OpenTelemetryEvaluations;
import io.opentelemetry.api.GlobalOpenTelemetry;
import io.opentelemetry.api.OpenTelemetry;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.context.annotation.Bean;

/** Events of what was measured, where OpenTelemetry is: by the application's own, else by the global one of an agent. */
@AutoConfiguration(before = HoldfastAutoConfiguration.class)
@ConditionalOnClass(name = "io.opentelemetry.api.OpenTelemetry")
@ConditionalOnProperty(name = "holdfast.telemetry.events", matchIfMissing = true)
public class EventsAutoConfiguration {
    @Bean
    @ConditionalOnMissingBean
    public OpenTelemetryEvaluations holdfastEvents(
            ObjectProvider<OpenTelemetry> telemetries, HoldfastProperties properties) {
        OpenTelemetry own = telemetries.getIfUnique();
        OpenTelemetryEvaluations events = OpenTelemetryEvaluations.to(own == null ? GlobalOpenTelemetry.get() : own);
        return properties.telemetry().quotes() ? events.quoting() : events;
    }
}
