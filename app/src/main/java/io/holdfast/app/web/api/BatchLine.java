package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.lab.conversation.ReportJson;
import io.holdfast.lab.convert.JsonCases;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.input.Utf8Lines;
import io.holdfast.lab.json.Json;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** What a line of a batch becomes: the line of a case, the report of a conversation, or an error in its place. */
final class BatchLine {
    private final JsonBodies json;
    private final JsonCases cases;
    private final ConversationInput conversations;
    private final ScoringDesk scoring;
    private final int maxMegabytes;

    BatchLine(Config config, ScoringDesk scoring) {
        this.json = new JsonBodies(config);
        this.cases = new JsonCases(config.input());
        this.conversations = new ConversationInput(config.input());
        this.scoring = scoring;
        this.maxMegabytes = config.serve().maxRequestMegabytes();
    }

    /** A line on its way: done or still in the queue. */
    interface Pending {
        boolean done();

        /** The line to write; waits for it. */
        String text() throws InterruptedException;
    }

    /** @param client whose batch it is */
    Pending take(String client, Utf8Lines.Line line) {
        String text = line.text();
        if (text == null) {
            return ready(unread(line));
        }
        try {
            JsonNode node = json.objectOrList(text);
            return node.has("conversation")
                    ? conversation(client, line.number(), node)
                    : testCase(client, line.number(), node);
        } catch (ProblemException e) {
            Problem problem = e.problem();
            return ready(error(line.number(), problem.kind(), problem.detail()));
        }
    }

    /** A line that is no text: too long, or not UTF-8. */
    private String unread(Utf8Lines.Line line) {
        String problem = String.valueOf(line.problem());
        return problem.startsWith("not valid UTF-8")
                ? error(line.number(), Problem.Kind.NOT_UTF8, problem)
                : error(
                        line.number(),
                        Problem.Kind.TOO_LARGE,
                        "the line has more than " + maxMegabytes + " MB (serve.max_request_megabytes)");
    }

    private Pending testCase(String client, long line, JsonNode node) {
        InputRecord read = cases.parse(line, node);
        if (read instanceof InputRecord.Good good) {
            String id = good.testCase().id();
            Future<Finding<Grounding>> finding = scoring.queue(client, good.testCase(), good.answer());
            return pending(line, finding, result -> ScoreJson.line(id, result));
        }
        throw Endpoints.invalid(((InputRecord.Bad) read).problem());
    }

    private Pending conversation(String client, long line, JsonNode node) {
        ConversationInput.Pair pair = conversations.read(node);
        Future<ConversationReport> report = scoring.queue(client, pair.conversation(), pair.context());
        return pending(line, report, result -> ScoreJson.wellFormed(Json.line(ReportJson.tree(result))));
    }

    /** An error line; {@code line} is where in the input it belongs. */
    static String error(long line, Problem.Kind kind, String detail) {
        ObjectNode node = Json.object().put("line", line);
        node.putObject("error").put("code", kind.code()).put("detail", detail);
        return Json.line(node);
    }

    static Pending ready(String text) {
        return pending(0, CompletableFuture.completedFuture(text), t -> t);
    }

    private interface Writing<T> {
        String of(T result);
    }

    private static <T> Pending pending(long line, Future<T> future, Writing<T> writing) {
        return new Pending() {
            @Override
            public boolean done() {
                return future.isDone();
            }

            @Override
            public String text() throws InterruptedException {
                try {
                    return writing.of(future.get());
                } catch (CancellationException e) {
                    return error(line, Problem.Kind.SHUTTING_DOWN, "the service stopped before this was done");
                } catch (ExecutionException | RuntimeException e) {
                    return error(line, Problem.Kind.INTERNAL, "this line could not be scored");
                }
            }
        };
    }
}
