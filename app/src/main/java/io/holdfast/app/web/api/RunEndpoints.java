package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.Client;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.run.RunRequest;
import io.holdfast.app.web.run.RunView;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.RunDirectory;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** {@code /v1/runs}: starts runs in the background, reports their state, returns their results. */
public final class RunEndpoints implements Area {
    private static final int PAGE = 50;
    private static final int LONGEST_PAGE = 500;
    private static final int FARTHEST = 999_999_999;

    private final Bodies bodies;
    private final JsonBodies json;
    private final RunInput input;
    private final ScoringDesk scoring;
    private final RunDesk runs;

    public RunEndpoints(Config config, Bodies bodies, ScoringDesk scoring, RunDesk runs) {
        this.bodies = bodies;
        this.json = new JsonBodies(config);
        this.input = new RunInput(config);
        this.scoring = scoring;
        this.runs = runs;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post("/v1/runs", this::submit);
        routes.get("/v1/runs", this::list);
        routes.get("/v1/runs/{id}", context -> Endpoints.json(context, Json.line(full(find(context))) + "\n"));
        routes.get("/v1/runs/{id}/findings", context -> page(context, RunDirectory.FINDINGS));
        routes.get("/v1/runs/{id}/queries", context -> page(context, RunDirectory.QUERIES));
        routes.post("/v1/runs/{id}/cancel", context -> accepted(context, runs.cancel(context.pathParam("id"))));
        routes.post(
                "/v1/runs/{id}/resume",
                context -> accepted(context, runs.resume(Client.of(context), context.pathParam("id"))));
    }

    private void submit(Context context) {
        RunView view = bodies.whole(
                context,
                Endpoints.JSON,
                body -> runs.submit(
                        Client.of(context), scoring.inTurn(Demand.of(context, body.length), () -> read(body))));
        context.header("Location", "/v1/runs/" + view.id());
        accepted(context, view);
    }

    private RunRequest read(byte[] body) {
        RunRequest request = input.read(json.object(body));
        if (request.cases() != null) {
            request.cases().forEach(c -> scoring.limit().check(c.testCase(), c.answer()));
        }
        return request;
    }

    private static void accepted(Context context, RunView view) {
        context.status(202);
        Endpoints.json(context, Json.line(brief(view)) + "\n");
    }

    private void list(Context context) {
        int offset = Endpoints.number(context, "offset", 0, 0, FARTHEST);
        int limit = Endpoints.number(context, "limit", PAGE, 1, LONGEST_PAGE);
        List<String> ids = runs.ids();
        ObjectNode page = Json.object();
        ArrayNode items = page.putArray("items");
        ids.stream()
                .skip(offset)
                .limit(limit)
                .flatMap(id -> runs.find(id).stream())
                .forEach(v -> items.add(brief(v)));
        paging(page, ids.size(), offset, limit);
        Endpoints.json(context, Json.line(page) + "\n");
    }

    private RunView find(Context context) {
        return runs.find(context.pathParam("id"))
                .orElseThrow(() -> new ProblemException(Problem.Kind.NOT_FOUND, "there is no run with this id"));
    }

    private static ObjectNode brief(RunView view) {
        ObjectNode node = Json.object()
                .put("id", view.id())
                .put("state", view.state().id())
                .put("dataset", view.dataset())
                .put("model", view.model())
                .put("started", view.started())
                .put("finished", view.finished())
                .put("problem", view.problem());
        node.putObject("progress").put("done", view.done()).put("total", view.total());
        return node;
    }

    private static ObjectNode full(RunView view) {
        ObjectNode node = brief(view);
        RunDirectory directory = view.directory();
        return node.set("summary", directory == null ? node.nullNode() : directory.summary());
    }

    /** Lines of a file of the run: read through, never held. */
    private void page(Context context, String file) throws IOException {
        int offset = Endpoints.number(context, "offset", 0, 0, FARTHEST);
        int limit = Endpoints.number(context, "limit", PAGE, 1, LONGEST_PAGE);
        RunDirectory directory = find(context).directory();
        ObjectNode page = Json.object();
        ArrayNode items = page.putArray("items");
        int total = 0;
        if (directory != null) {
            try (Stream<String> lines = Files.lines(directory.path().resolve(file))) {
                for (Iterator<String> all = lines.iterator(); all.hasNext(); total++) {
                    String line = all.next();
                    if (total >= offset && total - offset < limit) {
                        items.add(Json.own(line));
                    }
                }
            }
        }
        paging(page, total, offset, limit);
        Endpoints.json(context, Json.line(page) + "\n");
    }

    private static void paging(ObjectNode page, int total, int offset, int limit) {
        page.put("total", total).put("offset", offset);
        if ((long) offset + limit < total) {
            page.put("next_offset", offset + limit);
        }
    }
}
