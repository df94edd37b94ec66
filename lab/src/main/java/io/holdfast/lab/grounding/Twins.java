package io.holdfast.lab.grounding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A right and a wrong answer of one pair, both scored. */
record Twins(Scored right, Scored wrong) {
    /** Every right answer with every wrong one of its pair. */
    static List<Twins> of(List<Scored> rows) {
        List<Twins> twins = new ArrayList<>();
        List<Scored> paired =
                rows.stream().filter(r -> !r.answer().pair().isEmpty()).toList();
        for (List<Scored> pair : Rankings.groups(paired, r -> r.answer().pair()).values()) {
            for (Scored right : pair) {
                for (Scored wrong : pair) {
                    if (!right.bad() && wrong.bad()) {
                        twins.add(new Twins(right, wrong));
                    }
                }
            }
        }
        return twins;
    }

    /** Share of the pairs in which the wrong answer has the higher score, ties counted half; null without pairs. */
    static @Nullable Double rightInPair(List<Twins> twins) {
        return twins.isEmpty()
                ? null
                : twins.stream().mapToDouble(Twins::won).average().orElseThrow();
    }

    private double won() {
        int order = Double.compare(wrong.score(), right.score());
        return order > 0 ? 1 : order == 0 ? 0.5 : 0;
    }

    String source() {
        return right.answer().source();
    }
}
