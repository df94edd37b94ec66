package io.holdfast.springboot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.boot.health.contributor.Status;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

/** Actuator of Spring Boot 4 and of 3: each sees the indicator of its own types. */
class HealthTest {
    private static final String NEW = "org.springframework.boot.health";
    private static final String OLD = "org.springframework.boot.actuate.health";

    private final ApplicationContextRunner application = new ApplicationContextRunner()
            .withConfiguration(AutoConfigurations.of(
                    HoldfastAutoConfiguration.class,
                    HealthAutoConfiguration.class,
                    ActuatorHealthAutoConfiguration.class));

    private final ApplicationContextRunner light = application.withPropertyValues("holdfast.models=none");

    @Test
    void modelsInUseAreDetails() {
        application.withClassLoader(new FilteredClassLoader(OLD)).run(context -> {
            Health health = context.getBean("holdfastHealthIndicator", HealthIndicator.class)
                    .health();
            assertThat(health).isNotNull();
            assertThat(health.getStatus()).isEqualTo(Status.UP);
            assertThat((List<?>) health.getDetails().get("models")).hasSize(2);
            assertThat(health.getDetails()).doesNotContainKey("limitation");
        });
    }

    @Test
    void wordsAloneAreUpAndSayThatThereAreNoModels() {
        light.withClassLoader(new FilteredClassLoader(NEW)).run(context -> {
            org.springframework.boot.actuate.health.Health health = context.getBean(
                            "holdfastHealthIndicator", org.springframework.boot.actuate.health.HealthIndicator.class)
                    .health();
            assertThat(health.getStatus()).isEqualTo(org.springframework.boot.actuate.health.Status.UP);
            assertThat(health.getDetails().get("limitation")).asString().contains("words and facts only");
        });
    }

    @Test
    void switchesOfActuatorAreObeyed() {
        light.run(context -> assertThat(context).hasBean("holdfastHealthIndicator"));
        light.withPropertyValues("management.health.defaults.enabled=false")
                .run(context -> assertThat(context).doesNotHaveBean("holdfastHealthIndicator"));
        light.withPropertyValues("management.health.holdfast.enabled=false")
                .run(context -> assertThat(context).doesNotHaveBean("holdfastHealthIndicator"));
    }

    @Test
    void applicationsWithoutActuatorHaveNone() {
        light.withClassLoader(new FilteredClassLoader(NEW, OLD))
                .run(context -> assertThat(context).hasNotFailed().doesNotHaveBean("holdfastHealthIndicator"));
    }
}
