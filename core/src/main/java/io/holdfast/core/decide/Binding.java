package io.holdfast.core.decide;

import io.holdfast.core.config.QuantityTolerance;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.Mention;
import io.holdfast.core.find.Mentions;
import io.holdfast.core.find.Terms;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether the values of a claim belong to what the claim says they belong to. For each value the words around it are
 * compared with the words around the same value in the documents, and with those around other values of its kind: a value
 * taken from another row, person or year fits the others better.
 */
final class Binding {
    /** More values of the documents than this are not compared. */
    private static final int MOST_COMPARED = 2000;

    private final QuantityTolerance tolerance;

    Binding(QuantityTolerance tolerance) {
        this.tolerance = tolerance;
    }

    /**
     * How much better the claim's worst bound value fits its own mentions than those of its rivals, from -1 to 1; 0 for a
     * claim without values that the documents state.
     */
    double worst(Terms claim, List<EvidenceIndex.Candidate> scope) {
        List<Mention> given = scope.stream()
                .flatMap(c -> c.source().mentions(c.unit()).stream())
                .limit(MOST_COMPARED)
                .toList();
        Set<String> names =
                given.stream().map(Mention::name).filter(Objects::nonNull).collect(Collectors.toSet());
        Map<String, Double> rarity = rarity(given);
        return Mentions.of(claim, names).stream()
                .filter(value -> given.stream().anyMatch(g -> value.sameAs(g, tolerance)))
                .mapToDouble(value -> fit(value, given, rarity))
                .min()
                .orElse(0);
    }

    private double fit(Mention value, List<Mention> given, Map<String, Double> rarity) {
        double own = 0;
        double rival = 0;
        for (Mention mention : given) {
            if (value.sameAs(mention, tolerance)) {
                own = Math.max(own, shared(value, mention, rarity));
            } else if (value.rivals(mention, tolerance)) {
                rival = Math.max(rival, shared(value, mention, rarity));
            }
        }
        return own - rival;
    }

    /** Share of the words around a claim's value that a source has around its own; words that occur everywhere count little. */
    private static double shared(Mention value, Mention source, Map<String, Double> rarity) {
        double all = 0;
        double shared = 0;
        for (Map.Entry<String, Double> word : value.context().entrySet()) {
            double weight = word.getValue() * rarity.getOrDefault(word.getKey(), 0.0);
            all += weight;
            shared += weight * source.context().getOrDefault(word.getKey(), 0.0);
        }
        return all == 0 ? 0 : shared / all;
    }

    private static Map<String, Double> rarity(List<Mention> given) {
        Map<String, Integer> holding = new HashMap<>();
        given.forEach(m -> m.context().keySet().forEach(stem -> holding.merge(stem, 1, Integer::sum)));
        Map<String, Double> rarity = new HashMap<>();
        holding.forEach((stem, n) -> rarity.put(stem, Math.log(1 + (double) given.size() / n)));
        return rarity;
    }
}
