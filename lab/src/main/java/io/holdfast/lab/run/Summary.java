package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.EmbeddingCalibration;
import io.holdfast.core.config.section.ExperimentSettings.Price;
import io.holdfast.core.dimension.AbstentionMatrix;
import io.holdfast.core.model.Answer;
import io.holdfast.lab.context.ContextMetric;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Kind;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.prompt.Prompts;
import io.holdfast.lab.store.TrialRow;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Sums a run up: every mean with its n, coverage and interval; who abstained; what failed and how (docs/formats.md). */
final class Summary {
    static final String FORMAT = "holdfast-run/1";

    /** Beside context precision, which is the score. */
    private static final Set<ContextMetric> OF_RETRIEVAL =
            EnumSet.complementOf(EnumSet.of(ContextMetric.CONTEXT_PRECISION));

    private final ExperimentSpec experiment;
    private final Evaluators evaluators;
    private final Map<String, TrialRow> rows;
    private final Evaluation.Result evaluation;

    Summary(
            ExperimentSpec experiment,
            Evaluators evaluators,
            Map<String, TrialRow> rows,
            Evaluation.Result evaluation) {
        this.experiment = experiment;
        this.evaluators = evaluators;
        this.rows = rows;
        this.evaluation = evaluation;
    }

    ObjectNode json(Plan plan, @Nullable Stop stop, String version) {
        ObjectNode summary = Json.object().put("format", FORMAT).put("holdfast", version);
        dataset(summary.putObject("dataset"));
        summary.put("model", experiment.system().id());
        Prompts prompt = experiment.prompt();
        if (prompt != null) {
            summary.putObject("prompt")
                    .put("name", prompt.id())
                    .put("version", prompt.version())
                    .put("hash", prompt.hash());
        }
        ArrayNode dimensions = summary.putArray("dimensions");
        experiment.dimensions().forEach(d -> dimensions.add(d.id()));
        experiment.own().forEach(own -> dimensions.add(own.name()));
        summary.put("seed", experiment.config().experiment().seed());
        trials(summary, plan.trials(), stop);
        summary.set("metrics", metrics());
        ObjectNode notApplicable = summary.putObject("not_applicable");
        evaluation.notApplicable().forEach((d, n) -> notApplicable.put(d.id(), n));
        summary.set("abstention", abstention(plan));
        summary.set("failure_classes", failureClasses());
        summary.set("thresholds", ThresholdsInForce.all(experiment.config()));
        String embedding =
                EmbeddingCalibration.name(experiment.config().models().embedding());
        boolean calibrated = experiment.config().calibrations().containsKey(embedding);
        return summary.put("embedder", evaluators.embedder())
                .put("calibration", calibrated ? embedding : "none")
                .put("config_hash", EvaluationConfig.hash(experiment.config()));
    }

    private void dataset(ObjectNode node) {
        List<DatasetCase> cases = experiment.dataset().cases();
        node.put("name", experiment.dataset().name())
                .put("hash", experiment.dataset().hash())
                .put("cases", cases.size());
        ObjectNode kinds = node.putObject("kinds");
        for (Kind kind : Kind.values()) {
            long n = cases.stream().filter(c -> c.kind() == kind).count();
            if (n > 0) {
                kinds.put(kind.id(), n);
            }
        }
    }

    private void trials(ObjectNode summary, List<Trial> trials, @Nullable Stop stop) {
        int answered = 0;
        int failed = 0;
        long input = 0;
        long output = 0;
        Map<String, Integer> errors = new TreeMap<>();
        for (Trial trial : trials) {
            TrialRow row = rows.get(trial.key().hash());
            Answer answer = row == null ? null : row.answer();
            TrialRow.Failure error = row == null ? null : row.error();
            if (answer != null) {
                answered++;
                input += answer.usage() == null ? 0 : answer.usage().inputTokens();
                output += answer.usage() == null ? 0 : answer.usage().outputTokens();
            } else if (error != null) {
                failed++;
                errors.merge(error.code().id(), 1, Integer::sum);
            }
        }
        summary.putObject("trials")
                .put("planned", trials.size())
                .put("answered", answered)
                .put("failed", failed)
                .put("pending", trials.size() - answered - failed);
        if (stop != null) {
            summary.putObject("stopped").put("code", stop.code().id()).put("message", stop.message());
        }
        ObjectNode errorsNode = summary.putObject("errors");
        errors.forEach(errorsNode::put);
        summary.putObject("tokens").put("input", input).put("output", output);
        Price price = experiment
                .config()
                .experiment()
                .prices()
                .get(experiment.system().id());
        if (price != null) {
            summary.put("cost", Json.round(price.of(input, output)));
        }
    }

