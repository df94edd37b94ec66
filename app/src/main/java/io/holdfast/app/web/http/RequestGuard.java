package io.holdfast.app.web.http;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs before every route: gives the request its id and the response its headers, turns away who has no key, comes
 * from another site or comes too late, and turns whatever goes wrong into a problem document.
 */
public final class RequestGuard implements Area {
    private static final Logger LOG = LoggerFactory.getLogger(RequestGuard.class);
    private static final Set<String> OPEN = Set.of("/healthz", "/readyz", "/openapi.yaml");

    private final ApiKeys keys;
    private final SameSite sameSite;
    private final Draining draining;
    private final BiPredicate<Context, Problem> pages;

    /** @param pages shows a problem as a page; false when the document should be sent */
    public RequestGuard(ApiKeys keys, SameSite sameSite, Draining draining, BiPredicate<Context, Problem> pages) {
        this.keys = keys;
        this.sameSite = sameSite;
        this.draining = draining;
        this.pages = pages;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.before(this::admit);
        routes.exception(ProblemException.class, (e, context) -> answer(context, e));
        routes.exception(HttpResponseException.class, (e, context) -> answer(context, translated(e)));
        routes.exception(HoldfastException.class, (e, context) -> {
            if (e.code() == ErrorCode.TOO_COMPLEX || e.code() == ErrorCode.BAD_INPUT) {
                Problem.Kind kind =
                        e.code() == ErrorCode.TOO_COMPLEX ? Problem.Kind.TOO_LARGE : Problem.Kind.INVALID_FIELD;
                answer(context, new ProblemException(kind, String.valueOf(e.getMessage())));
                return;
            }
            LOG.error("request {} failed: {}", RequestId.of(context), e.getMessage());
            answer(
                    context,
                    new ProblemException(
                            Problem.Kind.INTERNAL,
                            e.code() == ErrorCode.STORE_FAILED
                                    ? "the store of the runs failed, perhaps its disk is full; the log of the service"
                                            + " says more"
                                    : "this is a fault of the service; its log names the request id"));
        });
        routes.exception(Exception.class, (e, context) -> {
            LOG.error("request {} failed", RequestId.of(context), e);
            answer(
                    context,
                    new ProblemException(
                            Problem.Kind.INTERNAL, "this is a fault of the service; its log names the request id"));
        });
    }

    private void admit(Context context) {
        context.header(RequestId.HEADER, RequestId.of(context));
        SecurityHeaders.of(context.path()).forEach(context::header);
        if (draining.begun()) {
            context.header("Connection", "close");
        }
        if (!context.path().equals("/healthz")) {
            draining.check();
        }
        sameSite.check(context);
        if (!OPEN.contains(context.path())) {
            keys.check(context);
        }
    }

    private void answer(Context context, ProblemException e) {
        Problem problem = e.problem();
        UnreadBody.drop(context);
        e.begin(context);
        if (!pages.test(context, problem)) {
            context.contentType(Problem.MEDIA_TYPE)
                    .result(problem.json(RequestId.of(context)).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** What the router itself refuses. */
    private static ProblemException translated(HttpResponseException e) {
        return switch (e.getStatus()) {
            case 404 ->
                new ProblemException(
                        Problem.Kind.NOT_FOUND,
                        "there is no such address; those for programs are listed at /openapi.yaml");
            case 405 -> {
                String allowed = methods(e.getDetails());
                yield new ProblemException(
                        Problem.Kind.METHOD_NOT_ALLOWED, "allowed here: " + allowed, Map.of("Allow", allowed));
            }
            case 413 -> new ProblemException(Problem.Kind.TOO_LARGE, "the form is too large");
            default ->
                new ProblemException(
                        e.getStatus() >= 500 ? Problem.Kind.INTERNAL : Problem.Kind.MALFORMED_REQUEST,
                        "the request could not be understood");
        };
    }

    private static String methods(Map<String, String> details) {
        return details.values().stream()
                .flatMap(list -> Arrays.stream(list.split("[^A-Za-z]+")))
                .map(method -> method.toUpperCase(Locale.ROOT))
                .filter(method -> !method.isEmpty())
                .flatMap(method -> method.equals("GET") ? Stream.of("GET", "HEAD") : Stream.of(method))
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
    }
}
