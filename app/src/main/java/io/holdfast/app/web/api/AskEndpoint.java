package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.AnswerModels;
import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.http.Bodies;
import io.holdfast.app.web.http.JsonBodies;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.work.Demand;
import io.holdfast.app.web.work.ScoringDesk;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.EngineProfiles;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.engine.EngineModels;
import io.holdfast.engine.RagEngine;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.finalize.Finalizer;
import io.holdfast.engine.index.PassageIndex;
import io.holdfast.engine.telemetry.Declined;
import io.holdfast.engine.telemetry.QuestionOutcome;
import io.holdfast.engine.telemetry.TelemetryJson;
import io.holdfast.lab.json.Json;
import io.javalin.config.RoutesConfig;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** {@code POST /v1/ask}: a question in, an answer with its sources out. The index is opened at the first question. */
public final class AskEndpoint implements Area, AutoCloseable {
    private static final List<String> CONFIGURATIONS = List.of("baseline", "A", "B", "C");
    private static final List<String> FIELDS = List.of("question", "configuration");
    private static final int LONGEST_QUESTION = 4000;

    private final Config config;
    private final Path directory;
    private final Bodies bodies;
    private final JsonBodies json;
    private final ScoringDesk scoring;
    private final ExecutorService workers;
    private final Map<String, RagEngine> engines = new ConcurrentHashMap<>();
    private @Nullable EngineModels models;
    private @Nullable PassageIndex index;

    public AskEndpoint(Config config, Path directory, Bodies bodies, ScoringDesk scoring) {
        this.config = config;
        this.directory = directory;
        this.bodies = bodies;
        this.json = new JsonBodies(config);
        this.scoring = scoring;
        this.workers = Executors.newFixedThreadPool(config.engine().retrieval().threads());
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.post(
                "/v1/ask",
                context -> Endpoints.json(
                        context,
                        bodies.whole(
                                context,
                                Endpoints.JSON,
                                body -> scoring.inTurn(Demand.of(context, body.length), () -> answer(body)))));
    }

    /** Whether there is an index to answer from. */
    public boolean served() {
        return !config.serve().index().isEmpty();
    }

    /** Answers in the usual configuration; for work that is in its turn. */
    public QuestionOutcome ask(String question) {
        return engine("A").ask(question);
    }

    private String answer(byte[] body) {
        JsonNode request = json.object(body);
        JsonNode question = Endpoints.required(request, "question");
        if (!question.isTextual()) {
            throw Endpoints.invalid("field \"question\" must be text");
        }
        if (!Question.asks(question.textValue())) {
            throw Endpoints.invalid("field \"question\": " + Question.NOTHING_ASKED);
        }
        if (question.textValue().length() > LONGEST_QUESTION) {
            throw Endpoints.invalid("field \"question\" has "
                    + question.textValue().length() + " characters; at most " + LONGEST_QUESTION + " are read");
        }
        String configuration = configuration(request);
        QuestionOutcome outcome = engine(configuration).ask(question.textValue());
        ObjectNode answer = Json.object();
        answer.put("question", question.textValue());
        answer.put(
                "answer",
                outcome.abstained() ? outcome.shown() : outcome.draft().plain());
        answer.put("abstained", outcome.abstained());
        answer.put(
                "short_answer",
                new Finalizer(new AnchorExtractor(config.engine().anchors())).shorten(outcome));
        answer.put("reason", outcome.reason());
        answer.put("support", Json.round(outcome.support()));
        ArrayNode sources = answer.putArray("sources");
        outcome.sources().forEach(c -> sources.add(TelemetryJson.source(c)));
        Declined declined = outcome.declined();
        if (declined != null) {
            answer.set("declined", TelemetryJson.declined(declined));
        }
        answer.put("tokens", outcome.tokens());
        answer.put("latency_ms", outcome.latency().toMillis());
        return Json.line(answer);
    }

    private static String configuration(JsonNode request) {
        request.fieldNames().forEachRemaining(name -> {
            if (!FIELDS.contains(name)) {
                throw Endpoints.invalid("field \"" + name + "\" is not known; allowed: " + String.join(", ", FIELDS));
            }
        });
        JsonNode named = request.path("configuration");
        String configuration = named.isMissingNode() || named.isNull() ? "A" : named.asText();
        if (!CONFIGURATIONS.contains(configuration)) {
            throw Endpoints.invalid(
                    "field \"configuration\" is \"" + configuration + "\"; it must be one of " + CONFIGURATIONS);
        }
        return configuration;
    }

    private RagEngine engine(String configuration) {
        if (config.serve().index().isEmpty()) {
            throw new ProblemException(
                    Problem.Kind.NOT_FOUND,
                    "no index is served; make one (holdfast rag index) and set serve.index to its folder");
        }
        EngineSettings settings = EngineProfiles.named(config.engine(), configuration);
        return engines.computeIfAbsent(configuration, name -> {
            EngineModels loaded = models();
            return new RagEngine(settings, loaded, index(loaded), workers, InstantSource.system());
        });
    }

    private synchronized EngineModels models() {
        EngineModels loaded = models == null ? AnswerModels.of(config, null, null) : models;
        models = loaded;
        return loaded;
    }

    private synchronized PassageIndex index(EngineModels loaded) {
        PassageIndex opened = index;
        if (opened == null) {
            try {
                opened = PassageIndex.open(
                        directory.resolve(config.serve().index()),
                        config.engine().index(),
                        loaded.embedder().id());
            } catch (HoldfastException e) {
                throw new ProblemException(Problem.Kind.NOT_READY, String.valueOf(e.getMessage()));
            }
            index = opened;
        }
        return opened;
    }

    @Override
    public synchronized void close() {
        workers.shutdownNow();
        PassageIndex opened = index;
        if (opened != null) {
            opened.close();
        }
    }
}
