package io.holdfast.core.config.section;

import io.holdfast.core.model.Perturbation;
import io.holdfast.core.model.WrongContext;
import java.util.List;
import java.util.Map;

/**
 * How experiments are planned, limited and summed up.
 *
 * @param seed of every random choice of a run
 * @param wrongContexts kinds of wrong context asked of each case by the dependency dimension
 * @param perturbations kinds of perturbation asked of each case by the sensitivity dimension
 * @param bootstrapSamples resamples behind each interval
 * @param intervalLevel coverage of each interval
 * @param tokensPerMinute most tokens sent to and received from a provider in a minute
 * @param breakerFailures failed trials in a row after which a run stops calling
 * @param extractiveThreshold how well a sentence must fit the question before the extractive answerer says it
 * @param prices price per million tokens by model id, in any one currency; a model without a price costs nothing
 */
public record ExperimentSettings(
        long seed,
        List<WrongContext> wrongContexts,
        List<Perturbation> perturbations,
        int bootstrapSamples,
        double intervalLevel,
        int tokensPerMinute,
        int breakerFailures,
        double extractiveThreshold,
        Map<String, Price> prices) {
    public ExperimentSettings {
        wrongContexts = List.copyOf(wrongContexts);
        perturbations = List.copyOf(perturbations);
        prices = Map.copyOf(prices);
        Check.positive(bootstrapSamples, "experiment.bootstrap_samples");
        Check.require(
                intervalLevel > 0 && intervalLevel < 1,
                "experiment.interval_level",
                intervalLevel,
                "a number in (0, 1)");
        Check.positive(tokensPerMinute, "experiment.tokens_per_minute");
        Check.positive(breakerFailures, "experiment.breaker_failures");
        Check.threshold(extractiveThreshold, "experiment.extractive_threshold");
    }

    /** Price of a million tokens read and of a million tokens written. */
    public record Price(double inputPerMillion, double outputPerMillion) {
        public Price {
            Check.require(inputPerMillion >= 0, "experiment.prices", inputPerMillion, "a number of 0 or more");
            Check.require(outputPerMillion >= 0, "experiment.prices", outputPerMillion, "a number of 0 or more");
        }

        public double of(long inputTokens, long outputTokens) {
            return (inputTokens * inputPerMillion + outputTokens * outputPerMillion) / 1_000_000;
        }
    }
}
