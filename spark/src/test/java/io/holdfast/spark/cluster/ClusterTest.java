package io.holdfast.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.holdfast.models.Scorers;
import io.holdfast.spark.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One master and two workers on this machine, the job jar by spark-submit, and an executor that dies. */
@Tag("heavy")
class ClusterTest {
    private static final Path JOB_JAR = Path.of("target/holdfast-spark-job.jar").toAbsolutePath();
    private static final int CASES = Integer.getInteger("holdfast.cluster.cases", 100_000);
    private static final int TASKS = 24;
    private static final Duration LIMIT = Duration.ofMinutes(20);

    @TempDir
    Path folder;

    @Test
    void executorKilledInMidJobLosesNothingAndDoublesNothing() throws Exception {
        assumeTrue(Files.exists(JOB_JAR), "no job jar; first: ./mvnw -Pjob-jar -pl spark -am -DskipTests package");
        List<String> lines = Records.generated(CASES, 1000);
        Path input = Files.write(folder.resolve("in.jsonl"), lines);
        Path output = folder.resolve("out");
        SparkHome home = SparkHome.create(folder.resolve("spark"));
        Map<String, String> environment = Map.of(
                "SPARK_HOME", home.folder().toString(), "SPARK_SCALA_VERSION", "2.13", "SPARK_LOCAL_IP", "127.0.0.1");
        String master = "spark://127.0.0.1:" + Ports.free();
        try (Jvm boss = master(home, environment, master);
                Jvm first = worker(home, environment, master, "worker-1");
                Jvm second = worker(home, environment, master, "worker-2")) {
            boss.until("both workers registered", LIMIT, () -> boss.log().split("Registering worker").length == 3);
            try (Jvm driver = submit(home, environment, master, input, output)) {
                driver.until("some tasks are done", LIMIT, () -> driver.logs("(4/" + TASKS + ")"));
                List<ProcessHandle> executors = second.children("CoarseGrainedExecutorBackend");
                assertThat(executors).as("executors of the second worker").isNotEmpty();
                executors.forEach(ProcessHandle::destroyForcibly);
                assertThat(driver.logs("(" + TASKS + "/" + TASKS + ")"))
                        .as("killed in mid-job")
                        .isFalse();

                assertThat(driver.end(LIMIT)).as(driver.log()).isZero();
                System.out.printf(
                        "killed -9 executor %s in mid-job; the job of %,d cases ended well%n",
                        executors.get(0).pid(), CASES);
                assertThat(driver.log()).contains(String.format("%,d records scored", CASES));
            }
            assertThat(second.logs("finished with state") || boss.logs("Removing executor"))
                    .as("the cluster noticed that an executor was gone")
                    .isTrue();
            assertThat(first.log()).contains("Asked to launch executor");
        }
        assertThat(scores(output))
                .isEqualTo(Records.expected(
                        lines, Scorers.withoutModels(Records.config().config())));
    }

    private Jvm master(SparkHome home, Map<String, String> environment, String address) {
        return jvm(
                "master",
                environment,
                home,
                List.of(
                        "org.apache.spark.deploy.master.Master",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        address.substring(address.lastIndexOf(':') + 1),
                        "--webui-port",
                        "0"));
    }

    private Jvm worker(SparkHome home, Map<String, String> environment, String master, String name) {
        return jvm(
                name,
                environment,
                home,
                List.of(
                        "org.apache.spark.deploy.worker.Worker",
                        "--host",
                        "127.0.0.1",
                        "--webui-port",
                        "0",
                        "--cores",
                        "1",
                        "--memory",
                        "1g",
                        "--work-dir",
                        folder.resolve(name).toString(),
                        master));
    }

    private Jvm submit(SparkHome home, Map<String, String> environment, String master, Path input, Path output) {
        List<String> command = new ArrayList<>(List.of("org.apache.spark.deploy.SparkSubmit", "--master", master));
        command.addAll(List.of("--executor-memory", "768m", "--conf", "spark.ui.enabled=false"));
        command.addAll(List.of("--conf", "spark.driver.host=127.0.0.1"));
        command.addAll(List.of("--class", "io.holdfast.spark.cli.SparkMain", JOB_JAR.toString()));
        command.addAll(List.of("--input", input.toString(), "--output", output.toString()));
        command.addAll(List.of("--format", "jsonl", "--no-model", "--partitions", Integer.toString(TASKS)));
        return jvm("driver", environment, home, command);
    }

    private Jvm jvm(String name, Map<String, String> environment, SparkHome home, List<String> command) {
        return new Jvm(
                folder.resolve(name + ".log"),
                environment,
                home.jars(),
                List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
                command);
    }

    private static List<String> scores(Path output) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> files = Files.list(output.resolve("scores"))) {
            for (Path file : files.filter(f -> f.getFileName().toString().startsWith("part-"))
                    .sorted()
                    .toList()) {
                lines.addAll(Files.readAllLines(file));
            }
        }
        return lines;
    }
}
