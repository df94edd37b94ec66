package io.holdfast.adapters.telemetry;

import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.stream.CheckedSentence;
import io.holdfast.core.stream.StreamPolicy;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Meters of evaluations. Tags have few values each: names of metrics, labels, verdicts, rules. Names and tags are listed
 * in docs/guide/telemetry.md.
 */
public final class MicrometerEvaluations implements EvaluationListener {
    private final MeterRegistry registry;

    public MicrometerEvaluations(MeterRegistry registry) {
        this.registry = registry;
    }

    @Override
    public void evaluated(EvaluationResult evaluation, @Nullable String responseId) {
        EvaluationResult.Label label = evaluation.label();
        Counter.builder("holdfast.evaluations")
                .description("Evaluations by metric and label")
                .tags("evaluation", evaluation.name(), "label", label == null ? "none" : label.id())
                .register(registry)
                .increment();
        Double score = evaluation.score();
        if (score != null) {
            DistributionSummary.builder("holdfast.evaluation.score")
                    .description("Scores in [0, 1] by metric")
                    .tags("evaluation", evaluation.name())
                    .register(registry)
                    .record(score);
        }
        Timer.builder("holdfast.evaluation.time")
                .description("Time that measuring took")
                .tags("evaluation", evaluation.name())
                .register(registry)
                .record(evaluation.took());
        for (TracedClaim claim : evaluation.claims()) {
            Counter.builder("holdfast.verdicts")
                    .description("Claims by verdict and by the rule that decided")
                    .tags("verdict", claim.verdict().id(), "rule", claim.rule().id())
                    .register(registry)
                    .increment();
        }
    }

    @Override
    public void sentence(CheckedSentence sentence, StreamPolicy.Action action) {
        Counter.builder("holdfast.stream.sentences")
                .description("Streamed sentences by what became of them")
                .tags("action", sentence.passed() ? "passed" : action.name().toLowerCase(Locale.ROOT))
                .register(registry)
                .increment();
    }
}
