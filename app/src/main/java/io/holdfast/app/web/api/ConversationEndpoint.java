package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.lab.conversation.ReportJson;
import io.javalin.config.RoutesConfig;

/** {@code POST /v1/conversations}: a conversation with its context in, the report of {@code holdfast conversation} out. */
public final class ConversationEndpoint implements Area {
    private final Bodies bodies;
    private final ConversationInput input;
    private final ScoringDesk scoring;

    public ConversationEndpoint(Config config, Bodies bodies, ScoringDesk scoring) {
        this.bodies = bodies;
        this.input = new ConversationInput(config.input());
        this.scoring = scoring;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post(
                "/v1/conversations",
                context -> Endpoints.json(
                        context,
                        bodies.whole(
                                context,
                                Endpoints.JSON,
                                body -> scoring.inTurn(Demand.of(context, body.length), () -> report(body)))));
    }

    private String report(byte[] body) {
        ConversationInput.Pair pair = input.read(body);
        return ReportJson.of(scoring.reported(pair.conversation(), pair.context()));
    }
}
