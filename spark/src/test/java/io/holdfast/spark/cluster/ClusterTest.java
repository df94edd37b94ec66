package io.holdfast.spark.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.holdfast.models.Scorers;
import io.holdfast.spark.Records;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One master and two workers on this machine, the job jar by spark-submit, and an executor that dies. */
@Tag("heavy")
class ClusterTest {
    private static final int CASES = Integer.getInteger("holdfast.cluster.cases", 100_000);
    private static final int TASKS = 24;

    @TempDir
    Path folder;

    @BeforeEach
    void theJobJarIsThere() {
        assumeTrue(
                Files.exists(Cluster.JOB_JAR), "no job jar; first: ./mvnw -Pjob-jar -pl spark -am -DskipTests package");
    }

    @Test
    void executorKilledInMidJobLosesNothingAndDoublesNothing() throws Exception {
        List<String> lines = Records.generated(CASES, 1000);
        Path input = Files.write(folder.resolve("in.jsonl"), lines);
        Path output = folder.resolve("out");
        try (Cluster cluster = new Cluster(folder, 2)) {
            try (Jvm driver = cluster.submit(input, output, "--no-model", "--partitions", Integer.toString(TASKS))) {
                driver.until("some tasks are done", Cluster.LIMIT, () -> driver.logs("(4/" + TASKS + ")"));
                List<ProcessHandle> executors = cluster.worker(2).children("CoarseGrainedExecutorBackend");
                assertThat(executors).as("executors of the second worker").isNotEmpty();
                executors.forEach(ProcessHandle::destroyForcibly);
                assertThat(driver.logs("(" + TASKS + "/" + TASKS + ")"))
                        .as("killed in mid-job")
                        .isFalse();

                assertThat(driver.end(Cluster.LIMIT)).as(driver.log()).isZero();
                System.out.println(String.join("\n", story(driver)));
                assertThat(driver.log()).contains(String.format(Locale.ROOT, "%,d records scored", CASES));
            }
            assertThat(cluster.worker(2).logs("finished with state")
                            || cluster.master().logs("Removing executor"))
                    .as("the cluster noticed that an executor was gone")
                    .isTrue();
        }
        assertThat(Records.written(output.resolve("scores")))
                .isEqualTo(Records.expected(
                        lines, Scorers.withoutModels(Records.config().config())));
        System.out.printf(Locale.ROOT, "%,d lines, byte for byte those of plain scoring, in order%n", CASES);
    }

    @Test
    void executorsScoreWithTheModelsOfTheJobJar() throws Exception {
        List<String> lines = Records.generated(300, 60);
        Path input = Files.write(folder.resolve("in.jsonl"), lines);
        Path output = folder.resolve("out");
        try (Cluster cluster = new Cluster(folder, 2);
                Jvm driver = cluster.submit(input, output, "--partitions", "4")) {
            assertThat(driver.end(Cluster.LIMIT)).as(driver.log()).isZero();
        }
        List<String> scores = Records.written(output.resolve("scores"));
        Scorers models = Scorers.of(Records.config().config());
        assertThat(scores).isEqualTo(Records.expected(lines, models));
        assertThat(scores)
                .isNotEqualTo(Records.expected(
                        lines, Scorers.withoutModels(Records.config().config())));
    }

    /** The lines of the driver's log that tell what happened, without addresses. */
    private static List<String> story(Jvm driver) {
        List<String> told = new ArrayList<>();
        for (String line : driver.log().lines().toList()) {
            if (line.contains("TaskSchedulerImpl: Lost executor")
                    || line.contains("Shuffle files lost")
                    || line.contains("(" + TASKS + "/" + TASKS + ")")
                    || line.contains("records scored")) {
                told.add(line.replaceAll("127\\.0\\.0\\.1(:\\d+)?|/\\S*/", "…"));
            }
        }
        return told;
    }
}
