package io.holdfast.app.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.run.DryRun;
import io.holdfast.lab.run.Lab;
import java.util.Locale;

/** What {@code holdfast run} prints for people. */
final class RunText {
    private RunText() {}

    static String of(DryRun dry) {
        return String.format(
                Locale.ROOT,
                "cases            %,d%ntrials           %,d%ncalls to make    %,d (%,d answers are there already)%n"
                        + "tokens in        %,d%ntokens out       %,d at most%nprice            %s%n"
                        + "Nothing was called.%n",
                dry.cases(),
                dry.trials(),
                dry.calls(),
                dry.reused(),
                dry.inputTokens(),
                dry.outputTokens(),
                dry.price() == null
                        ? "none known (see experiment.prices)"
                        : String.format(Locale.ROOT, "%.4f at most", dry.price()));
    }

    static String of(Lab.Result result) {
        JsonNode summary = result.summary();
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%-26s %7s  %-18s %5s %9s %10s %8s %8s%n",
                "metric",
                "mean",
                "95 % interval",
                "n",
                "abstained",
                "unmeasured",
                "coverage",
                "failures"));
        for (JsonNode metric : summary.path("metrics")) {
            JsonNode interval = metric.path("interval");
            text.append(String.format(
                    Locale.ROOT,
                    "%-26s %7s  %-18s %5d %9d %10d %7.0f%% %8d%n",
                    metric.path("name").asText(),
                    metric.has("value") ? number(metric.path("value")) : "-",
                    metric.has("interval")
                            ? "[" + number(interval.path("low")) + ", " + number(interval.path("high")) + "]"
                            : "-",
                    metric.path("n").asInt(),
                    metric.path("abstained").asInt(),
                    metric.path("unmeasured").asInt(),
                    100 * metric.path("coverage").asDouble(),
                    metric.path("failures").asInt()));
        }
        JsonNode trials = summary.path("trials");
        text.append(String.format(
                Locale.ROOT,
                "%ntrials: %d planned, %d answered (%d from before), %d failed, %d pending%n",
                trials.path("planned").asInt(),
                trials.path("answered").asInt(),
                result.reused(),
                trials.path("failed").asInt(),
                trials.path("pending").asInt()));
        JsonNode abstention = summary.path("abstention");
        text.append(String.format(
                Locale.ROOT,
                "declined though the documents hold the answer: %s; answered though they do not: %s%n",
                rate(abstention.path("false_insufficient_context")),
                rate(abstention.path("false_confidence"))));
        text.append("run ")
                .append(result.runId())
                .append(" in ")
                .append(result.directory())
                .append(System.lineSeparator());
        return text.toString();
    }

    private static String number(JsonNode node) {
        return String.format(Locale.ROOT, "%.3f", node.asDouble());
    }

    private static String rate(JsonNode rate) {
        return rate.has("value")
                ? String.format(
                        Locale.ROOT,
                        "%.1f %% of %d",
                        100 * rate.path("value").asDouble(),
                        rate.path("n").asInt())
                : "no case says so";
    }
}
