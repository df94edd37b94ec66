package io.holdfast.spark.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A standalone master and workers of one core each, processes of their own on this machine. */
final class Cluster implements AutoCloseable {
    static final Path JOB_JAR = Path.of("target/holdfast-spark-job.jar").toAbsolutePath();
    static final Duration LIMIT = Duration.ofMinutes(20);

    private final Path folder;
    private final SparkHome home;
    private final Map<String, String> environment;
    private final String address = "spark://127.0.0.1:" + Ports.free();
    private final Jvm master;
    private final List<Jvm> workers = new ArrayList<>();

    Cluster(Path folder, int size) throws IOException, InterruptedException {
        this.folder = folder;
        this.home = SparkHome.create(folder.resolve("spark"));
        this.environment = Map.of(
                "SPARK_HOME", home.folder().toString(), "SPARK_SCALA_VERSION", "2.13", "SPARK_LOCAL_IP", "127.0.0.1");
        String port = address.substring(address.lastIndexOf(':') + 1);
        this.master = jvm(
                "master",
                "org.apache.spark.deploy.master.Master",
                List.of("--host", "127.0.0.1", "--port", port, "--webui-port", "0"));
        for (int i = 1; i <= size; i++) {
            workers.add(worker("worker-" + i));
        }
        master.until(
                size + " workers registered", LIMIT, () -> master.log().split("Registering worker").length == size + 1);
    }

    private Jvm worker(String name) {
        List<String> options = new ArrayList<>(List.of("--host", "127.0.0.1", "--webui-port", "0"));
        options.addAll(List.of("--cores", "1", "--memory", "1g"));
        options.addAll(List.of("--work-dir", folder.resolve(name).toString(), address));
        return jvm(name, "org.apache.spark.deploy.worker.Worker", options);
    }

    /** Hands the job jar to the cluster by spark-submit. */
    Jvm submit(Path input, Path output, String... more) {
        List<String> options = new ArrayList<>(List.of("--master", address, "--executor-memory", "768m"));
        options.addAll(List.of("--conf", "spark.ui.enabled=false", "--conf", "spark.driver.host=127.0.0.1"));
        options.addAll(List.of("--class", "io.holdfast.spark.cli.SparkMain", JOB_JAR.toString()));
        options.addAll(List.of("--input", input.toString(), "--output", output.toString(), "--format", "jsonl"));
        options.addAll(List.of(more));
        return jvm(output.getFileName() + "-driver", "org.apache.spark.deploy.SparkSubmit", options);
    }

    private Jvm jvm(String name, String main, List<String> options) {
        List<String> command = new ArrayList<>(List.of(main));
        command.addAll(options);
        return new Jvm(
                folder.resolve(name + ".log"),
                environment,
                home.jars(),
                List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
                command);
    }

    Jvm master() {
        return master;
    }

    Jvm worker(int number) {
        return workers.get(number - 1);
    }

    @Override
    public void close() {
        workers.forEach(Jvm::close);
        master.close();
    }
}
