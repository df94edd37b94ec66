package io.holdfast.lab.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A run in one line of the model table.
 *
 * @param label the model, with the prompt or the run where that is needed to tell runs apart
 * @param scored answers with a faithfulness score
 * @param perfect those with score 1
 * @param failed cases with a failure in any dimension
 * @param attempted cases with a finding
 * @param latencies of the answers under the full condition, in milliseconds
 * @param totalMilliseconds of all recorded trials
 */
public record ModelStats(
        String label,
        RunResult run,
        int scored,
        int perfect,
        int failed,
        int attempted,
        int timeouts,
        OptionalDouble claimsPerAnswer,
        List<Double> latencies,
        double totalMilliseconds) {
    public ModelStats {
        latencies = List.copyOf(latencies);
    }

    public static List<ModelStats> of(List<RunResult> runs) {
        List<ModelStats> stats = new ArrayList<>();
        for (RunResult run : runs) {
            stats.add(of(run, label(run, runs)));
        }
        return stats;
    }

    private static ModelStats of(RunResult run, String label) {
        int scored = 0;
        int perfect = 0;
        int claims = 0;
        int traced = 0;
        for (ObjectNode finding : run.findings("faithfulness")) {
            OptionalDouble score = Score.of(finding);
            scored += score.isPresent() ? 1 : 0;
            perfect += score.isPresent() && score.getAsDouble() >= 1 ? 1 : 0;
            if (finding.has("counts")) {
                claims += finding.path("counts").path("claims").asInt();
                traced++;
            }
        }
        Set<String> attempted = new LinkedHashSet<>();
        Set<String> failed = new LinkedHashSet<>();
        for (ObjectNode finding : run.findings()) {
            attempted.add(finding.path("case").asText());
            if (Score.failure(finding)) {
                failed.add(finding.path("case").asText());
            }
        }
        double total = 0;
        for (JsonNode latency : run.sidecar().path("latency")) {
            total += latency.asDouble();
        }
        Collection<Double> latencies = run.latencies().values();
        return new ModelStats(
                label,
                run,
                scored,
                perfect,
                failed.size(),
                attempted.size(),
                run.summary().path("errors").path("timeout").asInt(),
                traced == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) claims / traced),
                List.copyOf(latencies),
                total);
    }

    /** The model's name; where another run has the same, with what tells them apart: prompt, data set or run. */
    private static String label(RunResult run, List<RunResult> all) {
        String name = ModelName.spoken(run.model());
        List<RunResult> same = all.stream()
                .filter(r -> ModelName.spoken(r.model()).equals(name))
                .toList();
        if (same.size() == 1) {
            return name;
        }
        String told = Stream.<Function<RunResult, String>>of(r -> part(r, "prompt"), r -> part(r, "dataset"))
                .filter(part -> same.stream()
                                .map(part)
                                .filter(p -> !p.isEmpty())
                                .distinct()
                                .count()
                        == same.size())
                .map(part -> part.apply(run))
                .findFirst()
                .orElse(run.name());
        return name + " · " + told;
    }

    /** The same under another label. */
    public ModelStats named(String other) {
        return new ModelStats(
                other,
                run,
                scored,
                perfect,
                failed,
                attempted,
                timeouts,
                claimsPerAnswer,
                latencies,
                totalMilliseconds);
    }

    private static String part(RunResult run, String part) {
        return run.summary().path(part).path("name").asText();
    }

    public OptionalDouble failureRate() {
        return attempted == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) failed / attempted);
    }

    public OptionalDouble meanLatency() {
        return latencies.stream().mapToDouble(Double::doubleValue).average();
    }

    /** Scores of one dimension by case. */
    public Map<String, Double> scores(String dimension) {
        Map<String, Double> scores = new LinkedHashMap<>();
        for (ObjectNode finding : run.findings(dimension)) {
            Score.of(finding).ifPresent(s -> scores.put(finding.path("case").asText(), s));
        }
        return scores;
    }
}
