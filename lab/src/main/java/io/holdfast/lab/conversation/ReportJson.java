package io.holdfast.lab.conversation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.conversation.ChunkUse;
import io.holdfast.core.conversation.Completeness;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.Cost;
import io.holdfast.core.conversation.Hallucination;
import io.holdfast.core.conversation.Measurement;
import io.holdfast.core.conversation.Outcome;
import io.holdfast.core.conversation.Pairing;
import io.holdfast.core.conversation.Reason;
import io.holdfast.core.conversation.Relevance;
import io.holdfast.core.conversation.SourceChunk;
import io.holdfast.core.conversation.Turn;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.lab.format.Excerpts;
import io.holdfast.lab.format.ScoreJson;
import io.holdfast.lab.json.Json;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * {@code evaluation_report.json}: fields in a fixed order, the same bytes for the same input. A part that could not be
 * measured is null and named under {@code unmeasured} with its code.
 */
public final class ReportJson {
    private static final int FORMAT = 1;
    private static final double MILLIS = 1000.0;
    private static final Map<String, Double> PERCENTILES =
            new TreeMap<>(Map.of("p50_seconds", 0.50, "p95_seconds", 0.95, "p99_seconds", 0.99));

    private ReportJson() {}

    /** One conversation. */
    public static String of(ConversationReport report) {
        return ScoreJson.wellFormed(Json.pretty(tree(report))) + "\n";
    }

    /** Several, with what they say together. */
    public static String of(Batch batch) {
        ObjectNode root = Json.object();
        root.put("format", FORMAT);
        root.set("summary", summary(batch));
        ArrayNode reports = root.putArray("conversations");
        batch.reports().forEach(report -> reports.add(tree(report)));
        return ScoreJson.wellFormed(Json.pretty(root)) + "\n";
    }

    /** The report of one conversation as a tree, for those who put it into something larger. */
    public static ObjectNode tree(ConversationReport report) {
        ObjectNode root = Json.object();
        root.put("format", FORMAT);
        root.put("chat_id", report.conversation().id());
        root.put("user_id", report.conversation().userId());
        root.put("language", report.language());
        report.contextLanguages().forEach(root.putArray("document_languages")::add);
        root.put("verdict", report.outcome().id());
        reasons(root.putArray("reasons"), report.reasons());
        number(root, "relevance_score", value(report.relevance(), Relevance::score));
        number(root, "completeness_score", value(report.completeness(), Completeness::score));
        number(root, "hallucination_score", value(report.hallucination(), Hallucination::score));
        number(root, "support_score", value(report.hallucination(), Hallucination::support));
        List<TracedClaim> traced =
                orEmpty(report.hallucination(), h -> h.trace().claims());
        Excerpts excerpts = new Excerpts(2 * traced.size());
        ArrayNode unsupported = root.putArray("unsupported_claims");
        for (TracedClaim claim : orEmpty(report.hallucination(), Hallucination::unsupported)) {
            unsupported.add(ClaimJson.of(claim, report, excerpts));
        }
        ArrayNode unsure = root.putArray("unsure_claims");
        for (TracedClaim claim : orEmpty(report.hallucination(), Hallucination::unsure)) {
            unsure.add(ClaimJson.of(claim, report, excerpts));
        }
        ArrayNode links = root.putArray("unknown_links");
        report.unknownLinks().forEach(links::add);
        number(root, "latency_seconds", value(report.latency(), ReportJson::seconds));
        root.put(
                "estimated_tokens",
                (long) report.tokens().inputTokens() + report.tokens().outputTokens());
        cost(root, report.cost());
        unmeasured(root.putArray("unmeasured"), report);
        pairing(root.putObject("pairing"), report);
        relevance(root, report.relevance());
        completeness(root, report.completeness());
        ArrayNode claims = root.putArray("claims");
        for (TracedClaim claim : traced) {
            claims.add(ClaimJson.of(claim, report, excerpts));
        }
        chunks(root.putObject("chunks"), report);
        root.putObject("tokens")
                .put("input", report.tokens().inputTokens())
                .put("output", report.tokens().outputTokens())
                .put("encoding", "o200k_base");
        ArrayNode repairs = root.putArray("repairs");
        report.conversation().repairs().forEach(repairs::add);
        report.context().repairs().forEach(repairs::add);
        return root;
    }

    private static void reasons(ArrayNode list, List<Reason> reasons) {
        for (Reason reason : reasons) {
            list.addObject()
                    .put("part", reason.part())
                    .put("verdict", reason.outcome().id())
                    .put("reason", reason.text());
        }
    }

    private static void cost(ObjectNode root, Measurement<Cost> measured) {
        Cost cost = value(measured, c -> c);
        root.put("estimated_cost_usd", cost != null && cost.currency().equals("USD") ? cost.amount() : null);
        if (cost == null) {
            root.putNull("cost");
            return;
        }
        root.putObject("cost")
                .put("amount", cost.amount())
                .put("currency", cost.currency())
                .put("model", cost.model())
                .put("price_of", cost.family())
                .put("model_assumed", cost.assumed());
    }

