package io.holdfast.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Metric;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.Failure;
import io.holdfast.lab.report.ReportFiles;
import io.holdfast.lab.report.html.GateStatus;
import io.holdfast.lab.report.html.HtmlReport;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.store.RunDirectory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What came of an experiment. {@link #toString()} is the whole of it in words. */
public final class ExperimentResult {
    /** Failures that are told one by one. */
    private static final int TOLD = 10;

    private final RunResult run;
    private final List<String> missed;
    private final @Nullable String limitation;

    ExperimentResult(RunResult run, List<Requirement> bars, Optional<String> limitation) {
        this.run = run;
        this.missed = bars.stream()
                .map(bar -> bar.missedBy(run))
                .flatMap(Optional::stream)
                .toList();
        this.limitation = limitation.orElse(null);
    }

    /** Whether every requirement is met. */
    public boolean passed() {
        return missed.isEmpty();
    }

    /** The requirements that are not met, a sentence each. */
    public List<String> missed() {
        return missed;
    }

    /** @throws AssertionError when a requirement is not met: which, and the cases that failed with their reasons */
    public ExperimentResult orThrow() {
        if (!passed()) {
            throw new AssertionError(toString());
        }
        return this;
    }

    /**
     * The mean of a measure over the cases that could be scored, with its denominators.
     *
     * @param measure {@code faithfulness}, or the name of an evaluator
     */
    public Metric metric(String measure) {
        JsonNode node = run.metric(measure)
                .orElseThrow(() ->
                        new IllegalArgumentException(measure + " was not measured; measured are " + run.dimensions()));
        boolean scored = node.path("value").isNumber();
        return new Metric(
                measure,
                scored ? node.path("value").asDouble() : null,
                node.path("n").asInt(),
                node.path("abstained").asInt(),
                node.path("unmeasured").asInt(),
                scored
                        ? new Metric.Interval(
                                node.at("/interval/low").asDouble(),
                                node.at("/interval/high").asDouble())
                        : null);
    }

    /** Writes the report: one file that asks nothing of the network. */
    public ExperimentResult html(Path file) {
        HtmlReport.Heading heading = new HtmlReport.Heading(run.name(), new GateStatus(true, missed));
        ReportFiles.write(file, HtmlReport.of(ModelStats.of(List.of(run)), null, List.of(), heading));
        return this;
    }

    /** Writes the summary with every finding as one JSON object. */
    public ExperimentResult json(Path file) {
        ObjectNode node = run.summary().deepCopy();
        ObjectNode gate = node.putObject("gate").put("passed", passed());
        missed.forEach(gate.putArray("missed")::add);
        node.putArray("findings").addAll(run.findings());
        ReportFiles.write(file, Json.pretty(node) + "\n");
        return this;
    }

    /** Writes a run directory, for {@code holdfast report} and {@code holdfast compare}. */
    public ExperimentResult save(Path directory) {
        RunDirectory files = new RunDirectory(directory);
        files.writeQueries(List.copyOf(run.queries().values()));
        files.writeFindings(run.findings());
        files.writeSummary(run.summary());
        files.writeSidecar(run.sidecar());
        return this;
    }

    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        lines.add(run.name() + ": " + (passed() ? "passed" : "failed"));
        missed.forEach(sentence -> lines.add("  " + sentence));
        run.dimensions().forEach(measure -> run.metric(measure).ifPresent(metric -> lines.add(line(measure, metric))));
        if (run.summary().has("stopped")) {
            lines.add("  stopped early: " + run.summary().at("/stopped/message").asText());
        }
        if (limitation != null) {
            lines.add("  " + limitation);
        }
        int untold = -TOLD;
        for (ObjectNode finding : run.findings()) {
            Failure failure = Failure.of(finding);
            if (failure != null && ++untold <= 0) {
                lines.add("  ✗ " + finding.path("case").asText() + ", "
                        + finding.path("dimension").asText() + ": " + failure.summary());
            }
        }
        if (untold > 0) {
            lines.add("  … and " + untold + " more failures");
        }
        return String.join("\n", lines);
    }

    private static String line(String measure, JsonNode metric) {
        return "  " + measure + " "
                + (metric.path("value").isNumber()
                        ? Words.value(metric) + " " + Words.interval(metric)
                        : "not measured")
                + ", n = " + metric.path("n").asInt() + ", unmeasured "
                + metric.path("unmeasured").asInt();
    }
}
