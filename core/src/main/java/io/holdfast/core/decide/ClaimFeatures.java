package io.holdfast.core.decide;

import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.Term;
import io.holdfast.core.find.Terms;
import io.holdfast.core.port.Assessment;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is known of a claim beside its evidence, as named numbers: all that the {@link Decision} sees. */
final class ClaimFeatures {
    private static final double EDGE = 0.002;

    private ClaimFeatures() {}

    /**
     * @param stated words of values that some document states in another form, which are not new
     * @param assessed what the model says; null without a model
     */
    static Map<String, Double> of(Terms claim, Set<String> stated, EvidenceIndex index, @Nullable Assessment assessed) {
        Map<String, Double> features = new LinkedHashMap<>();
        features.put("bias", 1.0);
        if (assessed != null) {
            features.put("support", logit(assessed.support()));
            features.put("contradiction", logit(assessed.contradiction()));
        }
        features.put("novelty", index.novelty(claim, stated));
        features.put("new_names", newNames(claim, stated, index));
        return features;
    }

    /** The share of the claim's names that no document holds; the name of a month in a stated date is none. */
    private static double newNames(Terms claim, Set<String> stated, EvidenceIndex index) {
        List<Term> names = claim.words().values().stream()
                .filter(n -> n.name() && !stated.contains(n.stem()))
                .toList();
        long unknown = names.stream().filter(n -> index.unheld(n.stem())).count();
        return names.isEmpty() ? 0 : (double) unknown / names.size();
    }

    private static double logit(double p) {
        double q = Math.min(1 - EDGE, Math.max(EDGE, p));
        return Math.log(q / (1 - q));
    }
}
