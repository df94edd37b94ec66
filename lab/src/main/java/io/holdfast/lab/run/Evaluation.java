package io.holdfast.lab.run;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.dimension.Consistency;
import io.holdfast.core.dimension.DistractorAgreement;
import io.holdfast.core.dimension.RetrievalDependency;
import io.holdfast.core.dimension.Sensitivity;
import io.holdfast.core.evaluate.LanguageGate;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Distractor;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.store.TrialRow;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Turns the answers of a run into findings, one line a case and dimension. A finding made before from the same answers
 * under the same configuration is taken as it is; any other is made anew.
 */
final class Evaluation {
    private final ExperimentSpec experiment;
    private final Evaluators evaluators;
    private final Map<String, TrialRow> rows;
    private final Map<String, String> known;
    private final String configHash;

    /** @param known findings made before, by key */
    Evaluation(
            ExperimentSpec experiment, Evaluators evaluators, Map<String, TrialRow> rows, Map<String, String> known) {
        this.experiment = experiment;
        this.evaluators = evaluators;
        this.rows = rows;
        this.known = known;
        this.configHash = EvaluationConfig.hash(experiment.config());
    }

    /**
     * @param lines findings in plan order
     * @param made those that were not known before, by key
     * @param notApplicable cases a dimension has nothing to ask of
     */
    record Result(List<ObjectNode> lines, Map<String, String> made, Map<Dimension, Integer> notApplicable) {}

    Result evaluate(Plan plan) {
        List<ObjectNode> lines = new ArrayList<>();
        Map<String, String> made = new LinkedHashMap<>();
        Map<Dimension, Integer> notApplicable = new EnumMap<>(Dimension.class);
        for (CasePlan casePlan : plan.cases()) {
            for (Dimension dimension : experiment.dimensions()) {
                List<Trial> needed = needed(dimension, casePlan);
                if (needed.isEmpty()) {
                    notApplicable.merge(dimension, 1, Integer::sum);
                } else {
                    lines.add(line(dimension, casePlan, needed, made));
                }
            }
            experiment.own().forEach(own -> lines.add(line(own, casePlan)));
        }
        return new Result(lines, made, notApplicable);
    }

    private static List<Trial> needed(Dimension dimension, CasePlan plan) {
        List<Trial> trials = new ArrayList<>();
        switch (dimension) {
            case FAITHFULNESS, RETRIEVAL -> trials.add(Objects.requireNonNull(plan.full()));
            case CONSISTENCY -> plan.variants().forEach(v -> trials.add(v.trial()));
            case DEPENDENCY -> plan.altered().forEach(a -> trials.add(a.trial()));
            case SENSITIVITY -> plan.perturbations().forEach(p -> trials.add(p.trial()));
        }
        if (!trials.isEmpty() && dimension == Dimension.SENSITIVITY) {
            trials.add(0, Objects.requireNonNull(plan.repeat()));
        }
        if (!trials.isEmpty() && (dimension == Dimension.DEPENDENCY || dimension == Dimension.SENSITIVITY)) {
            trials.add(0, Objects.requireNonNull(plan.full()));
        }
        return trials;
    }

    private ObjectNode line(Dimension dimension, CasePlan plan, List<Trial> needed, Map<String, String> made) {
        Optional<Finding.Unmeasured<Object>> missing = missing(needed);
        String key = key(dimension, needed);
        if (missing.isPresent()) {
            return line(dimension, plan, missing.get(), key);
        }
        String before = known.get(key);
        if (before != null) {
            return Json.own(before);
        }
        ObjectNode line = line(dimension, plan, finding(dimension, plan), key);
        made.put(key, Json.line(line));
        return line;
    }

    /** An evaluator of the user's has no version to know its findings by: they are made anew each time. */
    private ObjectNode line(OwnEvaluator own, CasePlan plan) {
        Trial full = Objects.requireNonNull(plan.full());
        Finding<?> missing = missing(List.of(full)).orElse(null);
        return line(own.name(), plan, missing != null ? missing : own.evaluate(given(plan), answer(full)));
    }

    /** The case with the documents its answer was given. */
    private Case given(CasePlan plan) {
        Trial full = Objects.requireNonNull(plan.full());
        return plan.datasetCase().testCase().withDocuments(experiment.system().documents(full.asked()));
    }

    /** A trial that failed, or was not reached, leaves its case unmeasured: never a zero. */
    private Optional<Finding.Unmeasured<Object>> missing(List<Trial> needed) {
        for (Trial trial : needed) {
            TrialRow row = rows.get(trial.key().hash());
            if (row == null) {
                return Optional.of(new Finding.Unmeasured<>(
                        ErrorCode.BUDGET_EXHAUSTED, "trial " + trial.id() + " was not reached before the run ended"));
            }
            TrialRow.Failure error = row.error();
            if (error != null) {
                return Optional.of(
                        new Finding.Unmeasured<>(error.code(), "trial " + trial.id() + " failed: " + error.message()));
            }
        }
        return Optional.empty();
    }

    private String key(Dimension dimension, List<Trial> needed) {
        List<String> parts = new ArrayList<>(
                List.of("finding/1", Evaluators.version(dimension), configHash, evaluators.fingerprint()));
        for (Trial trial : needed) {
            TrialRow row = rows.get(trial.key().hash());
            Answer answer = row == null ? null : row.answer();
            parts.add(trial.key().hash());
            parts.add(answer == null ? "" : answer.text());
        }
        return Hash.of(parts.toArray(String[]::new));
    }

