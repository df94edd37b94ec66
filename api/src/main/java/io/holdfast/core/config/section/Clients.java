package io.holdfast.core.config.section;

import java.time.Duration;

/**
 * How model servers are approached and what is remembered of the models.
 *
 * @param connectTimeoutSeconds how long a server may take to accept a connection
 * @param maxReplyMegabytes a longer reply is refused
 * @param breakerCalls the last calls looked at when deciding whether a server is down
 * @param breakerFailureShare share of them that must have failed
 * @param breakerPauseSeconds how long a server that is down is left alone
 * @param embeddingCacheMegabytes memory kept for embeddings of texts seen before
 * @param groundingCacheEntries claims with their evidence for which the grounding model's word is remembered
 */
public record Clients(
        int connectTimeoutSeconds,
        int maxReplyMegabytes,
        int breakerCalls,
        double breakerFailureShare,
        int breakerPauseSeconds,
        int embeddingCacheMegabytes,
        int groundingCacheEntries) {
    public Clients {
        Check.positive(connectTimeoutSeconds, "clients.connect_timeout_seconds");
        Check.positive(maxReplyMegabytes, "clients.max_reply_megabytes");
        Check.positive(breakerCalls, "clients.breaker_calls");
        Check.threshold(breakerFailureShare, "clients.breaker_failure_share");
        Check.positive(breakerPauseSeconds, "clients.breaker_pause_seconds");
        Check.positive(embeddingCacheMegabytes, "clients.embedding_cache_megabytes");
        Check.positive(groundingCacheEntries, "clients.grounding_cache_entries");
    }

    public Duration connectTimeout() {
        return Duration.ofSeconds(connectTimeoutSeconds);
    }

    public Duration breakerPause() {
        return Duration.ofSeconds(breakerPauseSeconds);
    }
}
