package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.lab.context.ContextJson;
import io.holdfast.lab.context.ContextMetric;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.json.Json;
import io.javalin.config.RoutesConfig;
import java.util.EnumSet;

/** {@code POST /v1/context}: one native case in, the quality of what was retrieved for it out, as {@code score --metrics context} writes it. */
public final class ContextEndpoint implements Area {
    private final Bodies bodies;
    private final JsonBodies json;
    private final NativeCaseReader reader;
    private final ScoringDesk scoring;

    public ContextEndpoint(Config config, Bodies bodies, ScoringDesk scoring) {
        this.bodies = bodies;
        this.json = new JsonBodies(config);
        this.reader = new NativeCaseReader(config.input());
        this.scoring = scoring;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post(
                "/v1/context",
                context -> Endpoints.json(
                        context,
                        bodies.whole(
                                context,
                                Endpoints.JSON,
                                body -> scoring.inTurn(Demand.of(context, body.length), () -> measure(body)))));
    }

    private String measure(byte[] body) {
        InputRecord read = reader.parse(1, json.object(body));
        if (read instanceof InputRecord.Good good) {
            ObjectNode context = ContextJson.of(
                    scoring.retrieved(good.testCase(), good.answer()), EnumSet.allOf(ContextMetric.class));
            ObjectNode result = Json.object().put("id", good.testCase().id());
            return Json.line(result.set("context", context)) + "\n";
        }
        throw Endpoints.invalid(((InputRecord.Bad) read).problem());
    }
}
