package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.work.ScoringDesk;
import io.javalin.config.RoutesConfig;
import java.util.Map;

/** {@code GET /healthz}: the process answers. {@code GET /readyz}: it can score, so it may be sent traffic. */
public final class HealthEndpoints implements Area {
    private final ScoringDesk scoring;

    public HealthEndpoints(ScoringDesk scoring) {
        this.scoring = scoring;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get("/healthz", context -> Endpoints.json(context, "{\"status\":\"ok\"}\n"));
        routes.get("/readyz", context -> {
            if (!scoring.ready()) {
                throw new ProblemException(
                        Problem.Kind.NOT_READY, "the models are being loaded", Map.of("Retry-After", "1"));
            }
            Endpoints.json(context, "{\"status\":\"ready\"}\n");
        });
    }
}
