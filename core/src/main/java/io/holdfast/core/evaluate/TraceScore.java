package io.holdfast.core.evaluate;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.Verdict;
import org.jspecify.annotations.Nullable;

/** From the claims of an answer to its finding: the score, the risk, and whether a gate must not let it pass. */
public record TraceScore(Config config) {
    /** The finding whose score is the share of supported claims. */
    public Finding<Grounding> of(Grounding.Path path, Trace trace, @Nullable String note) {
        return of(path, trace.faithfulness(), trace, note);
    }

    Finding<Grounding> of(Grounding.Path path, double score, Trace trace, @Nullable String note) {
        double probability = new Risk(config.risk()).of(trace);
        return new Finding.Scored<>(score, fails(trace, probability), new Grounding(path, trace, probability, note));
    }

    /** Any claim that is not supported; where a threshold of risk was set, that threshold or a contradicted claim. */
    private boolean fails(Trace trace, double probability) {
        return config.risk().decides()
                ? probability >= config.risk().threshold() || trace.count(Verdict.CONTRADICTED) > 0
                : trace.claims().stream().anyMatch(c -> !c.supported());
    }
}
