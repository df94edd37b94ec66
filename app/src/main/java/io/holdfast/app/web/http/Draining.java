package io.holdfast.app.web.http;

/** Whether the service has begun to stop: what was accepted is finished, nothing new is. */
public final class Draining {
    private volatile boolean begun;

    public void begin() {
        begun = true;
    }

    public boolean begun() {
        return begun;
    }

    /** Ends the request with 503 when the service is stopping. */
    public void check() {
        if (begun) {
            throw new ProblemException(
                    Problem.Kind.SHUTTING_DOWN,
                    "the service is stopping; ask another instance",
                    java.util.Map.of("Retry-After", "5", "Connection", "close"));
        }
    }
}
