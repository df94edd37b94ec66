package io.holdfast.springboot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Configuration;

/** An application that cannot start says which of its properties is wrong, as Spring Boot says it. */
@ExtendWith(OutputCaptureExtension.class)
class BadConfigurationTest {
    /** An application with the starter and nothing else. */
    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Application {}

    private static void start(String... properties) {
        SpringApplication application = new SpringApplication(Application.class);
        application.setWebApplicationType(WebApplicationType.NONE);
        application.run(properties).close();
    }

    private static String failure(CapturedOutput output, String... properties) {
        assertThatThrownBy(() -> start(properties)).isInstanceOf(RuntimeException.class);
        String all = output.getAll();
        assertThat(all).contains("APPLICATION FAILED TO START");
        return all.substring(all.indexOf("APPLICATION FAILED TO START")).replaceAll("\\s+", " ");
    }

    @Test
    void misspeltSettingIsNamedWithTheNearestOne(CapturedOutput output) {
        assertThat(failure(output, "--holdfast.models=none", "--holdfast.settings.thresholds.faithfulnes-evidence=0.8"))
                .contains(
                        "Description:",
                        "holdfast.settings.thresholds.faithfulnes-evidence",
                        "thresholds.faithfulness_evidence",
                        "Action:")
                .doesNotContain("Exception");
    }

    @Test
    void valueThatIsNotAllowedIsNamed(CapturedOutput output) {
        assertThat(failure(output, "--holdfast.models=none", "--holdfast.threshold=90"))
                .contains("holdfast.threshold: 90.0 is no share of supported claims; give 0 to 1");
    }

    @Test
    void fileThatIsNotThereIsNamed(CapturedOutput output) {
        assertThat(failure(output, "--holdfast.models=none", "--holdfast.config=file:/nowhere/holdfast.yaml"))
                .contains("/nowhere/holdfast.yaml");
    }

    @Test
    void folderThatIsNotThereIsNamed(CapturedOutput output) {
        assertThat(failure(output, "--holdfast.models=required", "--holdfast.settings.grounding.model=/nowhere/model"))
                .contains("/nowhere/model, which is no folder here");
    }

    @Test
    void modelThatIsNotThereIsNamedWithTheWayOut(CapturedOutput output, @TempDir Path folder) {
        assertThat(failure(output, "--holdfast.models=required", "--holdfast.settings.grounding.model=" + folder))
                .contains("model.onnx", "holdfast.models=where-available");
    }
}
