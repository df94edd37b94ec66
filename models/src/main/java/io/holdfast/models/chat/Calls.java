package io.holdfast.models.chat;

import io.github.resilience4j.circuitbreaker.CircuitBreaker;
import io.github.resilience4j.circuitbreaker.CircuitBreakerConfig;
import io.github.resilience4j.ratelimiter.RateLimiter;
import io.github.resilience4j.ratelimiter.RateLimiterConfig;
import io.holdfast.core.config.section.Clients;
import io.holdfast.core.config.section.Inference;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/**
 * How one server is called: at most so many requests a minute, again after errors that may pass (with growing pauses, or
 * the pause the server asked for), and not at all for a while when it seems down. The timeout covers a call with all
 * its retries, so a call never takes longer than {@code inference.timeout_seconds} once its turn has come.
 */
final class Calls {
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final String server;
    private final Inference inference;
    private final Timing timing;
    private final RateLimiter limiter;
    private final CircuitBreaker breaker;
    private final AtomicLong pauses = new AtomicLong();

    Calls(String server, Inference inference, Clients clients, Timing timing) {
        this.server = server;
        this.inference = inference;
        this.timing = timing;
        this.limiter = RateLimiter.of(
                server,
                RateLimiterConfig.custom()
                        .limitForPeriod(1)
                        .limitRefreshPeriod(MINUTE.dividedBy(inference.requestsPerMinute()))
                        .timeoutDuration(Duration.ofDays(1))
                        .build(),
                timing::nanos);
        this.breaker = CircuitBreaker.of(
                server,
                CircuitBreakerConfig.custom()
                        .slidingWindowSize(clients.breakerCalls())
                        .minimumNumberOfCalls(clients.breakerCalls())
                        .failureRateThreshold((float) (100 * clients.breakerFailureShare()))
                        .waitDurationInOpenState(clients.breakerPause())
                        .permittedNumberOfCallsInHalfOpenState(1)
                        .clock(timing.clock())
                        .build());
    }

    Timing timing() {
        return timing;
    }

    /** Makes a call; {@code attempt} is told how much time it has. */
    <T> T call(Function<Duration, T> attempt) {
        sleep(turn());
        long deadline = timing.nanos() + inference.timeout().toNanos();
        for (int retry = 0; ; retry++) {
            try {
                return once(attempt, Duration.ofNanos(Math.max(1, deadline - timing.nanos())));
            } catch (BreakerOpen e) {
                throw e;
            } catch (ServerException e) {
                Duration pause = longer(backoff(retry), e.serverWait());
                boolean hopeless = !e.code().retriable() || retry >= inference.maxRetries();
                if (hopeless || timing.nanos() + pause.toNanos() >= deadline) {
                    throw e;
                }
                sleep(longer(pause, turn()));
            }
        }
    }

    private <T> T once(Function<Duration, T> attempt, Duration left) {
        if (!breaker.tryAcquirePermission()) {
            throw new BreakerOpen(server, breaker.getCircuitBreakerConfig().getSlidingWindowSize());
        }
        long start = timing.nanos();
        try {
            T result = attempt.apply(left);
            breaker.onSuccess(timing.nanos() - start, TimeUnit.NANOSECONDS);
            return result;
        } catch (HoldfastException e) {
            if (e.code() == ErrorCode.RATE_LIMITED) {
                breaker.releasePermission();
            } else if (e.code().retriable()) {
                breaker.onError(timing.nanos() - start, TimeUnit.NANOSECONDS, e);
            } else {
                breaker.onSuccess(timing.nanos() - start, TimeUnit.NANOSECONDS);
            }
            throw e;
        } catch (RuntimeException e) {
            breaker.releasePermission();
            throw e;
        }
    }

    /** base^retry seconds, spread over its upper half so that parallel callers do not come back together. */
    private Duration backoff(int retry) {
        double jitter = new SplittableRandom(inference.seed() + SPREAD * pauses.incrementAndGet()).nextDouble(0.5, 1);
        return Duration.ofMillis(Math.round(1000 * Math.pow(inference.retryBackoffBase(), retry) * jitter));
    }

    private Duration turn() {
        return Duration.ofNanos(Math.max(0, limiter.reservePermission()));
    }

    private static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    private void sleep(Duration duration) {
        if (duration.isZero()) {
            return;
        }
        try {
            timing.sleep(duration);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new HoldfastException(ErrorCode.TIMEOUT, "waiting for " + server + " was cancelled", e);
        }
    }

    /** The server is being left alone. */
    private static final class BreakerOpen extends ServerException {
        private static final long serialVersionUID = 1L;

        BreakerOpen(String server, int calls) {
            super(
                    ErrorCode.UNREACHABLE,
                    "calls to " + server + " are paused: too many of the last " + calls
                            + " failed; check the server, then run again (finished work is kept)",
                    Duration.ZERO);
        }
    }
}
