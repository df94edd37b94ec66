package io.holdfast.spark.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A real Kafka broker in KRaft mode, in a process of its own. */
final class Broker implements AutoCloseable {
    private static final String CLUSTER = "aG9sZGZhc3QtdGVzdC0wMQ";

    private final Jvm process;
    private final String address;

    Broker(Path folder) throws IOException, InterruptedException {
        int port = Ports.free();
        int controller = Ports.free();
        this.address = "127.0.0.1:" + port;
        Files.createDirectories(folder);
        Path settings = Files.write(
                folder.resolve("server.properties"),
                List.of(
                        "process.roles=broker,controller",
                        "node.id=1",
                        "controller.quorum.voters=1@127.0.0.1:" + controller,
                        "listeners=PLAINTEXT://" + address + ",CONTROLLER://127.0.0.1:" + controller,
                        "advertised.listeners=PLAINTEXT://" + address,
                        "controller.listener.names=CONTROLLER",
                        "log.dirs=" + folder.resolve("data"),
                        "num.partitions=3",
                        "offsets.topic.replication.factor=1",
                        "transaction.state.log.replication.factor=1",
                        "transaction.state.log.min.isr=1"));
        try (Jvm format = jvm(
                folder.resolve("format.log"),
                List.of("kafka.tools.StorageTool", "format", "-t", CLUSTER, "-c", settings.toString()))) {
            if (format.end(Duration.ofMinutes(5)) != 0) {
                throw new AssertionError("storage could not be formatted\n" + format.log());
            }
        }
        this.process = jvm(folder.resolve("broker.log"), List.of("kafka.Kafka", settings.toString()));
        process.until("the broker runs", Duration.ofMinutes(5), () -> process.logs("Kafka Server started"));
    }

    private static Jvm jvm(Path log, List<String> command) {
        return new Jvm(
                log,
                Map.of(),
                SparkHome.classPath(),
                List.of(
                        "-Xmx512m",
                        "-XX:TieredStopAtLevel=1",
                        "-Dholdfast.log=info",
                        "-Dkafka.logs.dir=" + log.getParent()),
                command);
    }

    String address() {
        return address;
    }

    @Override
    public void close() {
        process.close();
    }
}
