package io.holdfast.core.config.section;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How conversations are scored. Each {@code …Warn} and {@code …Fail} is a border of the verdict.
 *
 * @param pairingSimilarity share of words a response must have in common with an AI turn to be taken for it
 * @param similarityWeight weight of meaning in relevance
 * @param termWeight weight of the question's words in relevance
 * @param intentWeight weight of the asked-for kinds of answer in relevance
 * @param coveredTerms share of its words at which an asked-for thing is covered
 * @param coveredSimilarity similarity to a sentence of the response at which it is covered
 * @param coveredKindSimilarity the same where what is asked for can be told by its kind and the response holds that kind
 * @param model whose price counts where the conversation names none; empty: none does
 * @param priceFile prices of models by day, as CSV; empty: the bundled one
 * @param prices prices that go before the file's
 */
public record ConversationSettings(
        double pairingSimilarity,
        double similarityWeight,
        double termWeight,
        double intentWeight,
        double coveredTerms,
        double coveredSimilarity,
        double coveredKindSimilarity,
        double relevanceWarn,
        double relevanceFail,
        double completenessWarn,
        double completenessFail,
        double hallucinationWarn,
        double hallucinationFail,
        double latencyWarnSeconds,
        double latencyFailSeconds,
        String model,
        String priceFile,
        Map<String, Price> prices) {
    private static final double ROUNDING = 1e-9;

    public ConversationSettings {
        Check.threshold(pairingSimilarity, "conversation.pairing_similarity");
        Check.share(similarityWeight, "conversation.similarity_weight");
        Check.share(termWeight, "conversation.term_weight");
        Check.share(intentWeight, "conversation.intent_weight");
        double weights = similarityWeight + termWeight + intentWeight;
        Check.require(
                Math.abs(weights - 1) < ROUNDING && similarityWeight < 1,
                "conversation.similarity_weight",
                similarityWeight,
                "a number below 1 that adds up to 1 with term_weight and intent_weight (the sum is " + weights + ")");
        Check.threshold(coveredTerms, "conversation.covered_terms");
        Check.threshold(coveredSimilarity, "conversation.covered_similarity");
        Check.threshold(coveredKindSimilarity, "conversation.covered_kind_similarity");
        Check.share(relevanceWarn, "conversation.relevance_warn");
        atMost(relevanceFail, "conversation.relevance_fail", relevanceWarn, "conversation.relevance_warn");
        Check.share(completenessWarn, "conversation.completeness_warn");
        atMost(completenessFail, "conversation.completeness_fail", completenessWarn, "conversation.completeness_warn");
        Check.threshold(hallucinationFail, "conversation.hallucination_fail");
        Check.threshold(hallucinationWarn, "conversation.hallucination_warn");
        atMost(
                hallucinationWarn,
                "conversation.hallucination_warn",
                hallucinationFail,
                "conversation.hallucination_fail");
        Check.positive(latencyWarnSeconds, "conversation.latency_warn_seconds");
        Check.positive(latencyFailSeconds, "conversation.latency_fail_seconds");
        atMost(
                latencyWarnSeconds,
                "conversation.latency_warn_seconds",
                latencyFailSeconds,
                "conversation.latency_fail_seconds");
        prices = Collections.unmodifiableMap(new LinkedHashMap<>(prices));
    }

    private static void atMost(double value, String key, double bound, String boundKey) {
        Check.require(value >= 0 && value <= bound, key, value, "a number in [0, " + bound + "], up to " + boundKey);
    }

    /** What so many tokens cost, read and written. */
    public record Price(double input, double output, int tokens, String currency) {
        private static final int THOUSAND = 1_000;
        private static final int MILLION = 1_000_000;

        public Price {
            Check.require(
                    input >= 0 && Double.isFinite(input), "conversation.prices", input, "an input price of 0 or more");
            Check.require(
                    output >= 0 && Double.isFinite(output),
                    "conversation.prices",
                    output,
                    "an output price of 0 or more");
            Check.require(
                    tokens == THOUSAND || tokens == MILLION,
                    "conversation.prices",
                    tokens,
                    "a price for 1000 or 1000000 tokens");
            Check.require(
                    currency.matches("[A-Z]{3}"),
                    "conversation.prices",
                    currency,
                    "a currency of three letters, e.g. USD");
        }
    }
}
