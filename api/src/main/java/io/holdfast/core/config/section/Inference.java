package io.holdfast.core.config.section;

import java.time.Duration;

/** How chat models are called. CPU inference on a laptop takes minutes a query: the long timeout is meant. */
public record Inference(
        int timeoutSeconds,
        int maxRetries,
        double retryBackoffBase,
        int maxTokens,
        double temperature,
        long seed,
        int concurrency,
        int requestsPerMinute) {
    public Inference {
        Check.positive(timeoutSeconds, "inference.timeout_seconds");
        Check.positive(maxRetries, "inference.max_retries");
        Check.require(retryBackoffBase >= 1, "inference.retry_backoff_base", retryBackoffBase, "a number of 1 or more");
        Check.positive(maxTokens, "inference.max_tokens");
        Check.require(temperature == 0, "inference.temperature", temperature, "0 (results must be repeatable)");
        Check.positive(concurrency, "inference.concurrency");
        Check.positive(requestsPerMinute, "inference.requests_per_minute");
    }

    public Duration timeout() {
        return Duration.ofSeconds(timeoutSeconds);
    }
}
