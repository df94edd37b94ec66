package io.holdfast.lab.run;

import io.holdfast.core.dimension.AlteredContext;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.generate.Perturbations.Perturbed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All that is asked about one case. A trial that serves two dimensions is asked once. */
record CasePlan(
        DatasetCase datasetCase,
        @Nullable Trial full,
        List<Labelled> variants,
        List<Altered> altered,
        @Nullable Trial repeat,
        List<Perturbation> perturbations) {

    /** A wording of the question and its trial. */
    record Labelled(String label, Trial trial) {}

    /** An altered context and its trial. */
    record Altered(AlteredContext context, Trial trial) {}

    /** A perturbation and its trial. */
    record Perturbation(Perturbed perturbed, Trial trial) {}

    List<Trial> trials() {
        List<Trial> all = new ArrayList<>();
        if (full != null) {
            all.add(full);
        }
        variants.forEach(v -> all.add(v.trial()));
        altered.forEach(a -> all.add(a.trial()));
        if (repeat != null) {
            all.add(repeat);
        }
        perturbations.forEach(p -> all.add(p.trial()));
        Map<String, Trial> once = new LinkedHashMap<>();
        all.forEach(trial -> once.putIfAbsent(trial.id(), trial));
        return List.copyOf(once.values());
    }
}
