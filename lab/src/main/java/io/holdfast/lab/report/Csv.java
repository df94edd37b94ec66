package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One row a case and dimension, as RFC 4180 has it. Spreadsheets run what begins like a formula; a text that does gets
 * an apostrophe in front.
 */
public final class Csv {
    private static final String[] COLUMNS = {
        "run",
        "model",
        "case",
        "kind",
        "dimension",
        "outcome",
        "score",
        "risk",
        "failure",
        "failure_class",
        "claims",
        "supported",
        "contradicted",
        "not_found",
        "latency_ms",
        "question",
        "answer",
        "diagnosis",
        "language"
    };

    private Csv() {}

    public static String of(List<ModelStats> models) {
        StringBuilder out = new StringBuilder();
        row(out, List.of(COLUMNS));
        for (ModelStats model : models) {
            Map<String, Double> latencies = model.run().latencies();
            for (ObjectNode finding : model.run().findings()) {
                Failure failure = Failure.of(finding);
                Double latency = latencies.get(finding.path("case").asText());
                List<String> row = new ArrayList<>(List.of(
                        text(model.run().name()),
                        text(model.label()),
                        text(finding.path("case").asText()),
                        text(finding.path("kind").asText()),
                        finding.path("dimension").asText(),
                        finding.path("outcome").asText(),
                        finding.path("score").asText(),
                        finding.path("risk").asText(),
                        finding.path("failure").asText(),
                        failure == null ? "" : failure.failureClass()));
                for (String count : new String[] {"claims", "supported", "contradicted", "not_found"}) {
                    row.add(finding.path("counts").path(count).asText());
                }
                row.add(latency == null ? "" : String.valueOf(latency));
                row.add(text(finding.path("question").asText()));
                row.add(text(finding.path("answer").asText()));
                row.add(text(failure == null ? "" : failure.summary()));
                row.add(finding.path("language").asText());
                row(out, row);
            }
        }
        return out.toString();
    }

    private static void row(StringBuilder out, List<String> cells) {
        for (int i = 0; i < cells.size(); i++) {
            out.append(i == 0 ? "" : ",");
            String cell = cells.get(i);
            boolean quoted = cell.chars().anyMatch(c -> c == '"' || c == ',' || c == '\n' || c == '\r');
            out.append(quoted ? '"' + cell.replace("\"", "\"\"") + '"' : cell);
        }
        out.append("\r\n");
    }

    /** A text from outside that no spreadsheet takes for a formula. */
    private static String text(String text) {
        return !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }
}
