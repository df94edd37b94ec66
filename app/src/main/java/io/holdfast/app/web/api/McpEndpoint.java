package io.holdfast.app.web.api;

import io.holdfast.app.mcp.HoldfastTools;
import io.holdfast.app.mcp.StatelessServer;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * {@code POST /mcp}: the Model Context Protocol over streamable HTTP, without sessions and without streams: every response
 * is one JSON object. Behind the same doors, limits and workers as the rest of the service.
 */
public final class McpEndpoint implements Area {
    private static final String VERSION = "MCP-Protocol-Version";

    private final Bodies bodies;
    private final JsonBodies json;
    private final ScoringDesk scoring;
    private final StatelessServer server;

    public McpEndpoint(Config config, Bodies bodies, ScoringDesk scoring, String version) {
        this.bodies = bodies;
        this.json = new JsonBodies(config);
        this.scoring = scoring;
        this.server = new StatelessServer(new HoldfastTools(config, this::evaluate, List.of()), version);
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post("/mcp", this::answer);
    }

    private void answer(Context context) {
        String version = context.header(VERSION);
        if (version != null && !StatelessServer.VERSIONS.contains(version)) {
            throw new ProblemException(
                    Problem.Kind.MALFORMED_REQUEST,
                    VERSION + " must be one of " + String.join(", ", StatelessServer.VERSIONS));
        }
        Optional<String> response = bodies.whole(
                context,
                Endpoints.JSON,
                body -> scoring.inTurn(Demand.of(context, body.length), () -> server.answer(message(body))));
        response.ifPresentOrElse(text -> Endpoints.json(context, text), () -> context.status(202));
    }

    /** Held against the rules for every body first: UTF-8, one object, no key twice. */
    private String message(byte[] body) {
        json.object(body);
        return new String(body, StandardCharsets.UTF_8);
    }

    /** A limit is reported to the agent in the response of its call. */
    private Finding<Grounding> evaluate(Case testCase, Answer answer) {
        try {
            return scoring.evaluated(testCase, answer);
        } catch (ProblemException e) {
            throw new HoldfastException(ErrorCode.TOO_COMPLEX, e.problem().detail(), e);
        }
    }
}
