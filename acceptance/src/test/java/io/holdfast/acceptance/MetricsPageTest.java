package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.lab.context.ContextMetric;
import io.holdfast.lab.run.Dimension;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** docs/reference/metrics.md names every metric that the code knows, and no meter that it does not. */
class MetricsPageTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern METER = Pattern.compile("\"(holdfast\\.[a-z.]+)\"");
    private static final Pattern NAMED = Pattern.compile("`([a-z0-9_.]+)`");
    private static final Pattern SUMMARISED = Pattern.compile("metric\\.of\\(\\s*\"([a-z_.]+)\"");
    private static final Pattern CONVERSATION =
            Pattern.compile("\"((?:[a-z]+_score|latency_seconds|estimated_[a-z_]+))\"");

    private final Set<String> page = named();

    private static Set<String> named() {
        try {
            Set<String> names = new TreeSet<>();
            NAMED.matcher(Files.readString(ROOT.resolve("docs/reference/metrics.md")))
                    .results()
                    .forEach(name -> names.add(name.group(1)));
            return names;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void dimensionsAndMetricsOfRetrievalAreNamed() {
        assertThat(page)
                .containsAll(
                        Arrays.stream(Dimension.values()).map(Dimension::id).toList());
        assertThat(page)
                .containsAll(Arrays.stream(ContextMetric.values())
                        .map(ContextMetric::id)
                        .toList());
    }

    @Test
    void metricsOfARunAreNamed() throws IOException {
        Set<String> summarised = found(SUMMARISED, ROOT.resolve("lab/src/main/java/io/holdfast/lab/run"));
        assertThat(summarised).hasSizeGreaterThan(4);
        assertThat(page).containsAll(summarised);
    }

    @Test
    void measuresOfAConversationAreNamed() throws IOException {
        Set<String> measures = found(CONVERSATION, ROOT.resolve("lab/src/main/java/io/holdfast/lab/conversation"));
        assertThat(measures).contains("relevance_score", "hallucination_score");
        assertThat(page).containsAll(measures);
    }

    @Test
    void metersAreThoseOfTheServiceAndTheAdapters() throws IOException {
        Set<String> meters = new TreeSet<>();
        for (String folder : List.of(
                "app/src/main/java/io/holdfast/app/web/metric",
                "adapters/src/main/java/io/holdfast/adapters/telemetry")) {
            meters.addAll(found(METER, ROOT.resolve(folder)));
        }
        assertThat(meters).hasSizeGreaterThan(15);
        assertThat(page).as("holdfast.risk is an attribute of events").containsAll(meters);
        Set<String> listed = new TreeSet<>(page);
        listed.removeIf(name -> !name.startsWith("holdfast."));
        assertThat(meters).containsAll(listed);
    }

    private static Set<String> found(Pattern pattern, Path folder) throws IOException {
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                pattern.matcher(Files.readString(file)).results().forEach(match -> found.add(match.group(1)));
            }
        }
        return found;
    }
}
