package io.holdfast.core.config.section;

import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Limits of the service: nothing waits for ever, nothing is held without a bound.
 *
 * @param apiKeys SHA-256 of each key in hex; empty: no key is asked for
 * @param workers threads that score; 0: one per core
 * @param queue requests that may wait for a worker; the next is told to come again
 * @param maxRequestMegabytes longest body, and longest line of a batch
 * @param maxCaseMillions most work of one case: characters of the answer times characters of its documents, in millions
 * @param maxWorkSeconds longest time a worker spends on one request or line; then it is stopped
 * @param bufferMegabytes bodies held at once by all requests together
 * @param runModels models a background run may name
 * @param index folder of the index that questions are answered from; empty: none are
 */
public record ServeSettings(
        String host,
        int port,
        List<String> apiKeys,
        boolean open,
        int workers,
        int queue,
        int queueDeadlineMilliseconds,
        int maxRequestMegabytes,
        int maxCaseMillions,
        int maxWorkSeconds,
        int bufferMegabytes,
        int bodyTimeoutSeconds,
        int idleTimeoutSeconds,
        int maxConnections,
        int maxBatches,
        int maxBatchMinutes,
        int maxRuns,
        int maxWaitingRuns,
        int runThreads,
        List<String> runModels,
        String index,
        int shutdownSeconds) {
    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
    private static final int HIGHEST_PORT = 65_535;

    public ServeSettings {
        apiKeys = List.copyOf(apiKeys);
        runModels = List.copyOf(runModels);
        Check.require(!host.isBlank(), "serve.host", host, "a host name or address");
        Check.require(port >= 0 && port <= HIGHEST_PORT, "serve.port", port, "a whole number in [0, 65535]");
        for (String key : apiKeys) {
            Check.require(
                    SHA_256.matcher(key).matches(),
                    "serve.api_keys",
                    "not the hash of a key",
                    "SHA-256 hashes of 64 lower-case hex digits, as holdfast serve --hash-key prints them");
        }
        Check.require(workers >= 0, "serve.workers", workers, "a whole number of 0 or more");
        Check.positive(queue, "serve.queue");
        Check.positive(queueDeadlineMilliseconds, "serve.queue_deadline_milliseconds");
        Check.require(
                maxRequestMegabytes >= 1 && maxRequestMegabytes <= 1024,
                "serve.max_request_megabytes",
                maxRequestMegabytes,
                "a whole number in [1, 1024]");
        Check.require(
                bufferMegabytes >= maxRequestMegabytes,
                "serve.buffer_megabytes",
                bufferMegabytes,
                "a whole number of serve.max_request_megabytes (" + maxRequestMegabytes + ") or more");
        Check.positive(maxCaseMillions, "serve.max_case_millions");
        Check.positive(maxWorkSeconds, "serve.max_work_seconds");
        Check.positive(bodyTimeoutSeconds, "serve.body_timeout_seconds");
        Check.positive(idleTimeoutSeconds, "serve.idle_timeout_seconds");
        Check.positive(maxConnections, "serve.max_connections");
        Check.positive(maxBatches, "serve.max_batches");
        Check.positive(maxBatchMinutes, "serve.max_batch_minutes");
        Check.positive(maxRuns, "serve.max_runs");
        Check.positive(maxWaitingRuns, "serve.max_waiting_runs");
        Check.positive(runThreads, "serve.run_threads");
        Check.positive(shutdownSeconds, "serve.shutdown_seconds");
    }

    public Duration queueDeadline() {
        return Duration.ofMillis(queueDeadlineMilliseconds);
    }

    public Duration bodyTimeout() {
        return Duration.ofSeconds(bodyTimeoutSeconds);
    }

    public Duration maxWorkTime() {
        return Duration.ofSeconds(maxWorkSeconds);
    }

    public Duration idleTimeout() {
        return Duration.ofSeconds(idleTimeoutSeconds);
    }

    public Duration maxBatchTime() {
        return Duration.ofMinutes(maxBatchMinutes);
    }

    public Duration shutdownTime() {
        return Duration.ofSeconds(shutdownSeconds);
    }

    public int maxRequestBytes() {
        return maxRequestMegabytes << 20;
    }
}
