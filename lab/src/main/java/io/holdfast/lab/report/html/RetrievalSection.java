package io.holdfast.lab.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import java.util.ArrayList;
import java.util.List;

/** Whether the documents of the cases are the right ones, and whose fault bad answers are. */
final class RetrievalSection {
    private static final List<String> PARTS =
            List.of("retrieval", "retrieval.recall", "retrieval.use", "retrieval.noise", "retrieval.sufficiency");

    private RetrievalSection() {}

    static Html of(List<ModelStats> models) {
        List<List<Object>> means = new ArrayList<>();
        List<Html> causes = new ArrayList<>();
        for (ModelStats model : models) {
            List<ObjectNode> findings = model.run().findings("retrieval");
            if (findings.isEmpty()) {
                continue;
            }
            List<Object> row = new ArrayList<>(List.of(model.label()));
            for (String part : PARTS) {
                JsonNode metric = model.run().metric(part).orElse(null);
                row.add(Words.value(metric)
                        + (metric == null ? "" : " (n " + metric.path("n").asInt() + ")"));
            }
            means.add(row);
            causes.add(Parts.note("Of the bad answers of " + model.label() + ", "
                    + Words.count(blamed(findings, "retrieval"))
                    + " had documents that do not hold the answer, and "
                    + Words.count(blamed(findings, "generation")) + " did not keep to theirs."));
        }
        if (means.isEmpty()) {
            return Html.NOTHING;
        }
        return Parts.section(
                "retrieval",
                "Retrieval",
                "Whether the documents given are the right ones: each claim of the reference and of the answer is read"
                        + " against each document alone.",
                Parts.table(
                        "What was retrieved",
                        List.of("Model", "#Precision", "#Recall", "#Use", "#Noise (lower is better)", "#Sufficient"),
                        means),
                causes);
    }

    private static long blamed(List<ObjectNode> findings, String cause) {
        return findings.stream()
                .filter(f -> f.path("context").path("cause").asText().equals(cause))
                .count();
    }
}