    private ArrayNode metrics() {
        MetricJson metric = new MetricJson(experiment.config().experiment());
        ArrayNode metrics = Json.array();
        for (Dimension dimension : experiment.dimensions()) {
            boolean lower = dimension == Dimension.SENSITIVITY;
            List<ObjectNode> all = of(dimension, line -> true);
            metrics.add(metric.of(dimension.id(), all, lower, Summary::score));
            for (Kind kind : Kind.values()) {
                List<ObjectNode> some =
                        of(dimension, line -> line.path("kind").asText().equals(kind.id()));
                if (!some.isEmpty()) {
                    metrics.add(metric.of(dimension.id() + "." + kind.id(), some, lower, Summary::score));
                }
            }
            switch (dimension) {
                case CONSISTENCY -> {
                    metrics.add(metric.of("consistency.semantic", all, false, line -> number(line, "semantic")));
                    metrics.add(metric.of("consistency.rouge_l", all, false, line -> number(line, "rouge_l")));
                }
                case DEPENDENCY -> {
                    metrics.add(metric.of("dependency.no_context", all, false, line -> changed(line, "no_context")));
                    metrics.add(metric.of("dependency.wrong_context", all, false, line -> changed(line, "wrong:")));
                }
                case SENSITIVITY ->
                    metrics.add(metric.of("sensitivity.noise_floor", all, true, line -> number(line, "noise_floor")));
                case RETRIEVAL -> {
                    for (ContextMetric part : OF_RETRIEVAL) {
                        metrics.add(metric.of(
                                part.id().replace("context_", "retrieval."),
                                all,
                                part == ContextMetric.CONTEXT_NOISE,
                                line -> number(line.path("context"), part.id())));
                    }
                }
                case FAITHFULNESS -> {}
            }
        }
        for (OwnEvaluator own : experiment.own()) {
            metrics.add(metric.of(own.name(), of(own.name(), line -> true), false, Summary::score));
        }
        return metrics;
    }

    private List<ObjectNode> of(Dimension dimension, Predicate<ObjectNode> filter) {
        return of(dimension.id(), filter);
    }

    private List<ObjectNode> of(String measured, Predicate<ObjectNode> filter) {
        return evaluation.lines().stream()
                .filter(line -> line.path("dimension").asText().equals(measured))
                .filter(filter)
                .toList();
    }

    private static OptionalDouble score(ObjectNode line) {
        return number(line, "score");
    }

    private static OptionalDouble number(JsonNode line, String field) {
        return line.path(field).isNumber() ? OptionalDouble.of(line.path(field).asDouble()) : OptionalDouble.empty();
    }

    /** Share of the conditions with this beginning under which the answer changed. */
    private static OptionalDouble changed(ObjectNode line, String condition) {
        int asked = 0;
        int changed = 0;
        for (JsonNode node : line.path("conditions")) {
            if (node.path("condition").asText().startsWith(condition)) {
                asked++;
                changed += node.path("changed").asBoolean() ? 1 : 0;
            }
        }
        return asked == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) changed / asked);
    }

    private ObjectNode abstention(Plan plan) {
        AbstentionMatrix matrix = AbstentionMatrix.EMPTY;
        for (CasePlan casePlan : plan.cases()) {
            TrialRow row = casePlan.full() == null
                    ? null
                    : rows.get(casePlan.full().key().hash());
            if (row != null && row.answer() != null) {
                matrix = matrix.plus(
                        casePlan.datasetCase().testCase(), row.answer().text());
            }
        }
        ObjectNode node = Json.object()
                .put("answerable_answered", matrix.answerableAnswered())
                .put("answerable_refused", matrix.answerableRefused())
                .put("unanswerable_answered", matrix.unanswerableAnswered())
                .put("unanswerable_refused", matrix.unanswerableRefused())
                .put("empty", matrix.empty())
                .put("unknown", matrix.unknown());
        rate(node.putObject("false_insufficient_context"), matrix.falseInsufficientContext(), matrix.answerable());
        rate(node.putObject("false_confidence"), matrix.falseConfidence(), matrix.unanswerable());
        return node;
    }

    private static void rate(ObjectNode node, @Nullable Double value, int n) {
        if (value != null) {
            node.put("value", Json.round(value));
        }
        node.put("n", n);
    }

    private ObjectNode failureClasses() {
        ObjectNode classes = Json.object()
                .put("contradicted", verdict("contradicted"))
                .put("not_found", verdict("not_found"))
                .put(
                        "false_insufficient_context",
                        count(
                                Dimension.FAITHFULNESS,
                                line -> line.path("path").asText().equals("false_insufficient_context")))
                .put("inconsistent", count(Dimension.CONSISTENCY, Summary::scoredFailure))
                .put(
                        "context_independent",
                        count(Dimension.DEPENDENCY, line -> !line.path("flags").isEmpty()))
                .put("sensitive", count(Dimension.SENSITIVITY, Summary::scoredFailure));
        return experiment.dimensions().contains(Dimension.RETRIEVAL)
                ? classes.put("insufficient_retrieval", count(Dimension.RETRIEVAL, Summary::scoredFailure))
                : classes;
    }

    private long verdict(String verdict) {
        return count(
                Dimension.FAITHFULNESS,
                line -> !line.path("path").asText().equals("false_insufficient_context")
                        && line.path("counts").path(verdict).asInt() > 0);
    }

    private static boolean scoredFailure(ObjectNode line) {
        return line.path("outcome").asText().equals("scored")
                && line.path("failure").asBoolean();
    }

    private long count(Dimension dimension, Predicate<ObjectNode> filter) {
        return of(dimension, filter).size();
    }
}