    private static void unmeasured(ArrayNode list, ConversationReport report) {
        BiConsumer<String, Measurement<?>> add = (part, measurement) -> {
            if (measurement instanceof Measurement.Unmeasured<?> none) {
                list.addObject().put("part", part).put("code", none.code().id()).put("message", none.message());
            }
        };
        add.accept("relevance", report.relevance());
        add.accept("completeness", report.completeness());
        add.accept("hallucination", report.hallucination());
        add.accept("latency", report.latency());
        add.accept("cost", report.cost());
    }

    private static void pairing(ObjectNode json, ConversationReport report) {
        Pairing pairing = report.pairing();
        json.put("method", pairing.method().id());
        json.put("explanation", pairing.method().meaning());
        number(json, "similarity", pairing.similarity());
        json.put("question_turn", number(report, pairing.question()));
        json.put("response_turn", number(report, pairing.answer()));
        json.put("question", turn(report, pairing.question(), Turn::text));
        json.put("response", pairing.response());
    }

    private static void relevance(ObjectNode root, Measurement<Relevance> measured) {
        Relevance relevance = value(measured, r -> r);
        if (relevance == null) {
            root.putNull("relevance");
            return;
        }
        ObjectNode json = root.putObject("relevance");
        number(json, "similarity", relevance.similarity());
        number(json, "term_coverage", relevance.termCoverage());
        number(json, "intent_coverage", relevance.intentCoverage());
    }

    private static void completeness(ObjectNode root, Measurement<Completeness> measured) {
        Completeness completeness = value(measured, c -> c);
        if (completeness == null) {
            root.putNull("completeness");
            return;
        }
        ObjectNode json = root.putObject("completeness");
        ArrayNode uncovered = json.putArray("uncovered");
        completeness.uncovered().forEach(asked -> uncovered.add(asked.text()));
        ArrayNode list = json.putArray("asked");
        for (Completeness.Asked asked : completeness.asked()) {
            ObjectNode node = list.addObject()
                    .put("text", asked.text())
                    .put("kind", asked.item() ? "item" : "sub_question")
                    .put("intent", asked.intent().id())
                    .put("covered", asked.covered())
                    .put("state", asked.state().id());
            number(node, "term_coverage", asked.terms());
            number(node, "similarity", asked.similarity());
        }
    }

    private static void chunks(ObjectNode json, ConversationReport report) {
        ChunkUse use = report.chunks();
        Map<String, SourceChunk> byId =
                report.context().chunks().stream().collect(Collectors.toMap(SourceChunk::id, Function.identity()));
        group(json.putArray("used"), use.used(), byId);
        group(json.putArray("retrieved_unused"), use.unused(), byId);
        group(json.putArray("missing"), use.missing(), byId);
        group(json.putArray("supporting"), use.supporting(), byId);
    }

    private static void group(ArrayNode list, List<String> ids, Map<String, SourceChunk> byId) {
        for (String id : ids) {
            SourceChunk chunk = byId.get(id);
            list.addObject().put("id", id).put("url", chunk == null ? null : chunk.url());
        }
    }

    private static ObjectNode summary(Batch batch) {
        ObjectNode json = Json.object();
        json.put("conversations", batch.reports().size());
        for (Outcome outcome : Outcome.values()) {
            json.put(outcome.id(), batch.count(outcome));
        }
        ObjectNode latency = json.putObject("latency");
        latency.put("measured", batch.latencies().size());
        PERCENTILES.forEach((name, share) -> number(
                latency, name, batch.latency(share).map(ReportJson::seconds).orElse(null)));
        ArrayNode costs = json.putArray("cost");
        for (Cost cost : batch.costs()) {
            costs.addObject().put("amount", cost.amount()).put("currency", cost.currency());
        }
        return json;
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / MILLIS;
    }

    private static @Nullable String number(ConversationReport report, @Nullable Integer index) {
        return turn(report, index, Turn::number);
    }

    private static @Nullable String turn(
            ConversationReport report, @Nullable Integer index, Function<Turn, String> part) {
        return index == null ? null : part.apply(report.conversation().turns().get(index));
    }

    static void number(ObjectNode json, String field, @Nullable Double value) {
        if (value == null) {
            json.putNull(field);
        } else {
            json.put(field, Json.round(value));
        }
    }

    private static <T, R> @Nullable R value(Measurement<T> measurement, Function<T, R> part) {
        return measurement instanceof Measurement.Measured<T> measured ? part.apply(measured.value()) : null;
    }

    private static <T, R> List<R> orEmpty(Measurement<T> measurement, Function<T, List<R>> part) {
        return measurement instanceof Measurement.Measured<T> measured ? part.apply(measured.value()) : List.of();
    }
}
