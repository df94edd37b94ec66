package io.holdfast.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.holdfast.spark.Records;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What Spark costs beside plain {@code holdfast score}, and what a second core and a second worker bring: the same file
 * through each, clock and processor seconds as a table. One record first, which is what starting costs.
 */
@Tag("heavy")
class GrowthTest {
    private static final int CASES = Integer.getInteger("holdfast.growth.cases", 100_000);
    private static final boolean MODELS = Boolean.getBoolean("holdfast.growth.models");

    @TempDir
    Path folder;

    private Path input;

    @BeforeEach
    void writeTheCases() throws Exception {
        input = Files.write(folder.resolve("in.jsonl"), Records.generated(CASES, 1000));
        System.out.println("| way | cases | seconds | CPU seconds | cases a second |\n|---|---|---|---|---|");
    }

    @Test
    void coresOfOneMachine() throws Exception {
        // builds itself at the first use, which is not what is measured
        assertThat(new ProcessBuilder("../holdfast", "version").start().waitFor())
                .isZero();
        Path one = Files.write(folder.resolve("one.jsonl"), Records.generated(1, 1));
        plain(one, 1, "score-one");
        local(one, 1, "local-one");
        plain(input, 1, "score-1");
        plain(input, 2, "score-2");
        local(input, 1, "local-1");
        local(input, 2, "local-2");

        List<String> scores = Files.readAllLines(folder.resolve("score-1"));
        assertThat(Records.written(folder.resolve("local-1/scores"))).isEqualTo(scores);
        assertThat(Records.written(folder.resolve("local-2/scores"))).isEqualTo(scores);
    }

    @Test
    void workersOfACluster() throws Exception {
        assumeTrue(
                Files.exists(Cluster.JOB_JAR), "no job jar; first: ./mvnw -Pjob-jar -pl spark -am -DskipTests package");
        for (int workers = 1; workers <= 2; workers++) {
            Path home = Files.createDirectories(folder.resolve("cluster-" + workers));
            try (Cluster cluster = new Cluster(home, workers)) {
                measure(
                        "spark-submit, workers of one core: " + workers,
                        CASES,
                        cluster.submit(input, home.resolve("out"), model()));
            }
            assertThat(Records.written(home.resolve("out/scores"))).hasSize(CASES);
        }
    }

    private void plain(Path from, int threads, String name) throws Exception {
        List<String> command = new ArrayList<>(List.of(Path.of("../holdfast").toString(), "score"));
        command.addAll(List.of(
                "--input", from.toString(), "--out", folder.resolve(name).toString()));
        command.addAll(List.of("--threads", Integer.toString(threads)));
        command.addAll(List.of(model()));
        CpuMeter meter = new CpuMeter();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(new File(folder.toFile(), name + ".log"))
                .start();
        while (!process.waitFor(50, TimeUnit.MILLISECONDS)) {
            meter.look();
        }
        assertThat(process.exitValue()).isZero();
        print("holdfast score, threads: " + threads, from.equals(input) ? CASES : 1, meter);
    }

    private void local(Path from, int cores, String name) throws Exception {
        List<String> command = new ArrayList<>(List.of("io.holdfast.spark.cli.SparkMain", "--format", "jsonl"));
        command.addAll(List.of("--master", "local[" + cores + "]", "--input", from.toString()));
        command.addAll(List.of("--output", folder.resolve(name).toString()));
        command.addAll(List.of(model()));
        measure(
                "holdfast spark, local[" + cores + "]",
                from.equals(input) ? CASES : 1,
                new Jvm(folder.resolve(name + ".log"), Map.of(), SparkHome.classPath(), List.of("-Xmx1g"), command));
    }

    private static void measure(String way, int cases, Jvm job) throws InterruptedException {
        CpuMeter meter = new CpuMeter();
        try (job) {
            while (!job.ended()) {
                meter.look();
            }
            assertThat(job.end(Cluster.LIMIT)).as(job.log()).isZero();
        }
        print(way, cases, meter);
    }

    private static void print(String way, int cases, CpuMeter meter) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %,d | %.0f | %.0f | %.0f |%n",
                way,
                cases,
                meter.seconds(),
                meter.cpuSeconds(),
                cases / meter.seconds());
    }

    private static String[] model() {
        return MODELS ? new String[0] : new String[] {"--no-model"};
    }
}
