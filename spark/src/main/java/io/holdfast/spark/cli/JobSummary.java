package io.holdfast.spark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.spark.table.Figure;
import io.holdfast.spark.table.Metrics;
import java.util.Locale;

/** What a batch job prints at its end. */
final class JobSummary {
    private JobSummary() {}

    static void print(Metrics metrics, String output, boolean json, Terminal terminal) {
        if (json) {
            terminal.out().println(Json.line(tree(metrics, output)));
        } else {
            terminal.out().print(text(metrics, output));
        }
        if (metrics.deadLetters() > 0) {
            terminal.err()
                    .printf(
                            Locale.ROOT,
                            "holdfast: %,d of %,d records could not be read; the reasons are in %s/dead_letters%n",
                            metrics.deadLetters(),
                            metrics.records() + metrics.deadLetters(),
                            output);
        }
    }

    private static String text(Metrics metrics, String output) {
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "%,d records scored to %s%n", metrics.records(), output));
        for (Figure figure : metrics.figures()) {
            text.append(String.format(
                    Locale.ROOT,
                    figure.isCount() ? "  %-12s %-22s %,.0f" : "  %-12s %-22s %.4f",
                    figure.kind(),
                    figure.metric(),
                    figure.value()));
            if (figure.low() != null && figure.high() != null) {
                text.append(String.format(Locale.ROOT, " [%.4f, %.4f]", figure.low(), figure.high()));
            }
            text.append(figure.isCount() ? "" : String.format(Locale.ROOT, " of %,d", figure.n()));
            text.append(System.lineSeparator());
        }
        return text.toString();
    }

    private static ObjectNode tree(Metrics metrics, String output) {
        ObjectNode root = Json.object();
        root.put("output", output);
        root.put("records", metrics.records());
        root.put("dead_letters", metrics.deadLetters());
        ArrayNode rows = root.putArray("metrics");
        for (Figure figure : metrics.figures()) {
            ObjectNode node = rows.addObject();
            node.put("kind", figure.kind());
            node.put("metric", figure.metric());
            node.put("value", figure.value());
            node.put("n", figure.n());
            node.put("low", figure.low());
            node.put("high", figure.high());
        }
        return root;
    }
}
