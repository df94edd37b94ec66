package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files for a cluster say what the service understands. */
class DeploymentTest {
    private static final Path DEPLOY = Path.of("..", "deploy");
    private static final Pattern SETTING = Pattern.compile("(HOLDFAST_SERVE_[A-Z_]+)=(\\S+)");

    private static JsonNode pod() throws IOException {
        ObjectMapper yaml = new ObjectMapper(new YAMLFactory());
        try (var documents = yaml.readerFor(JsonNode.class)
                .<JsonNode>readValues(DEPLOY.resolve("kubernetes.yaml").toFile())) {
            return documents.next().path("spec").path("template").path("spec");
        }
    }

    private static Config config(Map<String, String> environment) {
        return new ConfigLoader().environment(environment).load().config();
    }

    private static Config config(JsonNode container) {
        Map<String, String> environment = new HashMap<>();
        for (JsonNode variable : container.path("env")) {
            if (variable.has("value") && !variable.path("name").asText().equals("HOLDFAST_JAVA_OPTS")) {
                environment.put(
                        variable.path("name").asText(), variable.path("value").asText());
            }
        }
        return config(environment);
    }

    @Test
    void acceptedWorkIsFinishedBeforeTheClusterKillsThePod() throws IOException {
        JsonNode container = pod().path("containers").get(0);

        long sleeps = container.at("/lifecycle/preStop/exec/command").path(1).asLong();
        long finishes = config(container).serve().shutdownTime().toSeconds();

        assertThat(sleeps).isPositive();
        assertThat(pod().path("terminationGracePeriodSeconds").asLong()).isGreaterThan(sleeps + finishes);
    }

    @Test
    void theProbesAskWhatTheServiceAnswersWithoutAKey(@TempDir Path folder) throws IOException {
        JsonNode container = pod().path("containers").get(0);
        try (Service service = Service.start(folder, "serve.api_keys=[" + "0".repeat(64) + "]")) {
            for (String probe : new String[] {"startupProbe", "readinessProbe", "livenessProbe"}) {
                String path = container.path(probe).path("httpGet").path("path").asText();
                assertThat(service.get(path).statusCode()).as(probe).isEqualTo(200);
            }
        }
        assertThat(container.path("ports").get(0).path("containerPort").asInt())
                .isEqualTo(config(container).serve().port());
    }

    @Test
    void theImageListensToTheWorldOnThePortItExposes() throws IOException {
        String text = Files.readString(DEPLOY.resolve("Containerfile"));
        Map<String, String> environment = new HashMap<>();
        for (Matcher setting = SETTING.matcher(text); setting.find(); ) {
            if (!setting.group(1).endsWith("API_KEYS")) {
                environment.put(setting.group(1), setting.group(2));
            }
        }
        Config config = config(environment);

        assertThat(config.serve().host()).isEqualTo("0.0.0.0");
        assertThat(text).contains("EXPOSE " + config.serve().port() + "\n");
    }

    @Test
    void whatABuildDownloadsAndRunsIsPinnedByItsHash() throws IOException {
        assertThat(Files.readString(Path.of("..", ".mvn", "wrapper", "maven-wrapper.properties")))
                .containsPattern("distributionSha256Sum=[0-9a-f]{64}\\s");
        assertThat(Files.readAllLines(Path.of("..", ".github", "workflows", "verify.yml")))
                .filteredOn(line -> line.contains("uses:"))
                .isNotEmpty()
                .allMatch(line -> line.matches(".*@[0-9a-f]{40} # v.*"));
    }
}
