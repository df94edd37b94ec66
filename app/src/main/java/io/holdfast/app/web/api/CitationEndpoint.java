package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.lab.cite.CitationJson;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.json.Json;
import io.javalin.config.RoutesConfig;

/** {@code POST /v1/citations}: one native case in, the citations of its answer checked, as {@code score --citations} writes them. */
public final class CitationEndpoint implements Area {
    private final Bodies bodies;
    private final JsonBodies json;
    private final NativeCaseReader reader;
    private final ScoringDesk scoring;

    public CitationEndpoint(Config config, Bodies bodies, ScoringDesk scoring) {
        this.bodies = bodies;
        this.json = new JsonBodies(config);
        this.reader = new NativeCaseReader(config.input());
        this.scoring = scoring;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post(
                "/v1/citations",
                context -> Endpoints.json(
                        context,
                        bodies.whole(
                                context,
                                Endpoints.JSON,
                                body -> scoring.inTurn(Demand.of(context, body.length), () -> check(body)))));
    }

    private String check(byte[] body) {
        InputRecord read = reader.parse(1, json.object(body));
        if (read instanceof InputRecord.Good good) {
            ObjectNode citations = CitationJson.of(scoring.cited(good.testCase(), good.answer()));
            ObjectNode result = Json.object().put("id", good.testCase().id());
            return Json.line(result.set("citations", citations)) + "\n";
        }
        throw Endpoints.invalid(((InputRecord.Bad) read).problem());
    }
}
