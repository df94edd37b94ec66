package io.holdfast.lab.context;

import io.holdfast.core.config.Suggestion;
import io.holdfast.core.context.RetrievedContext;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A number about what was retrieved. Precision and recall are called as RAGAS calls them. */
public enum ContextMetric {
    CONTEXT_PRECISION,
    CONTEXT_RECALL,
    CONTEXT_USE,
    CONTEXT_NOISE,
    CONTEXT_SUFFICIENCY;

    /** The name on the command line and in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Null where the case does not say enough, e.g. recall without a reference. */
    public @Nullable Double of(RetrievedContext context) {
        return switch (this) {
            case CONTEXT_PRECISION -> Double.valueOf(context.precision());
            case CONTEXT_RECALL -> context.recall();
            case CONTEXT_USE -> context.use();
            case CONTEXT_NOISE -> context.noise();
            case CONTEXT_SUFFICIENCY -> Double.valueOf(context.sufficient() ? 1 : 0);
        };
    }

    /** Reads {@code context_precision,context_recall}; {@code context} is all of them. */
    public static Set<ContextMetric> parse(List<String> names) {
        Set<ContextMetric> metrics = EnumSet.noneOf(ContextMetric.class);
        for (String name : names) {
            if (name.strip().equals("context")) {
                metrics.addAll(EnumSet.allOf(ContextMetric.class));
            } else {
                metrics.add(named(name.strip()));
            }
        }
        return metrics;
    }

    private static ContextMetric named(String name) {
        List<String> known = Arrays.stream(values()).map(ContextMetric::id).toList();
        return Arrays.stream(values())
                .filter(metric -> metric.id().equals(name))
                .findFirst()
                .orElseThrow(() -> new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "unknown metric " + name + "; " + Suggestion.clause(name, known) + ", or context for all"));
    }
}
