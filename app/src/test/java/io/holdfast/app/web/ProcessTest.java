package io.holdfast.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.web.load.LoadCases;
import io.holdfast.app.web.load.LoadGenerator;
import io.holdfast.app.web.load.LoadTally;
import io.holdfast.testkit.JavaProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The service as a process of its own, in an empty directory, configured by its environment alone. */
@Timeout(300)
class ProcessTest {
    private static final int SIGTERM_STATUS = 143;

    @TempDir
    private Path folder;

    private final HttpClient client = HttpClient.newHttpClient();

    private static List<String> java() {
        return JavaProcess.command(List.of("-Xmx512m"), "io.holdfast.app.cli.Main");
    }

    /** A started service: the process, and where it listens. */
    private record Started(Process process, BufferedReader err, String address, double seconds) {}

    private Started start(List<String> command, String... arguments) throws IOException {
        List<String> line = new ArrayList<>(command);
        line.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(line).directory(folder.toFile());
        builder.environment().put("HOLDFAST_SERVE_PORT", "0");
        builder.environment().put("HOLDFAST_SERVE_WORKERS", "1");
        long from = System.nanoTime();
        Process process = builder.start();
        BufferedReader err =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        String said = err.readLine();
        if (said.contains("preparing quick starts")) {
            said = err.readLine();
        }
        assertThat(said).startsWith("holdfast: listening on http://127.0.0.1:");
        return new Started(process, err, said.substring(said.indexOf("http")), (System.nanoTime() - from) / 1e9);
    }

    private int status(String address, String path, String body) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        return client.send(
                        body.isEmpty()
                                ? request.build()
                                : request.header("Content-Type", "application/json")
                                        .POST(BodyPublishers.ofString(body))
                                        .build(),
                        BodyHandlers.discarding())
                .statusCode();
    }

    @Test
    void itStartsInAnEmptyDirectoryScoresAndStopsCleanly() throws Exception {
        Started started = start(java(), "serve", "--no-model");
        try {
            assertThat(status(started.address(), "/healthz", "")).isEqualTo(200);
            assertThat(status(started.address(), "/v1/score", Service.CASE)).isEqualTo(200);
            started.process().destroy();
            assertThat(started.process().waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(started.process().exitValue()).isEqualTo(SIGTERM_STATUS);
            System.out.printf("process: listening after %.1f s%n", started.seconds());
        } finally {
            started.process().destroyForcibly();
        }
    }

    @Test
    @Tag("heavy")
    void sigtermInMidLoadLosesNoAcceptedRequest() throws Exception {
        Started started = start(java(), "serve", "--no-model");
        try {
            LoadGenerator load = new LoadGenerator(URI.create(started.address()), new LoadCases(16)::json);
            LoadTally full = load.closed(3, Duration.ofSeconds(5));
            Flood flood = new Flood(load, 2 * full.rate());
            TimeUnit.SECONDS.sleep(5);
            started.process().destroy();
            TimeUnit.MILLISECONDS.sleep(300);
            LoadTally tally = flood.end();
            System.out.printf(
                    "sigterm: %s, unanswered %d, after the port was closed %d%n",
                    tally.statuses(), tally.unanswered(), tally.unconnected());

            assertThat(tally.statuses().keySet()).isSubsetOf(200, 429, 503);
            assertThat(tally.count(200)).isPositive();
            assertThat(tally.lost()).as("sent, and not answered").isEmpty();
            assertThat(started.process().waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            started.process().destroyForcibly();
        }
    }

    @Test
    @Tag("heavy")
    void theDistributionRunsWhereItIsUnpacked() throws Exception {
        Path archive = Path.of("target", "holdfast-dist.tar.gz");
        Assumptions.assumeTrue(
                Files.isRegularFile(archive), "no " + archive + "; build it with ./mvnw -Pdist -pl app -am package");
        Process tar = new ProcessBuilder("tar", "xzf", archive.toAbsolutePath().toString())
                .directory(folder.toFile())
                .start();
        assertThat(tar.waitFor()).isZero();
        Path home;
        try (var unpacked = Files.list(folder)) {
            home = unpacked.findFirst().orElseThrow();
        }
        assertThat(home.resolve("LICENSE")).exists();
        Started started = start(List.of(home.resolve("bin/holdfast").toString()), "serve");
        try {
            String ready = started.err().readLine();
            assertThat(ready).isEqualTo("holdfast: ready");
            assertThat(status(started.address(), "/v1/score", Service.CASE)).isEqualTo(200);
            started.process().destroy();
            assertThat(started.process().waitFor(60, TimeUnit.SECONDS)).isTrue();
            System.out.printf("distribution: listening after %.1f s%n", started.seconds());
        } finally {
            started.process().destroyForcibly();
        }
    }
}
