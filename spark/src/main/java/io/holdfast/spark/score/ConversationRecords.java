package io.holdfast.spark.score;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.conversation.Completeness;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.conversation.Hallucination;
import io.holdfast.core.conversation.Measurement;
import io.holdfast.core.conversation.Outcome;
import io.holdfast.core.conversation.Relevance;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.lab.conversation.ContextReader;
import io.holdfast.lab.conversation.ConversationReader;
import io.holdfast.lab.conversation.ReportJson;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.json.Json;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Records {@code {"conversation": …, "context": …}}, scored as {@code holdfast conversation} does. Either part may be
 * JSON or a string that holds JSON, as tables often have it.
 */
final class ConversationRecords {
    private static final String CONVERSATION = "conversation";
    private static final String CONTEXT = "context";
    private static final double MILLIS = 1000.0;

    private final ObjectReader json;
    private final ConversationReader conversations;
    private final ContextReader contexts;
    private final ConversationScorer scorer;

    ConversationRecords(InputSettings settings, ConversationScorer scorer) {
        this.json = new ObjectMapper(JsonFactory.builder()
                        .streamReadConstraints(StreamReadConstraints.builder()
                                .maxNestingDepth(settings.maxDepth())
                                .maxStringLength(settings.maxLineBytes())
                                .build())
                        .build())
                .reader()
                .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        this.conversations = new ConversationReader(settings);
        this.contexts = new ContextReader(settings);
        this.scorer = scorer;
    }

    /** The result of a conversation; null if the text is none, whatever else it is. */
    @Nullable Result score(long line, String text) {
        if (!text.contains("\"" + CONVERSATION + "\"")) {
            return null;
        }
        try {
            JsonNode node = json.readTree(text);
            boolean isCase = node.has("answer");
            return node.hasNonNull(CONVERSATION) && !isCase ? scored("line " + line, node) : null;
        } catch (JsonProcessingException e) {
            return null;
        }
    }

    private Result scored(String name, JsonNode node) {
        if (!node.hasNonNull(CONTEXT)) {
            return new Result.Unreadable(
                    ErrorCode.BAD_INPUT,
                    "field \"context\" is " + (node.has(CONTEXT) ? "null" : "missing")
                            + "; give the context retrieved for the conversation, or [] if nothing was retrieved");
        }
        return result(scorer.score(conversation(name, node.path(CONVERSATION)), context(node.path(CONTEXT))));
    }

    /** @param name the id of a conversation without one */
    private Conversation conversation(String name, JsonNode node) {
        return node.isTextual()
                ? conversations.read(name, node.textValue().getBytes(StandardCharsets.UTF_8))
                : conversations.read(name, node);
    }

    private ConversationContext context(JsonNode node) {
        return node.isTextual()
                ? contexts.read("field \"context\"", node.textValue().getBytes(StandardCharsets.UTF_8))
                : contexts.read("field \"context\"", node);
    }

    private static Result result(ConversationReport report) {
        return new Result.Scored(
                Result.Kind.CONVERSATION,
                report.conversation().id(),
                report.outcome().id(),
                report.outcome() == Outcome.FAIL,
                null,
                Result.CaseScores.NONE,
                new Result.ConversationScores(
                        value(report.relevance(), Relevance::score),
                        value(report.completeness(), Completeness::score),
                        value(report.hallucination(), Hallucination::score),
                        value(report.latency(), ConversationRecords::seconds)),
                ScoreJson.wellFormed(Json.line(ReportJson.tree(report))));
    }

    private static Double seconds(Duration duration) {
        return duration.toMillis() / MILLIS;
    }

    private static <T> @Nullable Double value(Measurement<T> measurement, Function<T, Double> score) {
        return measurement instanceof Measurement.Measured<T> measured ? score.apply(measured.value()) : null;
    }
}
