package io.holdfast.app.mcp;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.cite.StatementCheck;
import io.holdfast.core.config.Config;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.cite.CitationJson;
import io.holdfast.lab.format.EvidenceJson;
import io.holdfast.lab.format.Excerpts;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an agent can ask Holdfast, in and out as JSON: no protocol in here. Safe for use by many threads. */
public final class HoldfastTools {
    private static final int FOUND = 5;

    /** Words are compared with every document: a text is no query. */
    private static final int LONGEST_QUERY = 2000;

    private final Evaluator<Grounding> evaluator;
    private final Tracer words;
    private final List<Document> given;

    /** @param given the documents that answers are checked against when a call brings none */
    public HoldfastTools(Config config, Evaluator<Grounding> evaluator, List<Document> given) {
        this.evaluator = evaluator;
        this.words = new Tracer(config, null);
        this.given = List.copyOf(given);
    }

    /** Whether an answer comes from the documents: the line of {@code holdfast score}. */
    public String checkAnswer(Map<String, Object> arguments) {
        Case testCase = new Case("answer", text(arguments, "question", ""), documents(arguments), null, null);
        return ScoreJson.line("answer", evaluator.evaluate(testCase, Answer.of(text(arguments, "answer", null))));
    }

    /** What the documents say about one claim. */
    public String explainClaim(Map<String, Object> arguments) {
        StatementCheck.Outcome outcome =
                new StatementCheck(evaluator).of(text(arguments, "claim", null), documents(arguments));
        ObjectNode result = Json.object().put("verdict", outcome.verdict().id());
        if (outcome.diagnosis() != null) {
            result.put("why", outcome.diagnosis());
        }
        result.set(
                "evidence",
                EvidenceJson.of(
                        outcome.evidence(),
                        text(arguments, "claim", null),
                        new Excerpts(outcome.evidence().size())));
        return Json.line(result);
    }

    /** Whether the citations of an answer name the documents that support its claims. */
    public String checkCitations(Map<String, Object> arguments) {
        Case testCase = new Case("answer", text(arguments, "question", ""), documents(arguments), null, null);
        return Json.line(CitationJson.of(
                new CitationCheck(evaluator).evaluate(testCase, Answer.of(text(arguments, "answer", null)))));
    }

    /** The passages that share most words with a query, one a document. */
    public String searchDocuments(Map<String, Object> arguments) {
        String query = text(arguments, "query", null);
        if (query.length() > LONGEST_QUERY) {
            throw bad("query has " + query.length() + " characters, more than " + LONGEST_QUERY + "; give a few words");
        }
        List<Evidence> found = new ArrayList<>();
        for (Document document : documents(arguments)) {
            words.nearest(query, List.of(document)).stream()
                    .findFirst()
                    .map(closest -> new Evidence(closest.passage(), Math.min(1, closest.similarity())))
                    .ifPresent(found::add);
        }
        found.sort(Comparator.comparingDouble(Evidence::similarity).reversed());
        ObjectNode result = Json.object();
        List<Evidence> best = found.subList(0, Math.min(FOUND, found.size()));
        result.set("passages", EvidenceJson.of(best, query, new Excerpts(best.size())));
        return Json.line(result);
    }

    private List<Document> documents(Map<String, Object> arguments) {
        Object texts = arguments.get("documents");
        if (texts == null && !given.isEmpty()) {
            return given;
        }
        if (!(texts instanceof List<?> list) || list.isEmpty()) {
            throw bad("documents must be a list of texts; or start the server with --documents DIR");
        }
        List<Document> documents = new ArrayList<>();
        for (Object text : list) {
            if (!(text instanceof String string)) {
                throw bad("documents must be a list of texts");
            }
            documents.add(Document.of(Integer.toString(documents.size()), string));
        }
        return documents;
    }

    private static String text(Map<String, Object> arguments, String name, @Nullable String fallback) {
        Object value = arguments.get(name);
        if (value instanceof String string) {
            return string;
        }
        if (value == null && fallback != null) {
            return fallback;
        }
        throw bad(name + " must be text");
    }

    private static HoldfastException bad(String message) {
        return new HoldfastException(ErrorCode.BAD_INPUT, message);
    }
}
