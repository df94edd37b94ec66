package io.holdfast.core.decide;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.port.GroundingModel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The calibrated decision: the probability that the documents support a claim, by a logistic regression over its
 * {@link ClaimFeatures}. The weights are fitted on labelled claims ({@code training/decision.py}) and kept in
 * {@code decision.json}, one set for use with the model and one for words and values alone; another model's probability
 * is taken as it is.
 */
record Decision(Map<String, Double> weights) {
    private static final Map<String, Map<String, Double>> WEIGHTS = read();

    static Decision of(@Nullable GroundingModel model) {
        String kind = model == null ? "words" : model.decisionFitted() ? "model" : "other";
        return new Decision(Objects.requireNonNull(WEIGHTS.get(kind)));
    }

    /** The features that count, without the constant one. */
    Set<String> weighed() {
        Set<String> names = new TreeSet<>(weights.keySet());
        names.remove("bias");
        return names;
    }

    /** Probability that the documents support the claim. */
    double support(Map<String, Double> features) {
        double odds = 0;
        for (Map.Entry<String, Double> weight : weights.entrySet()) {
            odds += weight.getValue() * features.getOrDefault(weight.getKey(), 0.0);
        }
        return 1 / (1 + Math.exp(-odds));
    }

    private static Map<String, Map<String, Double>> read() {
        try (InputStream in =
                Objects.requireNonNull(Decision.class.getResourceAsStream("decision.json"), "decision.json")) {
            return new ObjectMapper().readValue(in, new TypeReference<>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
