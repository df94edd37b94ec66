package io.holdfast.app.web.http;

import java.util.Map;

/** Ends a request with a problem document. */
public final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;
    private final transient Map<String, String> headers;

    public ProblemException(Problem.Kind kind, String detail) {
        this(kind, detail, Map.of());
    }

    /** @param headers sent with it, e.g. {@code Retry-After} */
    public ProblemException(Problem.Kind kind, String detail, Map<String, String> headers) {
        super(detail, null, false, false);
        this.problem = new Problem(kind, detail);
        this.headers = Map.copyOf(headers);
    }

    /** Told to come again: the service is at one of its limits. */
    public static ProblemException busy(String detail, int retryAfterSeconds) {
        return new ProblemException(
                Problem.Kind.BUSY, detail, Map.of("Retry-After", Integer.toString(retryAfterSeconds)));
    }

    public Problem problem() {
        return problem;
    }

    public Map<String, String> headers() {
        return headers;
    }
}