    private Finding<?> finding(Dimension dimension, CasePlan plan) {
        Case testCase = plan.datasetCase().testCase();
        return switch (dimension) {
            case FAITHFULNESS -> evaluators.faithfulness().evaluate(given(plan), answer(plan.full()));
            case CONSISTENCY ->
                evaluators
                        .consistency()
                        .evaluate(plan.variants().stream()
                                .map(v -> new Consistency.Labelled(v.label(), answer(v.trial())))
                                .toList());
            case DEPENDENCY ->
                evaluators
                        .dependency()
                        .evaluate(
                                testCase,
                                answer(plan.full()),
                                plan.altered().stream()
                                        .map(a -> new RetrievalDependency.Altered(a.context(), answer(a.trial())))
                                        .toList());
            case SENSITIVITY ->
                evaluators
                        .sensitivity()
                        .evaluate(
                                answer(plan.full()),
                                answer(plan.repeat()),
                                plan.perturbations().stream()
                                        .map(p -> new Sensitivity.Perturbed(
                                                p.perturbed().kind().id(),
                                                p.perturbed().change(),
                                                answer(p.trial())))
                                        .toList());
            case RETRIEVAL -> evaluators.retrieval().evaluate(given(plan), answer(plan.full()));
        };
    }

    private Answer answer(@org.jspecify.annotations.Nullable Trial trial) {
        TrialRow row = Objects.requireNonNull(
                rows.get(Objects.requireNonNull(trial).key().hash()));
        return Objects.requireNonNull(row.answer());
    }

    private ObjectNode line(Dimension dimension, CasePlan plan, Finding<?> finding, String key) {
        ObjectNode line = line(dimension.id(), plan, finding);
        line.set("thresholds", ThresholdsInForce.of(dimension, experiment.config()));
        return line.put("embedder", evaluators.embedder())
                .put("evaluator", Evaluators.version(dimension))
                .put("key", key);
    }

    private ObjectNode line(String dimension, CasePlan plan, Finding<?> finding) {
        DatasetCase datasetCase = plan.datasetCase();
        Case testCase = datasetCase.testCase();
        ObjectNode line = Json.object()
                .put("dimension", dimension)
                .put("case", datasetCase.id())
                .put("kind", datasetCase.kind().id());
        if (datasetCase.topic() != null) {
            line.put("topic", datasetCase.topic());
        }
        if (datasetCase.difficulty() != null) {
            line.put("difficulty", datasetCase.difficulty());
        }
        line.put("document", datasetCase.documentId())
                .put("model", experiment.system().id())
                .put("question", testCase.question());
        if (testCase.reference() != null) {
            line.put("reference", testCase.reference());
        }
        if (testCase.answerable() != null) {
            line.put("answerable", testCase.answerable());
        }
        TrialRow full = plan.full() == null ? null : rows.get(plan.full().key().hash());
        Answer answer = full == null ? null : full.answer();
        if (answer != null) {
            line.put("answer", answer.text());
        }
        outcome(line, finding);
        Distractor distractor = datasetCase.distractor();
        if (distractor != null && answer != null) {
            line.set("distractor", distractor(distractor, answer.text()));
        }
        if (dimension.equals(Dimension.CONSISTENCY.id())) {
            answers(line.putArray("answers"), plan);
        }
        ObjectNode detailed = finding.fold(s -> detail(line, s.detail()), a -> detail(line, a.detail()), u -> line);
        if (!line.has("language")) {
            languages(line, plan);
        }
        return detailed;
    }

    /** What the evaluator did not tell: the languages of the answer it looked at first, and of its documents. */
    private void languages(ObjectNode line, CasePlan plan) {
        Trial first = plan.full() != null || plan.variants().isEmpty()
                ? plan.full()
                : plan.variants().get(0).trial();
        TrialRow row = first == null ? null : rows.get(first.key().hash());
        Answer answer = row == null ? null : row.answer();
        if (answer != null && !answer.text().isBlank()) {
            LanguageGate.Ruling read =
                    evaluators.languages().rule(plan.datasetCase().testCase(), answer.text());
            DetailJson.languages(line, read.language(), read.documents());
        }
    }

    private static void outcome(ObjectNode line, Finding<?> finding) {
        finding.fold(
                s -> line.put("outcome", "scored").put("score", Json.round(s.score())),
                a -> line.put("outcome", "abstained").put("reason", a.reason()),
                u -> unmeasured(line, u));
        line.put("failure", finding.failure());
    }

    private static ObjectNode unmeasured(ObjectNode line, Finding.Unmeasured<?> finding) {
        line.put("outcome", "unmeasured").put("reason", finding.code().id()).put("message", finding.message());
        DetailJson.languages(line, finding.language(), finding.documentLanguages());
        return line;
    }

    private static ObjectNode detail(ObjectNode line, Object detail) {
        DetailJson.put(line, detail);
        return line;
    }

    private void answers(ArrayNode answers, CasePlan plan) {
        for (CasePlan.Labelled variant : plan.variants()) {
            TrialRow row = rows.get(variant.trial().key().hash());
            ObjectNode node = answers.addObject()
                    .put("condition", variant.trial().condition())
                    .put("label", variant.label())
                    .put("question", variant.trial().asked().question());
            if (row != null && row.answer() != null) {
                node.put("answer", row.answer().text());
            }
        }
    }

    private ObjectNode distractor(Distractor distractor, String answer) {
        DistractorAgreement agreement =
                evaluators.agreement().of(answer, distractor.fromContext(), distractor.original());
        return Json.object()
                .put("type", distractor.type().id())
                .put("parent", distractor.parent())
                .put("agrees_with_context", agreement.withContext())
                .put("agrees_with_original", agreement.withOriginal())
                .put("followed_corrupted_context", agreement.followedCorruptedContext());
    }
}
