package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.format.ScoreJson;
import io.javalin.config.RoutesConfig;

/** {@code POST /v1/score}: one native case in, the line of {@code holdfast score} out. */
public final class ScoreEndpoint implements Area {
    private final Bodies bodies;
    private final JsonBodies json;
    private final NativeCaseReader reader;
    private final ScoringDesk scoring;

    public ScoreEndpoint(Config config, Bodies bodies, ScoringDesk scoring) {
        this.bodies = bodies;
        this.json = new JsonBodies(config);
        this.reader = new NativeCaseReader(config.input());
        this.scoring = scoring;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post(
                "/v1/score",
                context -> Endpoints.json(
                        context,
                        bodies.whole(
                                context,
                                Endpoints.JSON,
                                body -> scoring.inTurn(Demand.of(context, body.length), () -> score(body)))));
    }

    private String score(byte[] body) {
        InputRecord read = reader.parse(1, json.object(body));
        if (read instanceof InputRecord.Good good) {
            return ScoreJson.line(good.testCase().id(), scoring.evaluated(good.testCase(), good.answer())) + "\n";
        }
        throw Endpoints.invalid(((InputRecord.Bad) read).problem());
    }
}
