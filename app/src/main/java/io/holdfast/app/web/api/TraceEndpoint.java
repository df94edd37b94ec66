package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.format.openinference.EvaluationEvents;
import io.holdfast.lab.format.openinference.TraceOrigin;
import io.holdfast.lab.format.openinference.TraceReader;
import io.holdfast.lab.json.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * {@code POST /v1/traces}: spans of OpenInference or OpenTelemetry GenAI as OTLP in JSON or protobuf in, an event
 * {@code gen_ai.evaluation.result} for each answer out, as a logs export request that a collector takes as it is: in JSON,
 * or in protobuf where {@code Accept} asks for it.
 */
public final class TraceEndpoint implements Area {
    private static final List<String> TYPES = List.of("application/json", OtlpProtobuf.TYPE);

    private final Bodies bodies;
    private final JsonBodies json;
    private final TraceReader reader;
    private final ScoringDesk scoring;
    private final String version;

    public TraceEndpoint(Config config, Bodies bodies, ScoringDesk scoring, String version) {
        this.bodies = bodies;
        this.json = new JsonBodies(config);
        this.reader = new TraceReader(config.input());
        this.scoring = scoring;
        this.version = version;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post(
                "/v1/traces",
                context -> send(
                        context,
                        bodies.whole(
                                context,
                                TYPES,
                                body -> scoring.inTurn(
                                        Demand.of(context, body.length),
                                        () -> events(
                                                binary(context.contentType())
                                                        ? OtlpProtobuf.traces(body)
                                                        : json.object(body))))));
    }

    private static boolean binary(@Nullable String type) {
        return type != null
                && type.split("[;,]", 2)[0].strip().toLowerCase(Locale.ROOT).equals(OtlpProtobuf.TYPE);
    }

    private static void send(Context context, ObjectNode document) {
        if (binary(context.header("Accept"))) {
            context.contentType(OtlpProtobuf.TYPE).result(OtlpProtobuf.logs(document));
        } else {
            Endpoints.json(context, Json.line(document) + "\n");
        }
    }

    private ObjectNode events(JsonNode export) {
        List<InputRecord.Good> answers = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (InputRecord read : reader.read(export)) {
            if (read instanceof InputRecord.Good good) {
                answers.add(good);
            } else if (read instanceof InputRecord.Bad bad) {
                problems.add(bad.problem());
            }
        }
        if (answers.isEmpty()) {
            throw Endpoints.invalid(
                    problems.isEmpty()
                            ? "field \"resourceSpans\" holds no span with an answer; send OTLP traces"
                            : problems.get(0));
        }
        List<ObjectNode> events = new ArrayList<>();
        double work = 0;
        for (InputRecord.Good good : answers) {
            work += scoring.limit().share(good.testCase(), good.answer());
            if (work > 1 && !events.isEmpty()) {
                problems.add("trace " + good.testCase().id()
                        + ": the answers of one request are together more work than serve.max_case_millions allows;"
                        + " send it in a request of its own");
                continue;
            }
            try {
                Finding<Grounding> finding = scoring.evaluated(good.testCase(), good.answer());
                String line = ScoreJson.line(good.testCase().id(), finding);
                events.add(EvaluationEvents.event(TraceOrigin.of(good), Json.own(line)));
            } catch (ProblemException e) {
                problems.add(
                        "trace " + good.testCase().id() + ": " + e.problem().detail());
            }
        }
        ObjectNode document = EvaluationEvents.document(events, version);
        ArrayNode skipped = document.putArray("skipped");
        problems.forEach(problem -> skipped.addObject().put("detail", problem));
        return document;
    }
}
