package io.holdfast.spark.stream;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListTopicsOptions;

/** Asks a Kafka cluster whether it is there and has the topics, before a job waits for it without a word. */
public final class Brokers {
    private static final String KAFKA = "kafka.";

    private Brokers() {}

    /** @param kafkaOptions as for Spark's connector; those that begin with {@code kafka.} are the client's own */
    public static void require(KafkaAddress address, Map<String, String> kafkaOptions, Duration limit) {
        Map<String, Object> settings = new TreeMap<>();
        kafkaOptions.forEach((key, value) -> {
            if (key.startsWith(KAFKA)) {
                settings.put(key.substring(KAFKA.length()), value);
            }
        });
        settings.put("bootstrap.servers", address.servers());
        Set<String> topics;
        try (Admin admin = Admin.create(settings)) {
            topics = topics(admin, limit);
        } catch (ExecutionException | TimeoutException e) {
            throw new HoldfastException(
                    ErrorCode.UNREACHABLE,
                    "no Kafka broker answered at " + address.servers() + " within " + limit.toSeconds()
                            + " s; check the address, and --kafka-option if it asks for TLS or a login",
                    e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HoldfastException(ErrorCode.UNREACHABLE, "stopped while asking " + address.servers(), e);
        }
        List<String> missing = List.of(address.topics().split(",")).stream()
                .filter(topic -> !topics.contains(topic))
                .toList();
        if (!missing.isEmpty()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "there is no topic " + String.join(", ", missing) + " at " + address.servers()
                            + "; create it, or check the name");
        }
    }

    private static Set<String> topics(Admin admin, Duration limit)
            throws ExecutionException, TimeoutException, InterruptedException {
        int millis = (int) limit.toMillis();
        return admin.listTopics(new ListTopicsOptions().timeoutMs(millis).listInternal(true))
                .names()
                .get(millis, TimeUnit.MILLISECONDS);
    }
}
