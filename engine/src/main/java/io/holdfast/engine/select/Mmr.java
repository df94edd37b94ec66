package io.holdfast.engine.select;

import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.retrieve.Hit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Orders passages by relevance and novelty: each next one maximises
 * {@code (1 - diversity) * relevance - diversity * similarity to what was chosen}. Diversity 0 is pure relevance, 1 is
 * most diverse. (Carbonell and Goldstein 1998 call 1 - diversity λ; it is read both ways round in the literature.)
 */
final class Mmr {
    private final double diversity;
    private final Map<String, Set<String>> words;

    Mmr(double diversity, List<Hit> hits) {
        if (!(diversity >= 0 && diversity <= 1)) {
            throw new IllegalArgumentException("diversity outside [0, 1]: " + diversity);
        }
        this.diversity = diversity;
        this.words = hits.stream()
                .collect(Collectors.toMap(
                        h -> h.chunk().id(),
                        h -> ComparedWords.content(h.chunk().text()),
                        (a, b) -> a));
    }

    /** Up to {@code n} of the hits, chosen one by one; a hit that {@code allowed} refuses is passed over. */
    List<Hit> choose(List<Hit> hits, int n, List<Hit> already, Predicate<Hit> allowed) {
        List<Hit> left = new ArrayList<>(hits);
        List<Hit> chosen = new ArrayList<>(already);
        List<Hit> result = new ArrayList<>();
        while (result.size() < n) {
            Hit best = null;
            double bestValue = Double.NEGATIVE_INFINITY;
            for (Hit hit : left) {
                double value = (1 - diversity) * hit.score() - diversity * nearest(hit, chosen);
                if (value > bestValue && allowed.test(hit)) {
                    best = hit;
                    bestValue = value;
                }
            }
            if (best == null) {
                return List.copyOf(result);
            }
            left.remove(best);
            chosen.add(best);
            result.add(best);
        }
        return List.copyOf(result);
    }

    private double nearest(Hit hit, List<Hit> chosen) {
        return chosen.stream().mapToDouble(c -> jaccard(hit, c)).max().orElse(0);
    }

    private double jaccard(Hit a, Hit b) {
        Set<String> x = words.getOrDefault(a.chunk().id(), Set.of());
        Set<String> y = words.getOrDefault(b.chunk().id(), Set.of());
        Set<String> both = new HashSet<>(x);
        both.retainAll(y);
        int union = x.size() + y.size() - both.size();
        return union == 0 ? 0 : (double) both.size() / union;
    }
}
