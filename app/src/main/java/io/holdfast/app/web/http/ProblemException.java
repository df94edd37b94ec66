package io.holdfast.app.web.http;

import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Ends a request with a problem document. */
public final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final String LIMIT = "holdfast.limit";

    private final transient Problem problem;
    private final transient Map<String, String> headers;
    private final @Nullable Limit limit;

    public ProblemException(Problem.Kind kind, String detail) {
        this(kind, detail, Map.of());
    }

    /** @param headers sent with it, e.g. {@code Retry-After} */
    public ProblemException(Problem.Kind kind, String detail, Map<String, String> headers) {
        this(kind, detail, headers, null);
    }

    private ProblemException(Problem.Kind kind, String detail, Map<String, String> headers, @Nullable Limit limit) {
        super(detail, null, false, false);
        this.problem = new Problem(kind, detail);
        this.headers = Map.copyOf(headers);
        this.limit = limit;
    }

    /** Told to come again: the service is at one of its limits. */
    public static ProblemException busy(Limit limit, String detail, int retryAfterSeconds) {
        return new ProblemException(
                Problem.Kind.BUSY, detail, Map.of("Retry-After", Integer.toString(retryAfterSeconds)), limit);
    }

    public Problem problem() {
        return problem;
    }

    public Map<String, String> headers() {
        return headers;
    }

    /** Gives the response its status and headers, and the request its mark if a limit refused it. */
    public void begin(Context context) {
        context.status(problem.kind().status());
        headers.forEach(context::header);
        if (limit != null) {
            context.attribute(LIMIT, limit);
        }
    }

    /** The limit that refused this request, if one did. */
    public static Optional<Limit> limit(Context context) {
        return Optional.ofNullable(context.attribute(LIMIT));
    }

    /** The limit this refusal is for, if it is one. */
    public Optional<Limit> limit() {
        return Optional.ofNullable(limit);
    }
}
