package io.holdfast.lab.run;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * At most so many requests and so many tokens in a minute: two buckets that refill steadily and hold one minute's worth.
 * A caller waits until both hold what it needs. Thread-safe.
 */
public final class RateLimit {
    private static final double NANOS_PER_MINUTE = Duration.ofMinutes(1).toNanos();

    private final double requestsPerMinute;
    private final double tokensPerMinute;
    private final InstantSource clock;
    private final Pause pause;
    private double requests;
    private double tokens;
    private Instant refilled;

    /** How a caller waits; tests move a clock instead. */
    @FunctionalInterface
    public interface Pause {
        void sleep(Duration duration) throws InterruptedException;
    }

    public RateLimit(int requestsPerMinute, int tokensPerMinute, InstantSource clock, Pause pause) {
        this.requestsPerMinute = requestsPerMinute;
        this.tokensPerMinute = tokensPerMinute;
        this.clock = clock;
        this.pause = pause;
        this.requests = requestsPerMinute;
        this.tokens = tokensPerMinute;
        this.refilled = clock.instant();
    }

    public static RateLimit none() {
        return new RateLimit(Integer.MAX_VALUE, Integer.MAX_VALUE, InstantSource.fixed(Instant.EPOCH), d -> {});
    }

    /** Waits for leave to make one request of so many tokens; a request above the limit waits for a full bucket. */
    public void acquire(int wanted) throws InterruptedException {
        double tokensWanted = Math.min(wanted, tokensPerMinute);
        for (Duration wait = take(tokensWanted); !wait.isZero(); wait = take(tokensWanted)) {
            pause.sleep(wait);
        }
    }

    private synchronized Duration take(double wanted) {
        if (requestsPerMinute == Integer.MAX_VALUE) {
            return Duration.ZERO;
        }
        Instant now = clock.instant();
        double minutes = Duration.between(refilled, now).toNanos() / NANOS_PER_MINUTE;
        requests = Math.min(requestsPerMinute, requests + minutes * requestsPerMinute);
        tokens = Math.min(tokensPerMinute, tokens + minutes * tokensPerMinute);
        refilled = now;
        if (requests >= 1 && tokens >= wanted) {
            requests -= 1;
            tokens -= wanted;
            return Duration.ZERO;
        }
        double missing = Math.max((1 - requests) / requestsPerMinute, (wanted - tokens) / tokensPerMinute);
        return Duration.ofNanos((long) Math.ceil(missing * NANOS_PER_MINUTE) + 1);
    }
}
