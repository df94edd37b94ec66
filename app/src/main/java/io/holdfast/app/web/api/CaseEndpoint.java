package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.lab.cite.CitationJson;
import io.holdfast.lab.context.ContextJson;
import io.holdfast.lab.context.ContextMetric;
import io.holdfast.lab.convert.JsonCases;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.json.Json;
import io.javalin.config.RoutesConfig;
import java.util.EnumSet;
import java.util.function.Function;

/** One case or conversation with tool calls in, one line of JSON about it out: its score, its citations, or what was retrieved for it. */
public final class CaseEndpoint implements Area {
    private final String path;
    private final Bodies bodies;
    private final JsonBodies json;
    private final JsonCases reader;
    private final ScoringDesk scoring;
    private final Function<InputRecord.Good, String> line;

    private CaseEndpoint(
            String path, Config config, Bodies bodies, ScoringDesk scoring, Function<InputRecord.Good, String> line) {
        this.path = path;
        this.bodies = bodies;
        this.json = new JsonBodies(config);
        this.reader = new JsonCases(config.input());
        this.scoring = scoring;
        this.line = line;
    }

    /** {@code POST /v1/score}: the line of {@code holdfast score}. */
    public static CaseEndpoint score(Config config, Bodies bodies, ScoringDesk scoring) {
        return new CaseEndpoint(
                "/v1/score",
                config,
                bodies,
                scoring,
                good -> ScoreJson.line(good.testCase().id(), scoring.evaluated(good.testCase(), good.answer())));
    }

    /** {@code POST /v1/citations}: the citations of the answer checked, as {@code score --citations} writes them. */
    public static CaseEndpoint citations(Config config, Bodies bodies, ScoringDesk scoring) {
        return new CaseEndpoint(
                "/v1/citations",
                config,
                bodies,
                scoring,
                good -> part(good, "citations", CitationJson.of(scoring.cited(good.testCase(), good.answer()))));
    }

    /** {@code POST /v1/context}: the quality of what was retrieved, as {@code score --metrics context} writes it. */
    public static CaseEndpoint context(Config config, Bodies bodies, ScoringDesk scoring) {
        return new CaseEndpoint(
                "/v1/context",
                config,
                bodies,
                scoring,
                good -> part(
                        good,
                        "context",
                        ContextJson.of(
                                scoring.retrieved(good.testCase(), good.answer()),
                                EnumSet.allOf(ContextMetric.class))));
    }

    private static String part(InputRecord.Good good, String name, ObjectNode part) {
        ObjectNode result = Json.object().put("id", good.testCase().id());
        return Json.line(result.set(name, part));
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post(
                path,
                context -> Endpoints.json(
                        context,
                        bodies.whole(
                                context,
                                Endpoints.JSON,
                                body -> scoring.inTurn(Demand.of(context, body.length), () -> answer(body)))));
    }

    private String answer(byte[] body) {
        InputRecord read = reader.parse(1, json.objectOrList(body));
        if (read instanceof InputRecord.Good good) {
            return line.apply(good) + "\n";
        }
        throw Endpoints.invalid(((InputRecord.Bad) read).problem());
    }
}
