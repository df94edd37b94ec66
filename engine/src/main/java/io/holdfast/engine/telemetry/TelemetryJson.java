package io.holdfast.engine.telemetry;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.engine.confidence.DraftReadings;
import io.holdfast.engine.signal.Signals;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Telemetry as JSON objects with a fixed order of fields. {@code latency_ms} is the only field that depends on time. */
public final class TelemetryJson {
    public static final int VERSION = 1;
    private static final ObjectMapper JSON = new ObjectMapper();

    private TelemetryJson() {}

    public static ObjectNode outcome(String id, String configuration, String hash, QuestionOutcome o) {
        ObjectNode n = JSON.createObjectNode();
        n.put("version", VERSION)
                .put("id", id)
                .put("configuration", configuration)
                .put("config", hash);
        n.put("question", o.question().text());
        n.put("language", o.question().language().name().toLowerCase(Locale.ROOT));
        n.put("intent", o.question().intent().type().name().toLowerCase(Locale.ROOT));
        n.put("answer", o.shown()).put("abstained", o.abstained()).put("reason", o.reason());
        strings(n.putArray("citations"), o.citations());
        ArrayNode sources = n.putArray("sources");
        o.sources().forEach(c -> sources.add(source(c)));
        Declined declined = o.declined();
        if (declined != null) {
            n.set("declined", declined(declined));
        }
        n.put("overlap", round(o.overlap())).put("support", round(o.support()));
        n.put("confidence", round(o.draft().confidence()));
        DraftReadings evidence = o.draft().evidence();
        if (evidence != null) {
            n.putObject("evidence")
                    .put("reader", round(evidence.reader()))
                    .put("statement", round(evidence.statement()));
        }
        n.put("tokens", o.tokens());
        counts(n.putObject("tokens_by_stage"), o.tokensByStage());
        strings(n.putArray("retrieved"), o.retrieved());
        ArrayNode rounds = n.putArray("rounds");
        o.rounds().forEach(r -> rounds.add(round(r)));
        n.put("latency_ms", o.latency().toMillis());
        return n;
    }

    /** A citation with everything needed to open it. */
    public static ObjectNode source(Citation c) {
        ObjectNode n = JSON.createObjectNode()
                .put("id", c.id())
                .put("file", c.file())
                .put("title", c.title())
                .put("heading", c.heading());
        if (c.line() > 0) {
            n.put("line", c.line());
        } else {
            n.putNull("line");
        }
        return n.put("url", c.url()).put("quote", c.quote());
    }

    /** What was looked for, what is missing, and the place that comes nearest, null where there is none. */
    public static ObjectNode declined(Declined d) {
        ObjectNode n = JSON.createObjectNode();
        strings(n.putArray("looked_for"), d.lookedFor());
        strings(n.putArray("missing"), d.missing());
        Citation nearest = d.nearest();
        if (nearest == null) {
            n.putNull("nearest");
        } else {
            n.set("nearest", source(nearest));
        }
        return n;
    }

    private static ObjectNode round(RoundRecord r) {
        ObjectNode n = JSON.createObjectNode();
        n.put("round", r.number()).put("kind", r.kind()).put("query", r.query()).put("hyde", r.hyde());
        n.put("anchors_proposed", r.anchorsProposed());
        strings(n.putArray("anchors_selected"), r.anchorsSelected());
        strings(n.putArray("paths_pruned"), r.pathsPruned());
        strings(n.putArray("passages"), r.passages());
        n.put("tokens", r.tokens());
        counts(n.putObject("activations"), r.activations());
        Signals s = r.signals();
        n.put("overlap", round(s.overlap())).put("overlap_change", round(s.overlapChange()));
        n.put("support", round(s.support())).put("faithfulness", round(s.faithfulness()));
        n.put("coverage", round(s.coverage())).put("coverage_change", round(s.coverageChange()));
        strings(n.putArray("missing"), s.missing());
        n.put("new_hits", round(s.newHits())).put("new_hits_change", round(s.newHitsChange()));
        n.put("unsupported", s.unsupported()).put("conflict", s.conflict());
        strings(n.putArray("invalid"), s.invalid());
        n.put("judge", s.judge().name().toLowerCase(Locale.ROOT));
        n.put("decision", r.decision().action().name().toLowerCase(Locale.ROOT));
        n.put("reason", r.decision().reason().id());
        ObjectNode t = n.putObject("thresholds");
        t.put("support", r.decision().thresholds().support());
        t.put("gray_support", r.decision().thresholds().graySupport());
        t.put("new_hits", r.decision().thresholds().newHits());
        return n;
    }

    private static void strings(ArrayNode array, List<String> values) {
        values.forEach(array::add);
    }

    private static void counts(ObjectNode node, Map<String, Integer> values) {
        values.forEach(node::put);
    }

    private static double round(double value) {
        return Math.round(value * 1e6) / 1e6;
    }
}
