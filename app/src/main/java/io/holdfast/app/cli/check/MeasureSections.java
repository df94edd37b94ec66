package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.lab.cite.CitationTally;
import io.holdfast.lab.context.ContextMetric;
import io.holdfast.lab.context.ContextTally;
import io.holdfast.lab.report.html.ExtraSection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What was measured beside faithfulness, as sections of the report: every marker with its evidence, every answer with its chunks. */
final class MeasureSections {
    /** A table that nobody can read to its end helps nobody; the lines of {@code --out} hold all. */
    private static final int MOST_ROWS = 500;

    private final Config config;
    private final List<ObjectNode> lines;

    private MeasureSections(Config config, List<ObjectNode> lines) {
        this.config = config;
        this.lines = lines;
    }

    /** @param lines of {@code check} */
    static Stream<ExtraSection> of(Config config, List<ObjectNode> lines) {
        MeasureSections sections = new MeasureSections(config, lines);
        return Stream.concat(sections.citations().stream(), sections.context().stream());
    }

    private List<ObjectNode> with(String field) {
        return lines.stream().filter(line -> line.path(field).isObject()).toList();
    }

    private List<ExtraSection> citations() {
        List<ObjectNode> cited = with(MeasureTally.CITATIONS);
        if (cited.isEmpty()) {
            return List.of();
        }
        CitationTally tally = new CitationTally(config.experiment());
        List<List<String>> rows = new ArrayList<>();
        for (ObjectNode line : cited) {
            String id = line.path("id").asText();
            JsonNode citations = line.path(MeasureTally.CITATIONS);
            tally.add(citations, id);
            for (JsonNode mark : citations.path("markers")) {
                rows.add(List.of(
                        id,
                        mark.path("text").asText(mark.path("cites").asText()),
                        words(mark.path("status")),
                        claim(citations, mark),
                        evidence(mark)));
            }
            for (JsonNode claim : citations.path("claims")) {
                if (!claim.path("cited").asBoolean()) {
                    rows.add(List.of(id, "–", "missing", claim.path("text").asText(), ""));
                }
            }
        }
        return List.of(new ExtraSection(
                "citations",
                "Citations",
                sentence(tally.sentence()),
                List.of(ExtraSection.CASE, "Marker", "Status", "Claim", "What the documents say"),
                shown(rows),
                left(rows)));
    }

    private static String claim(JsonNode citations, JsonNode mark) {
        JsonNode first = mark.path("claims").path(0);
        return first.isMissingNode()
                ? ""
                : citations.path("claims").path(first.asInt()).path("text").asText();
    }

    private static String evidence(JsonNode mark) {
        JsonNode best = mark.path("evidence").path(0);
        String quote = best.isMissingNode()
                ? ""
                : best.path("document").asText() + ": “" + best.path("text").asText() + "”";
        String why = mark.path("diagnosis").asText();
        return why.isEmpty() ? quote : quote.isEmpty() ? why : why + " – " + quote;
    }

    private List<ExtraSection> context() {
        List<ObjectNode> retrieved = with(MeasureTally.CONTEXT);
        if (retrieved.isEmpty()) {
            return List.of();
        }
        ContextTally tally = new ContextTally(config.experiment());
        List<ContextMetric> metrics = Arrays.stream(ContextMetric.values())
                .filter(metric -> metric != ContextMetric.CONTEXT_SUFFICIENCY)
                .filter(metric -> retrieved.stream()
                        .anyMatch(line -> line.path(MeasureTally.CONTEXT).has(metric.id())))
                .toList();
        List<List<String>> rows = new ArrayList<>();
        for (ObjectNode line : retrieved) {
            JsonNode context = line.path(MeasureTally.CONTEXT);
            tally.add(context, line.path("id").asText());
            List<String> row = new ArrayList<>(List.of(line.path("id").asText()));
            metrics.forEach(metric -> row.add(number(context.path(metric.id()))));
            row.add(context.path("diagnosis").asText(context.path("message").asText()));
            row.add(chunks(context));
            rows.add(row);
        }
        List<String> heads = new ArrayList<>(List.of(ExtraSection.CASE));
        metrics.forEach(metric -> heads.add("#" + words(metric.id().replace("context_", ""))));
        heads.add("Diagnosis");
        heads.add("Chunks in their order");
        return List.of(
                new ExtraSection("retrieved", "Retrieval", sentence(tally.sentence()), heads, shown(rows), left(rows)));
    }

    /** {@code manual (relevant, used); faq (noise)}. */
    private static String chunks(JsonNode context) {
        List<String> all = new ArrayList<>();
        for (JsonNode chunk : context.path("chunks")) {
            boolean relevant = chunk.path("relevant").asBoolean();
            boolean used = chunk.path("used").asBoolean();
            String good =
                    relevant && used ? "relevant, used" : relevant ? "relevant, not used" : used ? "used" : "noise";
            all.add(chunk.path("document").asText() + " (" + good + ")");
        }
        return String.join("; ", all);
    }

    private static String number(JsonNode value) {
        return value.isNumber() ? String.format(Locale.ROOT, "%.2f", value.asDouble()) : "–";
    }

    private static String words(JsonNode id) {
        return words(id.asText());
    }

    private static String words(String id) {
        return id.replace('_', ' ');
    }

    private static String sentence(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1) + ".";
    }

    private static List<List<String>> shown(List<List<String>> rows) {
        return rows.subList(0, Math.min(MOST_ROWS, rows.size()));
    }

    private static List<String> left(List<List<String>> rows) {
        return rows.size() <= MOST_ROWS
                ? List.of()
                : List.of("The first " + MOST_ROWS + " of " + rows.size() + " rows; --out holds all.");
    }
}
