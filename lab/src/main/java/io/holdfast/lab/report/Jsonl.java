package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.ModelStats;
import java.util.List;
import java.util.Map;

/** One line a run and case: every dimension's finding, with the answer, its latency and what is wrong in words. */
public final class Jsonl {
    private Jsonl() {}

    public static String of(List<ModelStats> models) {
        StringBuilder out = new StringBuilder();
        for (ModelStats model : models) {
            Map<String, Double> latencies = model.run().latencies();
            model.run().cases().forEach((id, findings) -> {
                ObjectNode line = Json.object()
                        .put("run", model.run().name())
                        .put("model", model.run().model())
                        .put("case", id);
                Double latency = latencies.get(id);
                if (latency != null) {
                    line.put("latency_ms", latency);
                }
                ObjectNode dimensions = line.putObject("dimensions");
                findings.forEach((name, finding) -> {
                    ObjectNode node = finding.deepCopy();
                    node.remove(List.of("dimension", "case", "model"));
                    Failure failure = Failure.of(finding);
                    if (failure != null) {
                        node.put("failure_class", failure.failureClass());
                        failure.sentences().forEach(node.withArray("diagnosis")::add);
                    }
                    dimensions.set(name, node);
                });
                out.append(Json.line(line)).append('\n');
            });
        }
        return out.toString();
    }
}
