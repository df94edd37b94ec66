package io.holdfast.lab.run;

import io.holdfast.core.config.Config;
import io.holdfast.core.context.ContextQuality;
import io.holdfast.core.dimension.AnswerComparison;
import io.holdfast.core.dimension.Consistency;
import io.holdfast.core.dimension.DistractorComparison;
import io.holdfast.core.dimension.RetrievalDependency;
import io.holdfast.core.dimension.Sensitivity;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.LanguageGate;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.LanguageDetector;
import org.jspecify.annotations.Nullable;

/**
 * The evaluators of the dimensions.
 *
 * @param languages reads the languages of cases for findings that do not name them themselves
 * @param embedder id of the embedding model behind them
 * @param fingerprint everything beside the configuration that their findings depend on: models and versions
 */
public record Evaluators(
        Evaluator<Grounding> faithfulness,
        Consistency consistency,
        RetrievalDependency dependency,
        Sensitivity sensitivity,
        ContextQuality retrieval,
        DistractorComparison agreement,
        LanguageGate languages,
        String embedder,
        String fingerprint) {
    static final String FAITHFULNESS_VERSION = "faithfulness/1";

    /** @param detector tells languages that scripts and word lists do not; null: only those two tell them */
    public static Evaluators of(
            Config config,
            Evaluator<Grounding> faithfulness,
            AnswerComparison comparison,
            @Nullable LanguageDetector detector,
            String embedder,
            String fingerprint) {
        return new Evaluators(
                faithfulness,
                new Consistency(comparison, config),
                new RetrievalDependency(comparison, config),
                new Sensitivity(comparison, config),
                new ContextQuality(faithfulness),
                new DistractorComparison(comparison, config),
                new LanguageGate(config.languages(), detector),
                embedder,
                fingerprint);
    }

    static String version(Dimension dimension) {
        return switch (dimension) {
            case FAITHFULNESS -> FAITHFULNESS_VERSION;
            case CONSISTENCY -> Consistency.VERSION;
            case DEPENDENCY -> RetrievalDependency.VERSION;
            case SENSITIVITY -> Sensitivity.VERSION;
            case RETRIEVAL -> ContextQuality.VERSION;
        };
    }
}
