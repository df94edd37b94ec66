package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.Client;
import io.holdfast.app.web.http.Draining;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.http.SlowBodyStream;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.lab.input.Utf8Lines;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * {@code POST /v1/batch}: lines in, lines out, in order, both while they come. This thread reads and hands lines to the
 * workers, no further than a window ahead of what {@link BatchWriter} has written: a client that reads slowly is read
 * from slowly. A line that cannot be read becomes an error line; the others go on.
 */
public final class BatchEndpoint implements Area {
    private static final List<String> TYPES =
            List.of("application/x-ndjson", "application/jsonl", "application/jsonlines");

    private final Config config;
    private final Bodies bodies;
    private final BatchLine lines;
    private final Draining draining;
    private final BatchPlaces places;
    private final int window;

    /** @param window lines of one batch in flight */
    public BatchEndpoint(Config config, Bodies bodies, ScoringDesk scoring, Draining draining, int window) {
        this.config = config;
        this.bodies = bodies;
        this.lines = new BatchLine(config, scoring);
        this.draining = draining;
        this.places =
                new BatchPlaces(config.serve().maxBatches(), config.serve().bodyTimeout());
        this.window = window;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post("/v1/batch", this::batch);
    }

    private void batch(Context context) throws IOException {
        String client = Client.of(context);
        SlowBodyStream body = bodies.lines(context, TYPES);
        Utf8Lines input = new Utf8Lines(body, config.serve().maxRequestBytes());
        BatchWindow open = new BatchWindow(window, config.serve().maxRequestBytes());
        BatchPlaces.Place taken = places.take(client, body);
        try (BatchWriter writer = new BatchWriter(context, open)) {
            read(client, input, open, writer);
        } finally {
            taken.close();
        }
    }

    private void read(String client, Utf8Lines input, BatchWindow open, BatchWriter writer) {
        long end = System.nanoTime() + config.serve().maxBatchTime().toNanos();
        long place = 1;
        try {
            while (!open.broken() && input.hasNext()) {
                Utf8Lines.Line line = input.next();
                place = line.number();
                check(end);
                String text = line.text();
                writer.add(lines.take(client, line), text == null ? 0 : text.length());
                place++;
            }
        } catch (ProblemException e) {
            if (!writer.began()) {
                throw e;
            }
            Problem problem = e.problem();
            writer.add(BatchLine.ready(BatchLine.error(place, problem.kind(), problem.detail())), 0);
        } catch (UncheckedIOException e) {
            // the client is gone: nobody is left to tell
            open.breakOff();
        }
    }

    private void check(long end) {
        if (draining.begun()) {
            throw new ProblemException(
                    Problem.Kind.SHUTTING_DOWN, "the service is stopping; send this line and those after it again");
        }
        if (System.nanoTime() - end > 0) {
            throw new ProblemException(
                    Problem.Kind.REQUEST_TIMEOUT,
                    "the batch took longer than " + config.serve().maxBatchMinutes()
                            + " minutes (serve.max_batch_minutes); send this line and those after it again");
        }
    }
}
