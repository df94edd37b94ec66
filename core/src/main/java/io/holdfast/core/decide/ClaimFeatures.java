package io.holdfast.core.decide;

import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.Term;
import io.holdfast.core.find.Terms;
import io.holdfast.core.port.Assessment;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known of a claim beside its evidence, as named numbers: all that the {@link Decision} sees. */
final class ClaimFeatures {
    private static final double EDGE = 0.002;
    private static final double LONG_CLAIM = 30;

    private final Map<String, Double> values = new LinkedHashMap<>();
    private final Terms claim;
    private final EvidenceIndex index;

    private ClaimFeatures(Terms claim, EvidenceIndex index) {
        this.claim = claim;
        this.index = index;
    }

    /** @param assessed what the model says; null without a model */
    static Map<String, Double> of(Terms claim, EvidenceIndex index, @Nullable Assessment assessed) {
        ClaimFeatures f = new ClaimFeatures(claim, index);
        f.values.put("bias", 1.0);
        if (assessed != null) {
            f.put("support", logit(assessed.support()));
            f.put("contradiction", logit(assessed.contradiction()));
        }
        f.put("novelty", index.novelty(claim));
        f.names();
        f.put("length", Math.min(1, claim.words().size() / LONG_CLAIM));
        return f.values;
    }

    private void names() {
        List<Term> names = claim.words().values().stream().filter(Term::name).toList();
        long unknown = names.stream().filter(n -> index.unheld(n.stem())).count();
        put("new_names", names.isEmpty() ? 0 : (double) unknown / names.size());
    }

    private static double logit(double p) {
        double q = Math.min(1 - EDGE, Math.max(EDGE, p));
        return Math.log(q / (1 - q));
    }

    private void put(String name, double value) {
        values.put(name, value);
    }
}
